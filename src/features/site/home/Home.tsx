import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Regions } from '#contract/templates.ts';
import { useIsDesktop, useSend } from '#src/actors/machines.tsx';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { useRegion } from '#src/site/use-region.ts';
import { isInitialLoadDone, useNear, useUsed } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { VisuallyHidden } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Marquee } from '#src/ui/Marquee.tsx';
import { Section } from '#src/ui/Section.tsx';
import { CardSkeleton, MarqueeSkeleton, Skeleton } from '#src/ui/Skeletons.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import css from './Home.module.css';
import { useAnnouncements } from './home-queries.ts';

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

type HomePart = 'lead' | 'limits' | 'halls' | 'games' | 'sports' | 'floats';

/**
 * Parts of home in the order of the template's variant; that of the rows of games is in `Rows.tsx`. Without a place of their
 * own, the phone's floats are beside the title of the halls.
 */
const homeOrders: Record<Regions['home'], readonly HomePart[]> = {
  bannerFirst: ['lead', 'limits', 'halls', 'games'],
  hallsFirst: ['halls', 'lead', 'limits', 'games'],
  gamesFirst: ['lead', 'limits', 'games', 'halls'],
  sportsFirst: ['halls', 'sports', 'lead', 'floats', 'limits', 'games'],
  jackpotFirst: ['lead', 'limits', 'halls', 'games'],
};

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
