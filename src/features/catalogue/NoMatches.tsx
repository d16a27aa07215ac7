import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { type ProviderOf, search } from '#src/components/games/search.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { filterGames } from './hall-filters.ts';
import type { HallSearch } from './hall-search.ts';
import css from './NoMatches.module.css';
import { useAppliedFilters } from './use-applied-filters.ts';
import type { HallContents } from './use-hall-contents.ts';

interface Props {
  query: HallSearch;
  contents: HallContents;
  games: readonly Game[];
  providerOf: ProviderOf;
  onQuery: (change: HallSearch) => void;
}

/** The filters leave no game: says which of them to remove. */
export function NoMatches({ query, contents, games, providerOf, onQuery }: Props) {
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
