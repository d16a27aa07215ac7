import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';

const SportsFrame = lazyComponent(() => import('./SportsFrame.tsx'), {
  optional: true,
});

/** First section of the sports hall. */
export function SportsSection() {
  // Its page is in the language of the request.
  const { locale } = useLingui().i18n;
  return (
    <div className={css.lead}>
      <Suspense fallback={<SportsSkeleton />}>
        <SportsFrame key={locale} />
      </Suspense>
    </div>
  );
}
