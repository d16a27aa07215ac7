import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import { LineBones } from '../../ui/Bones.tsx';
import { FailedList } from '../games/FailedList.tsx';
import { gameName } from '../games/launch.ts';
import { NothingFound } from '../games/NothingFound.tsx';
import { index, search } from '../games/search.ts';
import { useGames, useHalls } from '../games/use-catalogue.ts';
import { useTiles } from '../games/use-tiles.ts';
import css from './HouseSearch.module.css';

const MOST = 8;

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
  const indexed = useMemo(
    () => index(games.data ?? [], (game) => tileOf(game).provider),
    [games.data, tileOf],
  );
  const found = useMemo(() => search(indexed, deferred).slice(0, MOST), [indexed, deferred]);
  const hallName = (gtId: string) => halls.data?.find((hall) => hall.gtId === gtId)?.gtName;

  if (games.isPending) {
    return (
      <div className={css.results}>
        <LineBones label={t`Loading games`} />
      </div>
    );
  }
  if (games.isError) {
    return (
      <div className={css.results}>
        <FailedList error={games.error} onRetry={() => void games.refetch()} />
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <div className={css.results}>
        <NothingFound games={indexed} query={deferred} onQuery={onQuery} />
      </div>
    );
  }
  return (
    <div className={css.results}>
      <ul aria-label={t`Games found`}>
        {found.map((game) => {
          const { provider, onOpen } = tileOf(game);
          return (
            <li key={game.gameId}>
              <button type="button" className={css.result} onClick={() => onOpen(game)}>
                <img className={css.art} src={game.icon} alt="" />
                <span className={css.name}>{gameName(game)}</span>
                <span className={css.by}>
                  <Trans>
                    {provider}, {hallName(game.gtId)}
                  </Trans>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
