import * as v from 'valibot';
import { type TabMessage, tabChannel, tabMessage } from '#contract/messages.ts';

/** Messages among our tabs. Without BroadcastChannel each tab is alone, without an error. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(tabChannel);

export function postToTabs(message: TabMessage) {
  channel?.postMessage(message);
}

/** Subscribes to messages of other tabs; other shapes are dropped. Returns an unsubscribe function. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const parsed = v.safeParse(tabMessage, data);
    if (parsed.success) listener(parsed.output);
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
