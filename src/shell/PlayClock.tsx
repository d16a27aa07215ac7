import { Suspense } from 'react';
import { selectStartedAt } from '#machines/play/play-clock.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const HeaderClock = lazyComponent(() => import('#src/features/play/HeaderClock.tsx'), {
  optional: true,
});

/** The play clock, while a game is open in a tab of the member. */
export function PlayClock() {
  const startedAt = useMachineSelector('playClock', selectStartedAt);
  return (
    startedAt && (
      <Suspense>
        <HeaderClock />
      </Suspense>
    )
  );
}
