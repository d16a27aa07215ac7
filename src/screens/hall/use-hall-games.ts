import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { selectIsMember } from '#machines/selectors.ts';
import { useEpoch, useMachine } from '../../actors/context.tsx';
import { lastPlayingQuery } from '../../api/game-queries.ts';
import { type Indexed, index, search } from '../games/search.ts';
import { useProviderNames } from '../games/use-catalogue.ts';
import type { HallProps, HallQuery } from './Hall.tsx';

interface Asked extends Pick<HallProps, 'gtId' | 'only'> {
  games: readonly Game[] | undefined;
  query: HallQuery;
}

interface HallGames {
  /** All of the hall. */
  hall: readonly Indexed[];
  /** Those of the tab, before providers and search narrow them. */
  inTab: readonly Indexed[];
  found: readonly Game[];
}

/** Each step is kept apart, so that a key press in the search runs the search alone. */
export function useHallGames({ games, gtId, only, query }: Asked): HallGames {
  const names = useProviderNames();
  const epoch = useEpoch();
  const isMember = useMachine('session', selectIsMember);
  const { data: played } = useQuery({
    ...lastPlayingQuery(epoch),
    enabled: isMember && query.tab === 'last_play',
  });
  const { gpId, house } = only ?? {};

  const hall = useMemo(() => {
    const inHall = (games ?? []).filter(
      (game) =>
        game.gtId === gtId &&
        (gpId === undefined || (gpId === 'Popular' ? game.tag.includes('hot') : game.gpId === gpId)) &&
        (!house || game.house === house),
    );
    return index(inHall, (game) => names.get(game.gpId) ?? game.gpId);
  }, [games, gtId, gpId, house, names]);

  const inTab = useMemo(() => {
    if (query.tab === 'my_favorite') return hall.filter(({ game }) => isMember && game.memberFavorite);
    if (query.tab !== 'last_play') return hall;
    const place = new Map(played?.map((id, at) => [id, at]));
    return hall
      .filter(({ game }) => place.has(game.gameId))
      .sort((a, b) => (place.get(a.game.gameId) ?? 0) - (place.get(b.game.gameId) ?? 0));
  }, [hall, query.tab, isMember, played]);

  const ofProviders = useMemo(() => {
    const chosen = new Set(query.gp);
    return chosen.size === 0 ? inTab : inTab.filter(({ game }) => chosen.has(game.gpId));
  }, [inTab, query.gp]);

  const found = useMemo(() => search(ofProviders, query.q ?? ''), [ofProviders, query.q]);
  return { hall, inTab, found };
}
