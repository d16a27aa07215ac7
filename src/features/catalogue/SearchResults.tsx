import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { hotGamesQuery, POPULAR_GT_ID } from '#src/api/game-queries.ts';
import { useCurrency, useProviderOf } from '#src/components/games/catalogue.ts';
import { search, useGames } from '#src/components/games/search.ts';
import { useTiles } from '#src/components/games/tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { recentSearches } from '#src/storage/recent-searches.ts';
import { VisuallyHidden } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './GlobalSearch.module.css';
import { NoResults } from './NoResults.tsx';
import {
  type OnKey,
  optionAfter,
  type SearchOption,
  SearchOptions,
  type ShownOptions,
  searchOptions,
} from './SearchOptions.tsx';

const none: readonly Game[] = [];

interface Props {
  id: string;
  query: string;
  /** Receives the field's keys while the list is open. */
  onKey: RefObject<OnKey | null>;
  onShown: (shown: ShownOptions) => void;
  onQuery: (query: string) => void;
  onAll: (query: string) => void;
  onClose: () => void;
}

export default function SearchResults({ id, query, onKey, onShown, onQuery, onAll, onClose }: Props) {
  const { t } = useLingui();
  const isEmpty = query.trim() === '';
  const games = useGames({ enabled: !isEmpty });
  const hot = useQuery({ ...hotGamesQuery(useCurrency(), POPULAR_GT_ID), enabled: isEmpty });
  const tileOf = useTiles();
  const providerOf = useProviderOf();
  const deferred = useDeferredValue(query);
  const [recent, setRecent] = useState(recentSearches.get);
  const all = games.data ?? none;
  const found = useMemo(() => search(all, deferred, providerOf), [all, deferred, providerOf]);
  const popular = hot.data ?? none;
  const options = useMemo(
    () => searchOptions({ query, found, recent, popular }),
    [query, found, recent, popular],
  );
  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return onAll(option.text);
    if (option.kind === 'all') return onAll(query);
    if (option.kind === 'found') recentSearches.add(query);
    onClose();
    tileOf(option.game).onOpen(option.game);
  };
  const remove = (text?: string) => {
    if (text === undefined) recentSearches.clear();
    else recentSearches.remove(text);
    setRecent(recentSearches.get());
  };
  const active = useActiveOption({ id, query, options, onKey, choose, remove });
  const count = options.length;
  useEffect(() => onShown(count > 0 ? { active } : null), [count, active, onShown]);
  useEffect(() => () => onShown(null), [onShown]);

  const list = <SearchOptions id={id} options={options} active={active} choose={choose} remove={remove} />;
  if (isEmpty && count === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the field
    <div
      className={css.results}
      onMouseDown={(event) => {
        if (!isEmpty && count === 0) return;
        event.preventDefault();
      }}
    >
      <VisuallyHidden role="status">
        {!isEmpty && found.length > 0 && <Plural value={found.length} one="# game" other="# games" />}
      </VisuallyHidden>
      {isEmpty ? (
        list
      ) : (
        <QueryView
          query={games}
          skeleton={<LineSkeletons label={t`Loading games`} />}
          isEmpty={() => count === 0}
          empty={<NoResults games={all} providerOf={providerOf} query={deferred} onQuery={onQuery} />}
        >
          {() => list}
        </QueryView>
      )}
    </div>
  );
}

interface Options {
  id: string;
  query: string;
  options: readonly SearchOption[];
  onKey: RefObject<OnKey | null>;
  choose: (option: SearchOption) => void;
  remove: (text: string) => void;
}

/** Id of the option that the field's keys have reached; another text begins without one. */
function useActiveOption({ id, query, options, onKey, choose, remove }: Options): string | undefined {
  const [reached, setReached] = useState({ query, at: -1 });
  const at = reached.query === query ? Math.min(reached.at, options.length - 1) : -1;
  useEffect(() => {
    onKey.current = (event) => {
      const option = options[at];
      if (event.key === 'Enter' && option) {
        event.preventDefault();
        choose(option);
      } else if (event.key === 'Delete' && option?.kind === 'recent') {
        event.preventDefault();
        remove(option.text);
      } else {
        const next = optionAfter(event.key, at, options.length);
        if (/^Arrow(?:Down|Up)$/.test(event.key)) event.preventDefault();
        if (next !== at) setReached({ query, at: next });
      }
    };
    return () => {
      onKey.current = null;
    };
  });
  const active = at < 0 ? undefined : `${id}-${at}`;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return active;
}
