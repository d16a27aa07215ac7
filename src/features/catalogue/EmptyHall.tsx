import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Game, GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { type ProviderOf, search } from '#src/components/games/search.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import css from './EmptyHall.module.css';
import { filterGames } from './hall-filters.ts';
import type { HallSearch } from './hall-search.ts';
import { NoResults } from './NoResults.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { HallContents } from './use-hall-contents.ts';

interface Props {
  /** With the typed search. */
  query: HallSearch;
  contents: HallContents;
  /** Games of the tab, before the filters and the search. */
  games: readonly Game[];
  providerOf: ProviderOf;
  /** The provider of this page, if it is closed. */
  closed: GameProvider | undefined;
  onQuery: (change: HallSearch) => void;
  onTyped: (typed: string) => void;
  /** Clears all filters and leaves the tab. */
  onClear: () => void;
}

/** Empty state of a hall: reason and next action. */
export default function EmptyHall(props: Props) {
  const { query, contents, games, providerOf, closed, onQuery, onTyped, onClear } = props;
  const { tab, q: typed = '' } = query;
  const isMember = useMachineSelector('session', selectIsMember);
  if ((tab === 'last_play' || tab === 'my_favorite') && !isMember) return <Visitor />;
  if (closed) return <EmptyState title={<Trans>Temporarily closed</Trans>} text={closed.gpName} />;
  if (typed && games.length > 0 && search(games, typed, providerOf).length === 0)
    return <NoResults games={games} providerOf={providerOf} query={typed} onQuery={onTyped} />;
  if (games.length > 0)
    return (
      <NoMatches query={query} contents={contents} games={games} providerOf={providerOf} onQuery={onQuery} />
    );
  const all = (
    <Button onClick={onClear}>
      <Trans>See all games</Trans>
    </Button>
  );
  if (tab === 'my_favorite') {
    return (
      <EmptyState
        title={<Trans>No favourites yet</Trans>}
        text={<Trans>Select the heart on a game to save it here.</Trans>}
        action={all}
      />
    );
  }
  if (tab === 'last_play') {
    return (
      <EmptyState
        title={<Trans>No games played yet</Trans>}
        text={<Trans>Games you have played appear here, most recent first.</Trans>}
        action={all}
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>No games available</Trans>}
      text={<Trans>This hall has no games in your currency or for your device.</Trans>}
      action={all}
    />
  );
}

function Visitor() {
  const send = useSend('signIn');
  return (
    <EmptyState
      title={<Trans>This list is for members only</Trans>}
      text={<Trans>Sign in to see your favourites and recently played games.</Trans>}
      action={
        <Button onClick={() => send({ type: 'signIn.open' })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}

interface NoMatchesProps {
  query: HallSearch;
  contents: HallContents;
  games: readonly Game[];
  providerOf: ProviderOf;
  onQuery: (change: HallSearch) => void;
}

/** The filters leave no game: says which of them to remove. */
function NoMatches({ query, contents, games, providerOf, onQuery }: NoMatchesProps) {
  const currency = useCurrency();
  const applied = useAppliedFilters(query, contents, currency);
  const ways = useMemo(
    () =>
      applied
        .map((filter) => {
          const { q = '', ...filters } = { ...query, ...filter.without };
          return { ...filter, count: search(filterGames(games, filters), q, providerOf).length };
        })
        .filter(({ count }) => count > 0),
    [applied, query, games, providerOf],
  );
  const clear = () => onQuery({ gp: undefined, label: undefined, stake: undefined, q: undefined });
  return (
    <EmptyState
      title={<Trans>No game matches these filters</Trans>}
      text={
        ways.length > 0 ? <Trans>Remove one of them:</Trans> : <Trans>Remove them to see games again.</Trans>
      }
      action={
        <div className={css.ways}>
          {ways.map(({ id, label, count, without }) => (
            <Button key={id} onClick={() => onQuery(without)}>
              <Plural value={count} one={`Without ${label}: # game`} other={`Without ${label}: # games`} />
            </Button>
          ))}
          <Button variant="ghost" onClick={clear}>
            <Trans>Clear all</Trans>
          </Button>
        </div>
      }
    />
  );
}
