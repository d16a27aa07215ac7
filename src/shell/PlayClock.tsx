import { Suspense } from 'react';
import { selectHasBar } from '#machines/play/game-launch/game-launch.selectors.ts';
import { selectStartedAt } from '#machines/play/play-clock.selectors.ts';
import { useGame, useMachineSelector } from '#src/actors/machines.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const HeaderClock = lazyComponent(() => import('#src/features/play/HeaderClock.tsx'), {
  optional: true,
});

/** The play clock, while a game is open in another tab of the member: the bar of a game has its own. */
export function PlayClock() {
  const startedAt = useMachineSelector('playClock', selectStartedAt);
  const hasBar = useGame(selectHasBar);
  return (
    startedAt !== null &&
    !hasBar && (
      <Suspense>
        <HeaderClock />
      </Suspense>
    )
  );
}
