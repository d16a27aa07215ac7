import type { Notice } from '#machines/kernel/events.ts';

/** A notice with an id, because the same notice may be shown twice. */
interface NoticeItem {
  id: string;
  notice: Notice;
}

// Outside React, because machines may emit notices before the page has rendered.
let items: readonly NoticeItem[] = [];
let count = 0;
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
  add(notice: Notice) {
    count += 1;
    setItems([...items, { id: String(count), notice }]);
  },
  close: (id: string) => setItems(items.filter((item) => item.id !== id)),
};
