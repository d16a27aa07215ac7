import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Banner } from '#contract/endpoints/site/home.ts';
import { useIsDesktop, useSend } from '#src/actors/machines.tsx';
import { useLinkedGame } from '#src/components/games/catalogue.ts';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { isSameOrigin } from '#src/site/urls.ts';
import { useRegion } from '#src/site/use-region.ts';
import { isInitialLoadDone, useNear, useUsed } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { Button, type RenderProp, VisuallyHidden } from '#src/ui/elements.tsx';
import { Hero, HeroControls, type HeroSlide } from '#src/ui/Hero.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Marquee } from '#src/ui/Marquee.tsx';
import { Section } from '#src/ui/Section.tsx';
import { CardSkeleton, HeroSkeleton, MarqueeSkeleton, Skeleton } from '#src/ui/Skeletons.tsx';
import { GameButton } from './GameButton.tsx';
import css from './Home.module.css';
import { type HomePart, homeOrders } from './home-order.ts';
import { bannersQuery, useAnnouncements } from './home-queries.ts';

const Rows = lazyComponent(() => import('./Rows.tsx'), {
  optional: true,
});
const HomeAside = lazyComponent(() => import('./HomeAside.tsx'), {
  optional: true,
});
const HomeFloats = lazyComponent(() => import('./HomeFloats.tsx'), {
  optional: true,
});
const LimitsLink = lazyComponent(() => import('#src/components/LimitsLink.tsx'));

const rowsSkeleton = <Skeleton className={css.rows} />;
const asideSkeletons = (
  <>
    <CardSkeleton />
    <CardSkeleton />
  </>
);
// The same elements at each rendering: React would replace rendered parts by skeletons that change before it has taken them over.
const aside = (
  <Suspense fallback={asideSkeletons}>
    <HomeAside />
  </Suspense>
);
const limitsLink = (
  <Suspense>
    <LimitsLink />
  </Suspense>
);

const renderedRows = (
  <Suspense fallback={rowsSkeleton}>
    <Rows placeholder={rowsSkeleton} atOnce={false} />
  </Suspense>
);

interface Props {
  /** The operator's sports page, where the template shows it. */
  sports: ReactNode;
}

export function Home({ sports }: Props) {
  const desktop = useIsDesktop();
  const order = homeOrders[useRegion('home')];
  const isBarAbove = useRegion('desktopNavigation') === 'topBar';
  const areTabs = useRegion('halls') === 'tabs';
  // The bar above the page is a line of the same names.
  const areHallsInBar = desktop && isBarAbove && areTabs;
  // One button pauses everything that moves by itself.
  const [paused, setPaused] = useState(false);
  const banners = <BannerCarousel paused={paused} onPausedChange={setPaused} />;
  const announcements = <Announcements paused={paused} />;
  const parts: Record<HomePart, ReactNode> = {
    lead: desktop ? (
      <>
        {announcements}
        <div className={css.lead} data-part="lead">
          {banners}
          <div className={css.side} data-part="lead-side">
            {aside}
          </div>
        </div>
      </>
    ) : (
      <>
        {banners}
        {announcements}
      </>
    ),
    limits: site.limitsPrompt && <p className={css.limits}>{limitsLink}</p>,
    halls: !areHallsInBar && (
      <Section title={<Trans>Choose a hall</Trans>} end={!order.includes('floats') && <PhoneFloats />}>
        <HallCardList />
      </Section>
    ),
    sports,
    floats: (
      <div className={css.floats}>
        <PhoneFloats />
      </div>
    ),
    games: <GameRows />,
  };
  return (
    <>
      <h1>
        <VisuallyHidden>{siteTitle()}</VisuallyHidden>
      </h1>
      {!desktop && (
        <Link to="/search" className={css.search} data-part="home-search">
          <Trans>Search games</Trans>
        </Link>
      )}
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  );
}

function GameRows() {
  const place = useRef<HTMLDivElement>(null);
  // After the first page, the rows are there at once.
  const [atOnce] = useState(isInitialLoadDone);
  const isReady = useNear(place, { chunk: Rows, atOnce });
  const isRendered = useIsRendered();
  if (isRendered) return renderedRows;
  if (!isReady) return <div ref={place}>{rowsSkeleton}</div>;
  return (
    <Suspense fallback={rowsSkeleton}>
      <Rows placeholder={rowsSkeleton} atOnce={atOnce} />
    </Suspense>
  );
}

/** Maximum in the marquee; the news dialog has all of them. */
const MAX_ITEMS = 20;

function Announcements({ paused }: { paused: boolean }) {
  const { t } = useLingui();
  const send = useSend('modals');
  const { items, query } = useAnnouncements();
  if (query.isPending) return <MarqueeSkeleton />;
  const open = () => send({ type: 'modal.request', modal: { kind: 'news' } });
  return (
    <Marquee
      label={t`Announcements`}
      items={items.slice(0, MAX_ITEMS).map(({ content }) => content)}
      paused={paused}
      allLabel={t`All announcements`}
      all={<button type="button" onClick={open} />}
    />
  );
}

/** On the desktop they are beside the banners (HomeAside). */
function PhoneFloats() {
  const desktop = useIsDesktop();
  const isReady = useUsed(HomeFloats);
  return (
    isReady &&
    !desktop && (
      <Suspense>
        <HomeFloats />
      </Suspense>
    )
  );
}

interface BannerCarouselProps {
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

function BannerCarousel({ paused, onPausedChange }: BannerCarouselProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(bannersQuery());
  const targetOf = useBannerTarget();
  const controlsReady = useUsed(HeroControls);
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
