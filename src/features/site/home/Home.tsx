import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useIsDesktop } from '#src/actors/machines.ts';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { siteTitle } from '#src/site/locale.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CardSkeleton } from '#src/ui/Skeletons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Announcements } from './Announcements.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { HallCards } from './HallCards.tsx';
import css from './Home.module.css';

const Rows = lazyComponent(() => import('./Rows.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});
const HomeAside = lazyComponent(() => import('./HomeAside.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

const rowsSkeleton = <Skeleton className={css.rows} />;
const asideSkeletons = (
  <>
    <CardSkeleton />
    <CardSkeleton />
  </>
);

export function Home() {
  const desktop = useIsDesktop();
  const rowsReady = useInitialLoadDone(Rows);
  // After the first page, the rows are there at once.
  const [atOnce] = useState(rowsReady);
  // One button pauses everything that moves by itself.
  const [paused, setPaused] = useState(false);
  const banners = <BannerCarousel paused={paused} onPausedChange={setPaused} />;
  const announcements = <Announcements paused={paused} />;
  return (
    <>
      <h1>
        <VisuallyHidden>{siteTitle()}</VisuallyHidden>
      </h1>
      {desktop ? (
        <>
          {announcements}
          <div className={css.lead}>
            {banners}
            <div className={css.side}>
              <Suspense fallback={asideSkeletons}>
                <HomeAside />
              </Suspense>
            </div>
          </div>
        </>
      ) : (
        <>
          <Link to="/search" className={css.search}>
            <Trans>Search games</Trans>
          </Link>
          {banners}
          {announcements}
        </>
      )}
      <HallCards />
      {rowsReady ? (
        <Suspense fallback={rowsSkeleton}>
          <Rows placeholder={rowsSkeleton} atOnce={atOnce} />
        </Suspense>
      ) : (
        rowsSkeleton
      )}
    </>
  );
}
