import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { LineBones } from '../../ui/Bones.tsx';
import { NothingFound } from '../empty/NothingFound.tsx';
import { gameName } from '../games/launch.ts';
import { search } from '../games/search.ts';
import { useHalls, useProviderOf } from '../games/use-catalogue.ts';
import { useGames } from '../games/use-games.ts';
import { useTiles } from '../games/use-tiles.ts';
import { QueryView } from '../pages/QueryView.tsx';
import css from './HouseSearch.module.css';

const MOST = 8;
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
  const found = useMemo(() => search(all, deferred, providerOf).slice(0, MOST), [all, deferred, providerOf]);
  const hallName = (gtId: string) => halls.data?.find((hall) => hall.gtId === gtId)?.gtName;

  return (
    <div className={css.results}>
      <QueryView
        query={games}
        bones={<LineBones label={t`Loading games`} />}
        isEmpty={() => found.length === 0}
        empty={<NothingFound games={all} providerOf={providerOf} query={deferred} onQuery={onQuery} />}
      >
        {() => (
          <ul aria-label={t`Games found`}>
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
