import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { selectTop } from '#machines/kernel/modals.selectors.ts';
import { useGame, useMachineSelector } from '#src/actors/machines.tsx';
import { PartError } from '#src/components/PartError.tsx';
import { cookies } from '#src/site/cookies.ts';
import { useTurn, whenInitialLoadDone, whenUsed } from '#src/startup/turns.ts';
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
  // Also loaded with nothing to show, so that they are available offline.
  const later = useTurn({ chunk: Overlays, after: whenWanted });
  if (!later && !modalOpen && !playing && !hasNotices) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}

/** The overlays open what /register and /fastDeposit ask for. */
const whenWanted: typeof whenUsed = (queryClient) =>
  cookies.get('register_route') || cookies.get('fast_deposit')
    ? whenInitialLoadDone(queryClient)
    : whenUsed(queryClient);
