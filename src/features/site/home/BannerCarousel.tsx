import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Banner } from '#contract/endpoints/site/home.ts';
import { useOnBreak } from '#src/actors/machines.tsx';
import { useLinkedGame } from '#src/components/games/catalogue.ts';
import { operatorLink } from '#src/components/operator-link.tsx';
import { site } from '#src/site/site.ts';
import { isSameOrigin } from '#src/site/urls.ts';
import { useUsed } from '#src/startup/turns.ts';
import { Button, type RenderProp, VisuallyHidden } from '#src/ui/elements.tsx';
import { Hero, HeroControls, type HeroSlide } from '#src/ui/Hero.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { HeroSkeleton } from '#src/ui/Skeletons.tsx';
import { GameButton } from './GameButton.tsx';
import { bannersQuery } from './home-queries.ts';

interface BannerCarouselProps {
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

export function BannerCarousel({ paused, onPausedChange }: BannerCarouselProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(bannersQuery());
  const targetOf = useBannerTarget();
  const controlsReady = useUsed(HeroControls);
  const onBreak = useOnBreak();
  if (isPending) return <HeroSkeleton />;
  const shown = (data ?? []).filter((banner) => !onBreak || !isInvitation(banner));
  // Without banners, also if they failed to load, the site shows a slide of its own.
  const slides = shown.length > 0 ? shown.map((banner) => slideOf(banner, targetOf(banner))) : [siteSlide];
  return (
    <Hero
      slides={slides}
      withControls={controlsReady}
      paused={paused}
      onPausedChange={onPausedChange}
      labels={{
        hero: t`Latest promotions`,
        pause: t`Pause animations`,
        play: t`Resume animations`,
        previous: t`Previous promotion`,
        next: t`Next promotion`,
        slide: (place, of) => t`${place} of ${of}`,
      }}
    />
  );
}

const siteSlide: HeroSlide = {
  id: 'site',
  title: <Trans>All halls, one wallet</Trans>,
  text: <Trans>Choose a hall below. You can use your balance in every hall.</Trans>,
};

function slideOf(banner: Banner, target: RenderProp | undefined): HeroSlide {
  const { id, photoPath, title, subtitle, linkType } = banner;
  if (!title) return { id, image: { src: photoPath, alt: '' }, render: target };
  return {
    id,
    image: { src: photoPath, alt: '' },
    title,
    text: subtitle,
    action: target && (
      <Button variant="inverse" render={target}>
        {linkType === linkTypes.game ? (
          <Trans>Play</Trans>
        ) : (
          <>
            <Trans>See more</Trans>
            {/* Screen readers and search engines are told what of. */}
            <VisuallyHidden> {title}</VisuallyHidden>
          </>
        )}
      </Button>
    ),
  };
}

const UntitledGame = lazyComponent(() => import('./UntitledGame.tsx'), {
  optional: GameButton,
});

const linkTypes = { external: 0, internal: 1, game: 2 };

/** Whether a banner leads to a game or promotion, which a member in a break cannot have. */
const isInvitation = ({ linkType, url }: Banner) =>
  linkType === linkTypes.game || (isSameOrigin(url) && /\/discount\b/.test(url));

/** Link of a banner (specification, section 2): an external URL, a page of this site, a game, or none. */
function useBannerTarget() {
  const linkedGame = useLinkedGame();
  const namesReady = useUsed(UntitledGame);
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
