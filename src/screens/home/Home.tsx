import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { selectIsDesktop } from '#machines/device.machine.ts';
import { selectMember } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { siteTitle } from '../../site/locale.ts';
import { OffScreen } from '../../ui/OffScreen.tsx';
import { Announcements } from './Announcements.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import { HallDoors } from './HallDoors.tsx';
import css from './Home.module.css';
import { HotRow } from './HotRow.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import { Offers } from './Offers.tsx';
import { Providers } from './Providers.tsx';
import { SideCard } from './SideCard.tsx';

export function Home() {
  const { t } = useLingui();
  const desktop = useMachine('device', selectIsDesktop);
  const isMember = useMachine('session', (snapshot) => selectMember(snapshot) !== null);
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
              <JackpotCard />
              <SideCard />
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
      {isMember && <ContinueRow />}
      <HotRow gtId="2" title={t`Played most this week`} />
      <HotRow gtId="3" title={t`At the tables now`} />
      {!desktop && (
        <div className={css.alone}>
          <JackpotCard />
        </div>
      )}
      <Providers />
    </>
  );
}
