import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { timeLeft, watchSessionTime } from '#src/features/session/session-time.ts';
import { storeMember } from '#src/storage/member.ts';
import { localStore } from '#src/storage/store.ts';

const start = Date.UTC(2026, 10, 27, 12);
const listeners = new Map<string, () => void>();
let clock: SimulatedClock;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.stubGlobal('window', { addEventListener: (type: string, act: () => void) => listeners.set(type, act) });
  clock = new SimulatedClock();
  storeMember({ memberId: '1', account: 'linhmai', currency: 'USD' }, 'token');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the time pass on the device, in steps in which the watch looks at it. */
async function pass(minutes: number) {
  for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
    vi.setSystemTime(Date.now() + 5_000);
    clock.increment(5_000);
    await new Promise(setImmediate);
  }
}
async function watch(timeouts: { idleMinutes?: number; absoluteMinutes?: number }, isPlaying = () => false) {
  const seen = { onEnding: vi.fn(), onEnd: vi.fn() };
  const all = { idleMinutes: 0, absoluteMinutes: 0, ...timeouts };
  watchSessionTime({ timeouts: all, clock, isPlaying: async () => isPlaying(), ...seen });
  await new Promise(setImmediate);
  return seen;
}
const act = () => listeners.get('pointerdown')?.();

test('member is signed out after the idle time, and told a minute before', async () => {
  const { onEnding, onEnd } = await watch({ idleMinutes: 15 });
  await pass(13);
  expect(onEnding).not.toHaveBeenCalled();
  await pass(1.5);
  expect(onEnding).toHaveBeenCalledOnce();
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalled();
});

test('activity keeps the member signed in, and the end is told anew', async () => {
  const { onEnding, onEnd } = await watch({ idleMinutes: 5 });
  await pass(4.5);
  act();
  await pass(4.5);
  expect(onEnding).toHaveBeenCalledTimes(2);
  expect(onEnd).not.toHaveBeenCalled();
});

test('game in play is no idleness', async () => {
  let isPlaying = true;
  const { onEnd } = await watch({ idleMinutes: 5 }, () => isPlaying);
  await pass(30);
  expect(onEnd).not.toHaveBeenCalled();
  isPlaying = false;
  await pass(6);
  expect(onEnd).toHaveBeenCalled();
});

test('session ends at its absolute time, whatever the member does', async () => {
  const { onEnding, onEnd } = await watch({ absoluteMinutes: 10 }, () => true);
  await pass(9.5);
  act();
  expect(onEnding).toHaveBeenCalledOnce();
  await pass(1);
  expect(onEnd).toHaveBeenCalled();
});

test('times of the member before do not count', async () => {
  await pass(60);
  storeMember({ memberId: '2', account: 'second', currency: 'USD' }, 'other');
  const { onEnd } = await watch({ idleMinutes: 5, absoluteMinutes: 30 });
  await pass(2);
  expect(onEnd).not.toHaveBeenCalled();
});

test.each(['', 'soon', '-1', 'Infinity', '9'.repeat(400), '<b>'])(
  'stored time %j ends no session by itself',
  async (text) => {
    localStore.set('signed_in_at', text);
    localStore.set('active_at', text);
    const { onEnd } = await watch({ idleMinutes: 5, absoluteMinutes: 5 });
    expect(onEnd).not.toHaveBeenCalled();
  },
);

test('site without times ends nothing', async () => {
  const { onEnd } = await watch({});
  await pass(60 * 24);
  expect(onEnd).not.toHaveBeenCalled();
  expect(
    timeLeft(start, { signedInAt: 0, activeAt: 0, isPlaying: false }, { idleMinutes: 0, absoluteMinutes: 0 }),
  ).toBe(Infinity);
});
