import type { Notice } from '#machines/events.ts';
import { randomId } from '#src/random-id.ts';

/** A notice with an id, because the same notice may be shown twice. */
interface NoticeItem {
  id: string;
  notice: Notice;
}

// Outside React, because machines may emit notices before the page has rendered.
let items: readonly NoticeItem[] = [];
const listeners = new Set<() => void>();

function setItems(next: readonly NoticeItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** The notices to show, oldest first: a store for `useSyncExternalStore`. */
export const notices = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add: (notice: Notice) => setItems([...items, { id: randomId(), notice }]),
  close: (id: string) => setItems(items.filter((item) => item.id !== id)),
};
