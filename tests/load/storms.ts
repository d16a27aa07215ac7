// Prints the tables of docs/scale.md: node scripts/run.mjs tests/load/storms.ts
import { type Storm, simulateStorm, today } from './reconnect-storm.ts';

const spreadOver = (storm: Storm, delayMax: number, jitter: number): Storm => ({
  ...storm,
  reconnect: { ...storm.reconnect, delayMax },
  refetches: storm.refetches.map(({ calls, ...refetch }) => ({
    calls,
    jitter: Math.max(refetch.jitter, jitter),
  })),
});
const row = (storm: Storm) => {
  const { peak, backAfter } = simulateStorm(storm, 'scale');
  return { 'calls/s at the peak': peak, 'last page back after s': backAfter };
};
console.table(
  [1_000, 10_000, 50_000].map((members) => {
    const present = today(members, 30_000);
    return {
      members,
      today: row(present)['calls/s at the peak'],
      'refetch over 10 s': row(spreadOver(present, 5_000, 10_000))['calls/s at the peak'],
      'and pauses to 20 s': row(spreadOver(present, 20_000, 10_000))['calls/s at the peak'],
    };
  }),
);
console.table({
  'today, 50,000': row(today(50_000, 30_000)),
  'today, 2,000 connections/s': row({ ...today(50_000, 30_000), acceptedPerSecond: 2_000 }),
  'host refuses beyond 2,000/s': row({
    ...today(50_000, 30_000),
    acceptedPerSecond: 2_000,
    isRefusing: true,
  }),
  'refetch over 10 s, 2,000 connections/s': row({
    ...spreadOver(today(50_000, 30_000), 5_000, 10_000),
    acceptedPerSecond: 2_000,
  }),
  'pauses to 20 s, refetch over 10 s': row(spreadOver(today(50_000, 30_000), 20_000, 10_000)),
});
