import type { I18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { GtId } from '#contract/constants.ts';
import type { Game, GameProvider, GameType } from '#contract/endpoints/catalogue/games.ts';
import type { GameLink } from '#contract/endpoints/site/home.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { hallsQuery } from '#src/api/site-queries.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { needsApp } from '#src/site/needs-app.ts';

export const useCurrency = (): string =>
  useMachineSelector('session', (snapshot) => selectMember(snapshot)?.currency) ?? visitorCurrency();

export const useHalls = () => useQuery(hallsQuery(useCurrency()));

/** Provider names by id; a provider has the same name in every hall. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const { data } = useHalls();
  return useMemo(
    () =>
      new Map(
        data?.flatMap((hall) => (hall.gpList ?? []).map(({ gpId, gpName }) => [gpId, gpName] as const)),
      ),
    [data],
  );
}

/** Returns a function: the name of a game's provider. */
export function useProviderOf(): (game: Game) => string {
  const names = useProviderNames();
  return useCallback((game) => names.get(game.gpId) ?? game.gpId, [names]);
}

/** Number of games of the open providers; undefined if they, or the games of one of them, are not known. */
export function gamesOf(providers: readonly GameProvider[] | null): number | undefined {
  if (!providers) return undefined;
  let sum = 0;
  for (const { active, gameCount } of providers) {
    if (active && gameCount === null) return undefined;
    if (active) sum += gameCount ?? 0;
  }
  return sum;
}

/** Number of games of all halls, as in `gamesOf`. */
export const gamesInHalls = (halls: readonly GameType[]) =>
  gamesOf(halls.every(({ gpList }) => gpList) ? halls.flatMap(({ gpList }) => gpList ?? []) : null);

/** A number of games as text; none if it is not known. */
export const countText = (i18n: I18n, count: number | null | undefined) =>
  count == null ? undefined : i18n.number(count);

/**
 * Requests a launch from the play coordinator, in the same task as the click, so that a window can open. A
 * game that this phone plays only in the app leads to the app's page.
 */
export function useLaunch() {
  const send = useSend('playCoordinator');
  const { navigate } = useRouter();
  return useCallback(
    (game: LaunchGame) => {
      const { gpId, gtId } = game;
      if (needsApp(gpId)) void navigate({ to: '/app', search: { gp_id: gpId, gt_id: gtId } });
      else send({ type: 'launch.request', game });
    },
    [send, navigate],
  );
}

/** Returns a function: the game that an operator's link names, if the site has it open in this currency. */
export function useLinkedGame() {
  const { data: halls } = useHalls();
  const currency = useCurrency();
  return (link: GameLink, name: string, image: string): LaunchGame | undefined => {
    if (link.currency && link.currency !== currency) return undefined;
    const provider = halls
      ?.find(({ gtId }) => gtId === link.gtId)
      ?.gpList?.find(({ gpId }) => gpId === link.gpId);
    if (!provider?.active) return undefined;
    // A provider's game that the operator customized has the operator's title.
    const title = (link.customized && link.gpGtName) || provider.gpName;
    return {
      gameId: link.gameCode,
      gpId: link.gpId,
      gtId: Number(link.gtId) as GtId,
      gameType: provider.gameType,
      gameCode: link.gameCode,
      house: link.house,
      name: name || title,
      provider: title,
      image,
    };
  };
}
