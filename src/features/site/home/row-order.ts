import type { Regions } from '#contract/templates.ts';

const defaultOrder = [
  'redEnvelope',
  'lastPlaying',
  'hot',
  'tables',
  'jackpot',
  'fixtures',
  'week',
  'ads',
  'jackpotPath',
  'providers',
] as const;
export type Row = (typeof defaultOrder)[number] | 'winners';

const without = (...rows: readonly Row[]): Row[] => defaultOrder.filter((row) => !rows.includes(row));

/** The order of the rows by the template's variant, where it is another one than that above. */
const orders: { readonly [Key in Regions['home']]?: readonly Row[] } = {
  hallsFirst: [...without('jackpot', 'jackpotPath', 'week'), 'jackpot', 'jackpotPath', 'week'],
  // The sports page above has the matches.
  sportsFirst: without('fixtures'),
  jackpotFirst: [
    'redEnvelope',
    'jackpot',
    'jackpotPath',
    ...without('redEnvelope', 'jackpot', 'jackpotPath'),
  ],
};

/** The rows of home that the operator names, in that order and once each; then the others in the order of the template. */
export function rowsInOrder(wanted: unknown, { home, winners }: Pick<Regions, 'home' | 'winners'>): Row[] {
  const rows = [...(orders[home] ?? defaultOrder)];
  if (winners !== 'none')
    rows.splice(winners === 'low' ? rows.length : rows.indexOf('hot') + 1, 0, 'winners');
  const named = Array.isArray(wanted) ? rows.filter((row) => wanted.includes(row)) : [];
  named.sort((a, b) => (wanted as unknown[]).indexOf(a) - (wanted as unknown[]).indexOf(b));
  return [...new Set([...named, ...rows])];
}
