import type { WaitingMessage } from '#contract/messages.ts';
import { windowPoll } from '#contract/times.ts';
import { localStore } from '#src/storage/store.ts';
import { postToTabs } from './tabs.ts';

/** The waiting page: no app, only a message until the opener loads the game. */
const message = document.getElementById('message') as HTMLElement;
const closeButton = document.getElementById('close') as HTMLButtonElement;
document.documentElement.lang = (localStore.get('lang') ?? 'en_US').replace('_', '-');

const opener = window.opener as Window | null;

function readMessage(): Partial<WaitingMessage> {
  const stored = localStore.get('window-msg') ?? '';
  try {
    return JSON.parse(stored) as WaitingMessage;
  } catch {
    return { text: stored };
  }
}

function showMessage() {
  const { text = '', isProblem = false, lost = '', close = '' } = readMessage();
  const isLost = opener === null && lost !== '';
  message.textContent = isLost ? lost : text;
  closeButton.textContent = close;
  closeButton.hidden = !isLost && !isProblem;
}

closeButton.addEventListener('click', () => {
  // A page from which the host has severed this window cannot tell whether it is closed.
  if (opener === null) postToTabs({ type: 'leave.requested' });
  window.close();
});
window.addEventListener('storage', ({ key }) => {
  if (key === 'window-msg') showMessage();
});
showMessage();

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
