import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Banner } from '#contract/endpoints/site/home.ts';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { Button } from '#src/ui/Button.tsx';
import { Hero, HeroControls, type HeroSlide } from '#src/ui/Hero.tsx';
import type { RenderProp } from '#src/ui/render-element.ts';
import { HeroSkeleton } from '#src/ui/Skeletons.tsx';
import { bannersQuery } from './home-queries.ts';
import { useBannerTarget } from './use-banner-target.tsx';

interface Props {
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

export function BannerCarousel({ paused, onPausedChange }: Props) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(bannersQuery());
  const targetOf = useBannerTarget();
  const controlsReady = useInitialLoadDone(HeroControls);
  if (isPending) return <HeroSkeleton />;
  // Without banners, also if they failed to load, the site shows a slide of its own.
  const slides = data?.length ? data.map((banner) => slideOf(banner, targetOf(banner))) : [siteSlide];
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
        {linkType === 2 ? <Trans>Play</Trans> : <Trans>See more</Trans>}
      </Button>
    ),
  };
}
