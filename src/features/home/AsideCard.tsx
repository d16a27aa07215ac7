import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { selectIsMember } from '#machines/selectors.ts';
import { useMachine, useSend } from '#src/app/context.tsx';
import { gameName } from '#src/components/games/launch.ts';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CardBone } from '#src/ui/Skeletons.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** Beside the offers: the way in for a visitor, the last game for a member. */
export function SideCard() {
  const isMember = useMachine('session', selectIsMember);
  return isMember ? <LastGame /> : <WayIn />;
}

function WayIn() {
  const send = useSend('signIn');
  return (
    <Card
      title={<Trans>One wallet for every hall</Trans>}
      text={<Trans>Sign in to play, to keep favourites and to see your balance at all times.</Trans>}
      action={
        <Button onClick={() => send({ type: 'signIn.open' })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}

function LastGame() {
  const { games, isPending } = useLastPlayed();
  const tileOf = useTiles();
  const last = games[0];
  if (isPending) return <CardBone />;
  if (!last) return <Offers />;
  const { provider, opening, onOpen } = tileOf(last);
  return (
    <Card
      label={<Trans>Where you left off</Trans>}
      title={gameName(last)}
      text={provider}
      picture={last.icon}
      action={
        <Button busy={opening} busyLabel={<Trans>Opening</Trans>} onClick={() => onOpen(last)}>
          <Trans>Continue</Trans>
        </Button>
      }
    />
  );
}

const Offers = () => (
  <Card
    title={<Trans>Offers of the house</Trans>}
    text={<Trans>What is running now, each with its terms.</Trans>}
    action={
      <Button render={<Link to="/discount" />}>
        <Trans>See promotions</Trans>
      </Button>
    }
  />
);
