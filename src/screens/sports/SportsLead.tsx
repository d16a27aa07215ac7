import { Suspense } from 'react';
import { worded } from '../../i18n/worded.ts';
import { spare } from '../../ui/spare.ts';
import css from './Sports.module.css';
import { SportsBones } from './SportsBones.tsx';

const SportsFrame = spare(() => worded(() => import('./SportsFrame.tsx')));

/** What the hall of sports begins with. */
export const SportsLead = () => (
  <div className={css.lead}>
    <Suspense fallback={<SportsBones />}>
      <SportsFrame />
    </Suspense>
  </div>
);
