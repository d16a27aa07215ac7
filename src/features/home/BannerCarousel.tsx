import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Banner } from '#contract/endpoints/home.ts';
import { useAtRest } from '#src/api/initial-load.ts';
import { bannersQuery } from '#src/api/queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Hero, type HeroSlide } from '#src/ui/Hero.tsx';
import type { Wearer } from '#src/ui/render-element.ts';
import { HeroBone } from '#src/ui/Skeletons.tsx';
import { useBannerTarget } from './use-banner-target.tsx';

interface Props {
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

export function Offers({ paused, onPausedChange }: Props) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(bannersQuery());
  const targetOf = useBannerTarget();
  const rest = useAtRest();
  if (isPending) return <HeroBone />;
  // Offers that did not come are not missed: the house says its own word in their place.
  const slides = data?.length ? data.map((banner) => slideOf(banner, targetOf(banner))) : [houseSlide];
  return (
    <Hero
      slides={slides}
      steered={rest}
      paused={paused}
      onPausedChange={onPausedChange}
      labels={{
        hero: t`Offers`,
        pause: t`Stop all that moves`,
        play: t`Let it move again`,
        previous: t`Offer before`,
        next: t`Next offer`,
        slide: (place, of) => t`${place} of ${of}`,
      }}
    />
  );
}

const houseSlide: HeroSlide = {
  id: 'house',
  title: <Trans>Eight halls, one wallet</Trans>,
  text: <Trans>Choose a hall below. Your balance goes with you.</Trans>,
};

function slideOf(banner: Banner, target: Wearer | undefined): HeroSlide {
  const { id, photoPath, title, subtitle, linkType } = banner;
  if (!title) return { id, picture: { src: photoPath, alt: '' }, render: target };
  return {
    id,
    picture: { src: photoPath, alt: '' },
    title,
    text: subtitle,
    action: target && (
      <Button kind="light" render={target}>
        {linkType === 2 ? <Trans>Play</Trans> : <Trans>See more</Trans>}
      </Button>
    ),
  };
}
