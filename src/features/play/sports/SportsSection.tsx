import { Suspense } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';

const SportsFrame = lazyComponent(() => import('./SportsFrame.tsx'), {
  optional: true,
});

/** The operator's sports page, and its place until it is there: first in the sports hall, and at home in some templates. */
export function SportsSection() {
  return (
    <div className={css.place}>
      <Suspense fallback={<SportsSkeleton />}>
        <SportsFrame />
      </Suspense>
    </div>
  );
}
