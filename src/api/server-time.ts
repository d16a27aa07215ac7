/** Milliseconds by which the operator's clock is ahead of this device's. */
let ahead = 0;
let isKnown = false;

/** The operator's time in milliseconds, independent of this device's clock. */
export const serverNow = (): number => Date.now() + ahead;

/** The offset in milliseconds, and whether any response had a `Date` that the page could read. */
export const serverClock = () => ({ ahead, isKnown });

/**
 * Updates the offset from the `Date` header of a response whose request was sent at `sent` (device clock).
 * The header has whole seconds, so the known offset is kept as long as it is consistent with the header.
 */
export function updateServerTime(header: string | null, sent: number) {
  const shown = Date.parse(header ?? '');
  if (Number.isNaN(shown)) return;
  isKnown = true;
  ahead = Math.min(Math.max(ahead, shown - Date.now()), shown + 1_000 - sent);
}
