import * as v from 'valibot';
import { type TabMessage, tabChannel, tabMessage } from '#contract/messages.ts';

/** Our tabs among themselves. A browser without BroadcastChannel has each tab alone, and no error. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(tabChannel);

export function tellTabs(message: TabMessage) {
  channel?.postMessage(message);
}

/** Hears what other tabs say; what is not one of our messages is dropped. Returns how to stop. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    const parsed = v.safeParse(tabMessage, data);
    if (parsed.success) listener(parsed.output);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
