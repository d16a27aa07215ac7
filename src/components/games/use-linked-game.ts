import type { GtId } from '#contract/constants.ts';
import type { GameLink } from '#contract/endpoints/site/home.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { useCurrency, useHalls } from './use-catalogue.ts';

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
