import type { Banner } from '#contract/endpoints/site/home.ts';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { useLinkedGame } from '#src/components/games/use-linked-game.ts';
import { operatorLink } from '#src/components/operator-link.tsx';
import { site } from '#src/site/site.ts';
import { isSameOrigin } from '#src/site/urls.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { RenderProp } from '#src/ui/render-element.ts';
import { GameButton } from './GameButton.tsx';

const UntitledGame = lazyComponent(() => import('./UntitledGame.tsx'), { optional: GameButton });

const linkTypes = { external: 0, internal: 1, game: 2 };

/** Link of a banner (specification, section 2): an external URL, a page of this site, a game, or none. */
export function useBannerTarget() {
  const linkedGame = useLinkedGame();
  const namesReady = useInitialLoadDone(UntitledGame);
  return (banner: Banner): RenderProp | undefined => {
    // Banners are not links on a demo site.
    if (site.isDemo) return undefined;
    if (banner.linkType === (isSameOrigin(banner.url) ? linkTypes.internal : linkTypes.external))
      return operatorLink(banner.url, banner.linkMethod === 1);
    const requested = banner.gameLinkParameter;
    if (banner.linkType !== linkTypes.game || !requested) return undefined;
    const game = linkedGame(requested, banner.title, banner.photoPath);
    if (!game) return undefined;
    if (banner.title) return <GameButton game={game} />;
    const Untitled = namesReady ? UntitledGame : GameButton;
    return <Untitled game={game} aria-label={game.name} />;
  };
}
