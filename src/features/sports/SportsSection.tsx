import { Suspense } from 'react';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';

const SportsFrame = lazyComponent(() => import('./SportsFrame.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

/** First section of the sports hall. */
export const SportsSection = () => (
  <div className={css.lead}>
    <Suspense fallback={<SportsSkeleton />}>
      <SportsFrame />
    </Suspense>
  </div>
);
