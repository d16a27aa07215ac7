import { Suspense, useState } from 'react';
import { useAtRest } from '#src/api/initial-load.ts';
import { useIsDesktop } from '#src/app/context.tsx';
import { siteTitle } from '#src/site/locale.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { CardBone } from '#src/ui/Skeletons.tsx';
import { OffScreen } from '#src/ui/VisuallyHidden.tsx';
import { Announcements } from './Announcements.tsx';
import { Offers } from './BannerCarousel.tsx';
import { HallDoors } from './HallCards.tsx';
import css from './Home.module.css';

const Rows = spare(() => import('./Rows.tsx'));
const Side = spare(() => import('./HomeAside.tsx'));

const sideBones = (
  <>
    <CardBone />
    <CardBone />
  </>
);

export function Home() {
  const desktop = useIsDesktop();
  const rest = useAtRest();
  // One button stops all that moves by itself.
  const [paused, setPaused] = useState(false);
  const offers = <Offers paused={paused} onPausedChange={setPaused} />;
  const announcements = <Announcements paused={paused} />;
  return (
    <>
      <h1>
        <OffScreen>{siteTitle()}</OffScreen>
      </h1>
      {desktop ? (
        <>
          {announcements}
          <div className={css.lead}>
            {offers}
            <div className={css.side}>
              <Suspense fallback={sideBones}>
                <Side />
              </Suspense>
            </div>
          </div>
        </>
      ) : (
        <>
          {offers}
          {announcements}
        </>
      )}
      <HallDoors />
      {rest && (
        <Suspense>
          <Rows />
        </Suspense>
      )}
    </>
  );
}
