/** How far the operator's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** What the operator's clock shows, in milliseconds, whatever this machine's does. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Learns from the `Date` header of an answer that was asked for at `sent` by this machine's clock. The header has
 * whole seconds, so what was known stays as long as it can be true.
 */
export function learnServerTime(header: string | null, sent: number) {
  const shown = Date.parse(header ?? '');
  if (Number.isNaN(shown)) return;
  ahead = Math.min(Math.max(ahead, shown - Date.now()), shown + 1_000 - sent);
}
