import { windowPoll } from '#contract/limits.ts';
import { localStore } from '#src/storage/store.ts';

/** The waiting page: no app, only a message and the arch until the opener loads the game. */
const message = document.getElementById('message');
if (message) message.textContent = localStore.get('window-msg') ?? '';
document.documentElement.lang = (localStore.get('lang') ?? 'en_US').replace('_', '-');

const opener = window.opener as Window | null;

/** Null for a cross-origin page. */
function pageOf(from: Window | null): Document | null {
  try {
    return from?.document ?? null;
  } catch {
    return null;
  }
}

/**
 * Only the page that opened this window can load the game: once it is reloaded or closed, the window closes.
 */
const sender = pageOf(opener);
if (sender)
  window.setInterval(() => {
    if (opener?.closed || pageOf(opener) !== sender) window.close();
  }, windowPoll);
