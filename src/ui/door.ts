/** What one page becomes on the next one: a door and the hall behind it, a tile and its game. */
export interface Door {
  from: () => Element | null | undefined;
  to: () => Element | null | undefined;
}

/** Milliseconds for which the old page may stand still while the new one is rendered. */
const MAX_STILL = 100;

/** The number of transitions so far: a later one may begin while another still moves. */
let turns = 0;
let named: HTMLElement | undefined;

/** Names one element in the change, and none besides it. The browser moves it, and style sheets know it by this name. */
function nameOnly(element: Element | null | undefined) {
  named?.style.removeProperty('view-transition-name');
  named = element instanceof HTMLElement ? element : undefined;
  named?.style.setProperty('view-transition-name', 'door');
}

const isInSight = (element: Element) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

const moves = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes the change with a view transition from one side of the door to the other; at once where the browser has none, motion is
 * unwanted or the door is not in sight. Resolves when the change is made. The browser paints nothing while the change is made: one
 * that takes long is shown without the transition.
 */
export async function throughDoor({ from, to }: Door, change: () => unknown): Promise<void> {
  const old = moves() ? from() : undefined;
  if (!old || !isInSight(old)) {
    await change();
    return;
  }
  const turn = ++turns;
  nameOnly(old);
  const transition = document.startViewTransition(async () => {
    const timer = setTimeout(() => transition.skipTransition(), MAX_STILL);
    try {
      await change();
    } finally {
      clearTimeout(timer);
      // A later way has named its own side.
      if (turn === turns) nameOnly(to());
    }
  });
  // Rejected where it was skipped, which is no failure of the change.
  transition.ready.catch(() => {});
  void transition.finished.catch(() => {}).then(() => turn === turns && nameOnly(null));
  await transition.updateCallbackDone;
}
