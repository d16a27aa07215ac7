import { expect, test } from 'vitest';
import { realtimeReconnect } from '#contract/constants.ts';
import { memberRefetch, publicRefetch } from '#contract/times.ts';
import { simulateStorm, today } from './reconnect-storm.ts';

const OUTAGE = 30_000;

test('storm has the same calls when the seed is the same', () => {
  expect(simulateStorm(today(500, OUTAGE), 'a')).toEqual(simulateStorm(today(500, OUTAGE), 'a'));
  expect(simulateStorm(today(500, OUTAGE), 'a')).not.toEqual(simulateStorm(today(500, OUTAGE), 'b'));
});

test('storm of the document is that of the app', () => {
  const { reconnect, connectTimeout, refetches } = today(1, OUTAGE);
  const { delay, delayMax, randomization } = realtimeReconnect;
  expect(reconnect).toEqual({ delay, delayMax, randomization });
  expect(connectTimeout).toBe(realtimeReconnect.connectTimeout);
  expect(refetches.map(({ jitter }) => jitter)).toEqual([memberRefetch.jitter, publicRefetch.jitter]);
});

test.each([1, 250, 5_000])('every page is back and refetches once when %d pages reconnect', (members) => {
  const { calls } = simulateStorm({ ...today(members, OUTAGE), acceptedPerSecond: 300 }, 'all');
  expect(calls.reduce((sum, count) => sum + count, 0)).toBe(members * 13);
});

test('peak grows with the members', () => {
  const peak = (members: number) => simulateStorm(today(members, OUTAGE), 'growth').peak;
  expect(peak(20_000) / peak(2_000)).toBeGreaterThan(8);
});

test('peak falls to less than a third when pauses and refetches are spread', () => {
  const present = today(20_000, OUTAGE);
  const spread = {
    ...present,
    reconnect: { ...present.reconnect, delayMax: 20_000 },
    refetches: present.refetches.map(({ calls }) => ({ calls, jitter: 10_000 })),
  };
  expect(simulateStorm(spread, 'spread').peak).toBeLessThan(simulateStorm(present, 'spread').peak / 3);
});

test('peak is bounded by the connections in a second when the host refuses the others', () => {
  const limited = { ...today(20_000, OUTAGE), acceptedPerSecond: 500, isRefusing: true };
  const { peak, calls } = simulateStorm(limited, 'refused');
  expect(peak).toBeLessThan(500 * 13 * 1.5);
  expect(calls.reduce((sum, count) => sum + count, 0)).toBe(20_000 * 13);
});

test('attempts fail and are repeated when servers accept fewer than there are within the timeout', () => {
  const slow = { ...today(5_000, OUTAGE), acceptedPerSecond: 100 };
  const { failedAttempts, backAfter } = simulateStorm(slow, 'slow');
  expect(failedAttempts).toBeGreaterThan(simulateStorm(today(5_000, OUTAGE), 'slow').failedAttempts);
  expect(backAfter).toBeGreaterThanOrEqual(5_000 / 100 + OUTAGE / 1_000 - 1);
});
