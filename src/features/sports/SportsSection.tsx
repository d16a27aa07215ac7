import { Suspense } from 'react';
import { worded } from '#src/i18n/with-messages.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import css from './Sports.module.css';
import { SportsBones } from './SportsSkeleton.tsx';

const SportsFrame = spare(() => worded(() => import('./SportsFrame.tsx')));

/** What the hall of sports begins with. */
export const SportsLead = () => (
  <div className={css.lead}>
    <Suspense fallback={<SportsBones />}>
      <SportsFrame />
    </Suspense>
  </div>
);
