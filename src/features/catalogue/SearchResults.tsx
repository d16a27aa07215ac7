import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { gameName } from '#src/components/games/game.ts';
import { search } from '#src/components/games/search.ts';
import { useHalls, useProviderOf } from '#src/components/games/use-catalogue.ts';
import { useGames } from '#src/components/games/use-games.ts';
import { useTiles } from '#src/components/games/use-tiles.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './GlobalSearch.module.css';
import { NoResults } from './NoResults.tsx';

const MAX_RESULTS = 8;
const none: readonly Game[] = [];

interface Props {
  query: string;
  onQuery: (query: string) => void;
}

export default function SearchResults({ query, onQuery }: Props) {
  const { t } = useLingui();
  const games = useGames();
  const tileOf = useTiles();
  const halls = useHalls();
  const deferred = useDeferredValue(query);
  const providerOf = useProviderOf();
  const all = games.data ?? none;
  const found = useMemo(
    () => search(all, deferred, providerOf).slice(0, MAX_RESULTS),
    [all, deferred, providerOf],
  );
  const hallName = (gtId: string) => halls.data?.find((hall) => hall.gtId === gtId)?.gtName;

  return (
    <div className={css.results}>
      <QueryView
        query={games}
        skeleton={<LineSkeletons label={t`Loading games`} />}
        isEmpty={() => found.length === 0}
        empty={<NoResults games={all} providerOf={providerOf} query={deferred} onQuery={onQuery} />}
      >
        {() => (
          <ul aria-label={t`Search results`}>
            {found.map((game) => (
              <li key={game.gameId}>
                <Result {...tileOf(game)} hall={hallName(game.gtId)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

interface ResultProps {
  game: Game;
  provider: string;
  hall: string | undefined;
  onOpen: (game: Game) => void;
}

const Result = ({ game, provider, hall, onOpen }: ResultProps) => (
  <button type="button" className={css.result} onClick={() => onOpen(game)}>
    <img className={css.art} src={game.icon} alt="" />
    <span className={css.name}>{gameName(game)}</span>
    <span className={css.by}>{hall ? `${provider}, ${hall}` : provider}</span>
  </button>
);
