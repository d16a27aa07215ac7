import type { Banner } from '#contract/endpoints/home.ts';
import type { GtId } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { useLaunch } from '#src/components/games/launch.ts';
import { useCurrency, useHalls } from '#src/components/games/use-catalogue.ts';
import { linkTo } from '#src/components/operator-link.tsx';
import { site } from '#src/site/site.ts';
import type { Wearer } from '#src/ui/render-element.ts';

const kinds = { external: 0, internal: 1, game: 2 };

/** Where a banner leads (SPEC.md section 2): out of the house, to a page of it, into a game; or nowhere. */
export function useBannerTarget() {
  const launch = useLaunch();
  const { data: halls } = useHalls();
  const currency = useCurrency();
  return (banner: Banner): Wearer | undefined => {
    // On a demo site banners are pictures.
    if (site.isDemo) return undefined;
    if (banner.linkType === (banner.url.startsWith('/') ? kinds.internal : kinds.external))
      return linkTo(banner.url, banner.linkMethod === 1);
    const asked = banner.gameLinkParameter;
    if (banner.linkType !== kinds.game || !asked) return undefined;
    // A game of another currency is not this visitor's.
    if (asked.currency && asked.currency !== currency) return undefined;
    const platform = halls
      ?.find(({ gtId }) => gtId === asked.gtId)
      ?.gpList.find(({ gpId }) => gpId === asked.gpId);
    if (!platform) return undefined;
    const game: LaunchGame = {
      gameId: asked.gameCode,
      gpId: asked.gpId,
      gtId: Number(asked.gtId) as GtId,
      gameType: platform.gameType,
      gameCode: asked.gameCode,
      house: asked.house,
      name: banner.title,
      provider: platform.gpName,
      picture: banner.photoPath,
    };
    return <button type="button" onClick={() => launch(game)} />;
  };
}
