import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { WaitingMessage } from '#contract/messages.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { localStore } from '#src/storage/store.ts';

interface Texts {
  text: () => string;
  /** The text says why nothing is loaded. */
  isProblem?: boolean;
  /** Shown once the window has lost the page that opened it. */
  lost: () => string;
}

let latest: (() => void) | null = null;

/** Sets the texts of the waiting page; written again once they are loaded: a window may be opened before. */
export function setWaitingMessage({ text, isProblem = false, lost }: Texts) {
  const write = () => {
    if (latest !== write) return;
    const message: WaitingMessage = {
      text: text(),
      isProblem,
      lost: lost(),
      close: t(i18n)`Close window`,
    };
    localStore.set('window-msg', JSON.stringify(message));
  };
  latest = write;
  write();
  loadDeferredMessages().then(write, () => {});
}
