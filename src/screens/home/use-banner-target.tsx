import { Link } from '@tanstack/react-router';
import type { Banner } from '#contract/endpoints/promotions.ts';
import type { GtId } from '#contract/limits.ts';
import type { LaunchGame } from '#machines/events.ts';
import { isAllowedAddress } from '../../site/addresses.ts';
import { site } from '../../site/site.ts';
import type { Wearer } from '../../ui/dress.ts';
import { useLaunch } from '../games/launch.ts';
import { useHalls } from '../games/use-catalogue.ts';

const kinds = { external: 0, internal: 1, game: 2 };

/** Where a banner leads (SPEC.md section 2): out of the house, to a page of it, into a game; or nowhere. */
export function useBannerTarget() {
  const launch = useLaunch();
  const { data: halls } = useHalls();
  return (banner: Banner): Wearer | undefined => {
    // On a demo site banners are pictures.
    if (site.isDemo) return undefined;
    const newTab = banner.linkMethod === 1 ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    if (banner.linkType === kinds.external && /^https?:/.test(banner.url) && isAllowedAddress(banner.url))
      return <a href={banner.url} {...newTab} />;
    if (banner.linkType === kinds.internal && /^\/(?!\/)/.test(banner.url)) {
      return <Link to={banner.url} {...newTab} />;
    }
    const asked = banner.gameLinkParameter;
    if (banner.linkType !== kinds.game || !asked) return undefined;
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
