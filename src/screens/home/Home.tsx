import { Suspense, useState } from 'react';
import { useIsDesktop } from '../../actors/context.tsx';
import { useAtRest } from '../../api/rest.ts';
import { siteTitle } from '../../site/locale.ts';
import { CardBone } from '../../ui/Bones.tsx';
import { OffScreen } from '../../ui/OffScreen.tsx';
import { spare } from '../../ui/spare.ts';
import { Announcements } from './Announcements.tsx';
import { HallDoors } from './HallDoors.tsx';
import css from './Home.module.css';
import { Offers } from './Offers.tsx';

const Rows = spare(() => import('./Rows.tsx'));
const Side = spare(() => import('./Side.tsx'));

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
