import { Suspense, useSyncExternalStore } from 'react';
import { selectTop } from '#machines/kernel/modals.selectors.ts';
import { useGame, useMachineSelector } from '#src/actors/machines.ts';
import { useInitialLoadDone } from '#src/startup/turns.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { notices } from './notices.ts';

const Overlays = lazyComponent(() => import('./Overlays.tsx'), {
  optional: true,
});

/** Loads the overlays when there is something to show; the first page does not need them. */
export function OverlayHost() {
  const hasNotices = useSyncExternalStore(notices.subscribe, () => notices.get().length > 0);
  const modalOpen = useMachineSelector('modals', (snapshot) => selectTop(snapshot) !== null);
  const playing = useGame(() => true);
  // Also loaded without a notice, so that it is available offline; after the machines, which it shows.
  const loadDone = useInitialLoadDone(Overlays);
  const preload = loadDone && modalOpen !== undefined;
  if (!preload && !modalOpen && !playing && !hasNotices) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
