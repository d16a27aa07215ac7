const rows = ['redEnvelope', 'lastPlaying', 'hot', 'jackpot', 'ads', 'providers'] as const;
export type Row = (typeof rows)[number];

/** The rows that the operator names, in that order and once each; then the others in our own order. */
export function inHomeOrder(wanted: unknown): Row[] {
  const named = Array.isArray(wanted) ? rows.filter((row) => wanted.includes(row)) : [];
  named.sort((a, b) => (wanted as unknown[]).indexOf(a) - (wanted as unknown[]).indexOf(b));
  return [...new Set([...named, ...rows])];
}
