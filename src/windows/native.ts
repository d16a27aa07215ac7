import * as v from 'valibot';
import { type NativeMessage, nativeMessage, type ToNative } from '#contract/messages.ts';
import { isSameOrigin } from '#src/site/urls.ts';

interface Shell {
  postMessage(message: string): void;
}
/** Injected by Android, and by iOS. */
interface ShellWindow {
  gamehallShell?: Shell;
  webkit?: { messageHandlers?: { gamehallShell?: Shell } };
}

/** Posts to the native shell, if there is one. Its errors are only logged. */
export function postToNative(message: ToNative) {
  const { gamehallShell, webkit } = window as ShellWindow;
  try {
    // Called as a method, because injected objects accept no other `this`.
    if (gamehallShell) gamehallShell.postMessage(JSON.stringify(message));
    else webkit?.messageHandlers?.gamehallShell?.postMessage(JSON.stringify(message));
  } catch (error) {
    console.warn('the native shell rejected a message', error);
  }
}

/** On iOS the shell's web view opens no windows, so the shell itself opens external links. */
export function openLinksInNative() {
  if (!(window as ShellWindow).webkit?.messageHandlers?.gamehallShell) return;
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !/^https?:/.test(link.href) || isSameOrigin(link.href)) return;
    event.preventDefault();
    postToNative({ type: 'openUrl', data: { url: link.href } });
  });
}

/**
 * Subscribes to messages of the shell, which dispatches `gamehall:shell` on the window with JSON in `detail`.
 * Other shapes are dropped.
 */
export function onNativeMessage(listener: (message: NativeMessage) => void) {
  const message = v.pipe(v.string(), v.parseJson(), nativeMessage);
  window.addEventListener('gamehall:shell', (event) => {
    const parsed = v.safeParse(message, (event as CustomEvent<unknown>).detail);
    if (parsed.success) listener(parsed.output);
  });
}
