import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { selectTop } from '#machines/kernel/modals.selectors.ts';
import { useGame, useMachineSelector } from '#src/actors/machines.ts';
import { PartError } from '#src/components/PartError.tsx';
import { useInitialLoadDone } from '#src/startup/turns.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { notices } from './notices.ts';
import css from './OverlayHost.module.css';

/** Over the page: what somebody has opened would be in front of it too. */
const OverlaysError = (props: ComponentProps<typeof PartError>) => {
  const isWanted = useMachineSelector('modals', (snapshot) => selectTop(snapshot) !== null);
  return isWanted ? (
    <div className={css.failed}>
      <PartError {...props} />
    </div>
  ) : null;
};
const Overlays = lazyComponent(() => import('./Overlays.tsx'), { failed: OverlaysError });

const anyNotices = () => notices.get().length > 0;

/** Loads the overlays when there is something to show; the first page does not need them. */
export function OverlayHost() {
  const hasNotices = useSyncExternalStore(notices.subscribe, anyNotices, anyNotices);
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
