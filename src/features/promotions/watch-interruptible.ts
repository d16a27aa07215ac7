import { type ActorRefFrom, fromCallback } from 'xstate';
import { scrollIdleDelay } from '#contract/times.ts';
import type { modalsMachine } from '#machines/kernel/modals.machine.ts';
import { selectOpen } from '#machines/kernel/modals.selectors.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { Clock } from '#src/clock.ts';

export interface Navigation {
  /** Whether the page is one where the user looks around. */
  isBrowsing: () => boolean;
  onMove: (listener: (move: 'left' | 'entered', pathChanged: boolean) => void) => () => void;
}

const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const isTextField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !withoutText.includes(target.type));
/** A dialog counts as long as it is open; its fields may remain while it disappears. */
const isOnPage = (target: Element) => !target.closest('dialog');
/** What happens in a frame cannot be seen: the user may be typing there. */
const takesKeys = (target: unknown) =>
  (isTextField(target) || target instanceof HTMLIFrameElement) && isOnPage(target);

/**
 * Reports whether the user is free for a promotion: only browsing, and not opening or playing a game, in a dialog,
 * typing or scrolling.
 */
export const watchInterruptible = (
  clock: Clock,
  afterInitialLoad: () => Promise<void>,
  navigation: Navigation,
) =>
  fromCallback(({ sendBack, system }) => {
    const modals = system.get('modals') as ActorRefFrom<typeof modalsMachine>;
    const playCoordinator = system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
    const listeners = new AbortController();
    const ends: (() => void)[] = [];
    const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
    let timer: unknown = null;
    let last = false;
    const isInterruptible = (focused: unknown) =>
      navigation.isBrowsing() &&
      timer === null &&
      !playCoordinator.getSnapshot().matches({ activity: 'game' }) &&
      selectOpen(modals.getSnapshot()).every(({ kind }) => kind === 'popUpDiscount') &&
      !takesKeys(document.activeElement) &&
      !takesKeys(focused) &&
      ![...typed].some((field) => field.isConnected && field.value !== '');
    const check = (focused: unknown = null) => {
      const interruptible = isInterruptible(focused);
      if (interruptible === last) return;
      last = interruptible;
      sendBack({ type: 'interruptible.changed', interruptible });
    };
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { capture: true, passive: true, signal: listeners.signal });
    const begin = () => {
      if (listeners.signal.aborted) return;
      ends.push(modals.subscribe(() => check()).unsubscribe);
      ends.push(playCoordinator.subscribe(() => check()).unsubscribe);
      ends.push(
        navigation.onMove((move, pathChanged) => {
          if (move === 'left' && pathChanged) typed.clear();
          // The page that is left is still shown until the other one has been entered.
          if (move === 'entered' || !navigation.isBrowsing()) check();
        }),
      );
      listen('focusin', () => check());
      // The next field has no focus yet.
      listen('focusout', (event) => check((event as FocusEvent).relatedTarget));
      listen('click', () => check());
      listen('input', ({ target }) => {
        if (isTextField(target) && isOnPage(target)) typed.add(target);
        check();
      });
      listen('scroll', ({ target }) => {
        // Carousels and lists scroll by themselves, and so may the page beneath a dialog.
        if (target !== document || document.querySelector('dialog[open]')) return;
        if (timer !== null) clock.clearTimeout(timer as never);
        timer = clock.setTimeout(() => {
          timer = null;
          check();
        }, scrollIdleDelay);
        check();
      });
      check();
    };
    void afterInitialLoad().then(begin);
    return () => {
      listeners.abort();
      for (const end of ends) end();
      if (timer !== null) clock.clearTimeout(timer as never);
    };
  });
