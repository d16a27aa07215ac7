import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { gameName } from '#src/components/games/game.ts';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CardSkeleton } from '#src/ui/Skeletons.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** Beside the banners: sign-in for a visitor, the last game for a member. */
export function AsideCard() {
  const isMember = useMachineSelector('session', selectIsMember);
  return isMember ? <LastGame /> : <SignInCard />;
}

function SignInCard() {
  const send = useSend('signIn');
  return (
    <Card
      title={<Trans>One wallet for every hall</Trans>}
      text={<Trans>Sign in to play, save favourites and check your balance.</Trans>}
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
  if (isPending) return <CardSkeleton />;
  if (!last) return <PromotionsCard />;
  const { provider, opening, onOpen } = tileOf(last);
  return (
    <Card
      label={<Trans>Your last game</Trans>}
      title={gameName(last)}
      text={provider}
      image={last.icon}
      action={
        <Button busy={opening} busyLabel={<Trans>Opening</Trans>} onClick={() => onOpen(last)}>
          <Trans>Continue</Trans>
        </Button>
      }
    />
  );
}

const PromotionsCard = () => (
  <Card
    title={<Trans>Promotions</Trans>}
    text={<Trans>See current promotions and their terms.</Trans>}
    action={
      <Button render={<Link to="/discount" />}>
        <Trans>See promotions</Trans>
      </Button>
    }
  />
);
