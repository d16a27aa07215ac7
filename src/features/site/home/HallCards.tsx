import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { HallCardList } from '#src/components/games/HallCardList.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Section } from '#src/ui/Section.tsx';

const HomeFloats = lazyComponent(() => import('./HomeFloats.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

export function HallCards() {
  const floatsReady = useInitialLoadDone(HomeFloats);
  const floats = floatsReady && (
    <Suspense>
      <HomeFloats />
    </Suspense>
  );
  return (
    <Section title={<Trans>Choose a hall</Trans>} end={floats}>
      <HallCardList />
    </Section>
  );
}
