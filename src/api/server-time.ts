/** Milliseconds by which the operator's clock is ahead of this device's. */
let ahead = 0;

/** The operator's time in milliseconds, independent of this device's clock. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Updates the offset from the `Date` header of a response whose request was sent at `sent` (device clock).
 * The header has whole seconds, so the known offset is kept as long as it is consistent with the header.
 */
export function updateServerTime(header: string | null, sent: number) {
  const shown = Date.parse(header ?? '');
  if (Number.isNaN(shown)) return;
  ahead = Math.min(Math.max(ahead, shown - Date.now()), shown + 1_000 - sent);
}
