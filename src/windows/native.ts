import * as v from 'valibot';
import { type ShellMessage, shellMessage, type ToShell } from '#contract/messages.ts';
import { isHere } from '#src/site/urls.ts';

interface Shell {
  postMessage(message: string): void;
}
/** As Android injects it, and as iOS does. */
interface Shelled {
  gamehallShell?: Shell;
  webkit?: { messageHandlers?: { gamehallShell?: Shell } };
}

/** Tells the native shell, where there is one. Its own failures are not ours. */
export function tellShell(message: ToShell) {
  const { gamehallShell, webkit } = window as Shelled;
  try {
    // Called on its owner: injected objects know no other `this`.
    if (gamehallShell) gamehallShell.postMessage(JSON.stringify(message));
    else webkit?.messageHandlers?.gamehallShell?.postMessage(JSON.stringify(message));
  } catch (error) {
    console.warn('the native shell did not take a message', error);
  }
}

/** On iOS the shell's view opens no other window: what leads out of the house, the shell itself opens. */
export function giveLinksToShell() {
  if (!(window as Shelled).webkit?.messageHandlers?.gamehallShell) return;
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !/^https?:/.test(link.href) || isHere(link.href)) return;
    event.preventDefault();
    tellShell({ type: 'openUrl', data: { url: link.href } });
  });
}

/** Hears the shell, which dispatches `gamehall:shell` on the window, the message as JSON in `detail`; the rest is dropped. */
export function hearShell(listener: (message: ShellMessage) => void) {
  const message = v.pipe(v.string(), v.parseJson(), shellMessage);
  window.addEventListener('gamehall:shell', (event) => {
    const parsed = v.safeParse(message, (event as CustomEvent<unknown>).detail);
    if (parsed.success) listener(parsed.output);
  });
}
