import { windowPoll } from '#contract/limits.ts';
import { local } from '#src/storage/store.ts';

/** The waiting page: not a second app, only a word and an arch until the opener sends it on its way. */
const message = document.getElementById('message');
if (message) message.textContent = local.get('window-msg') ?? '';
document.documentElement.lang = (local.get('lang') ?? 'en_US').replace('_', '-');

const opener = window.opener as Window | null;

/** Null for a page that is not the house's own. */
function pageOf(from: Window | null): Document | null {
  try {
    return from?.document ?? null;
  } catch {
    return null;
  }
}

/** Only the page that opened this one sends it on its way: once that is loaded anew or gone, nothing comes. */
const sender = pageOf(opener);
if (sender)
  window.setInterval(() => {
    if (opener?.closed || pageOf(opener) !== sender) window.close();
  }, windowPoll);
