import { Suspense } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';

const SportsFrame = lazyComponent(() => import('./SportsFrame.tsx'), {
  optional: true,
});

/** First section of the sports hall. */
export function SportsSection() {
  return (
    <div className={css.lead}>
      <Suspense fallback={<SportsSkeleton />}>
        <SportsFrame />
      </Suspense>
    </div>
  );
}
