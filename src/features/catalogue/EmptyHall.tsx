import { Trans } from '@lingui/react/macro';
import type { Game, Platform } from '#contract/endpoints/games.ts';
import type { GameTab } from '#contract/limits.ts';
import { selectIsMember } from '#machines/selectors.ts';
import { useMachine, useSend } from '#src/app/context.tsx';
import type { ProviderOf } from '#src/components/games/search.ts';
import { Button } from '#src/ui/Button.tsx';
import { Blank } from '#src/ui/EmptyState.tsx';
import { NothingFound } from './NoResults.tsx';

interface Props {
  tab: GameTab | undefined;
  typed: string;
  /** Where a near word is looked for. */
  games: readonly Game[];
  providerOf: ProviderOf;
  /** The provider whose page this is, where it is closed. */
  closed: Platform | undefined;
  onTyped: (typed: string) => void;
  /** Puts every filter away. */
  onClear: () => void;
}

/** Why nothing is here, and what to do about it. */
export default function EmptyHall({ tab, typed, games, providerOf, closed, onTyped, onClear }: Props) {
  const isMember = useMachine('session', selectIsMember);
  if ((tab === 'last_play' || tab === 'my_favorite') && !isMember) return <Visitor />;
  if (closed) return <Blank kind="empty" title={<Trans>Closed for now</Trans>} text={closed.gpName} />;
  if (typed && games.length > 0)
    return <NothingFound games={games} providerOf={providerOf} query={typed} onQuery={onTyped} />;
  const all = (
    <Button onClick={onClear}>
      <Trans>See all games</Trans>
    </Button>
  );
  if (tab === 'my_favorite') {
    return (
      <Blank
        kind="empty"
        title={<Trans>No favourites here yet</Trans>}
        text={<Trans>Press the heart on a game and it waits for you here.</Trans>}
        action={all}
      />
    );
  }
  if (tab === 'last_play') {
    return (
      <Blank
        kind="empty"
        title={<Trans>Nothing played here yet</Trans>}
        text={<Trans>Games that you have played are kept here, the last one first.</Trans>}
        action={all}
      />
    );
  }
  return (
    <Blank
      kind="empty"
      title={<Trans>No games here at present</Trans>}
      text={<Trans>This hall has no games in your currency or for your device.</Trans>}
      action={all}
    />
  );
}

function Visitor() {
  const send = useSend('signIn');
  return (
    <Blank
      kind="empty"
      title={<Trans>This list is a member's own</Trans>}
      text={<Trans>Sign in to see your favourites and the games that you played last.</Trans>}
      action={
        <Button onClick={() => send({ type: 'signIn.open' })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}
