import { Suspense } from 'react';
import { withMessages } from '#src/i18n/with-messages.ts';
import { lazyOptional } from '#src/ui/lazy-optional.ts';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';

const SportsFrame = lazyOptional(() => withMessages(() => import('./SportsFrame.tsx')));

/** First section of the sports hall. */
export const SportsSection = () => (
  <div className={css.lead}>
    <Suspense fallback={<SportsSkeleton />}>
      <SportsFrame />
    </Suspense>
  </div>
);
