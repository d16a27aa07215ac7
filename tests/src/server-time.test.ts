import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxDelay } from '#contract/constants.ts';

let time: typeof import('#src/api/server-time.ts');
let waitUntilServerTime: typeof import('#src/api/wait-until-server-time.ts').waitUntilServerTime;
const noon = Date.UTC(2026, 10, 21, 16);
const hour = 3_600_000;
const header = (at: number) => new Date(at).toUTCString();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
  vi.resetModules();
  time = await import('#src/api/server-time.ts');
  ({ waitUntilServerTime } = await import('#src/api/wait-until-server-time.ts'));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates a response that takes `ms`, from a server whose clock is `ahead` milliseconds ahead of ours. */
function receiveTime(ahead: number, ms = 100) {
  const sent = Date.now();
  vi.advanceTimersByTime(ms);
  time.updateServerTime(header(sent + ms / 2 + ahead), sent);
}

test('server time equals local time when the local clock is right', () => {
  for (let i = 0; i < 20; i += 1) {
    receiveTime(0);
    expect(time.serverNow()).toBe(Date.now());
  }
});

test.each([5 * 3_600_000, -86_400_000, 1_500])(
  'server time is accurate when the local clock is %d ms off',
  (ahead) => {
    receiveTime(ahead);
    expect(Math.abs(time.serverNow() - Date.now() - ahead)).toBeLessThanOrEqual(1_100);
    for (let i = 0; i < 50; i += 1) {
      vi.advanceTimersByTime(337);
      receiveTime(ahead, 20);
    }
    expect(Math.abs(time.serverNow() - Date.now() - ahead)).toBeLessThanOrEqual(200);
  },
);

test('server time is corrected by the next response when the clock is moved', () => {
  receiveTime(0);
  vi.setSystemTime(noon + 3_600_000);
  receiveTime(-3_600_000);
  expect(Math.abs(time.serverNow() - (Date.now() - 3_600_000))).toBeLessThanOrEqual(1_100);
});

test.each([null, '', 'yesterday', '99'.repeat(40)])(
  'server time is unchanged when the header is %s',
  (header) => {
    time.updateServerTime(header, Date.now());
    expect(time.serverNow()).toBe(Date.now());
  },
);

describe('wait for a server time', () => {
  const page = new EventTarget();
  let timers: { task: () => void; ms: number }[];
  let over: boolean;
  let stop: AbortController;
  const clock = {
    setTimeout: (task: () => void, ms: number) => timers.push({ task, ms }),
    clearTimeout: () => {
      timers = [];
    },
  };
  const waits = () => timers.map(({ ms }) => ms);
  const settle = async () => {
    await Promise.resolve();
    await Promise.resolve();
  };
  beforeEach(() => {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
    timers = [];
    over = false;
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
    vi.unstubAllGlobals();
  });
  const wait = (moment: number) =>
    void waitUntilServerTime(clock, moment, stop.signal).then(() => {
      over = true;
    });

  test('wait sets no timer when the time has passed', async () => {
    wait(noon - 1);
    await settle();
    expect(over).toBe(true);
    expect(waits()).toEqual([]);
  });

  test('wait sets one timer when the time is ahead', async () => {
    wait(noon + 3 * hour);
    expect(waits()).toEqual([3 * hour]);
    timers[0]?.task();
    await settle();
    expect(over).toBe(true);
  });

  test('wait uses server time when the local clock is wrong', () => {
    time.updateServerTime(header(noon + 2 * hour), noon);
    wait(noon + 3 * hour);
    expect(waits()[0]).toBeGreaterThan(hour - 2_000);
    expect(waits()[0]).toBeLessThanOrEqual(hour);
  });

  test('wait uses several timers when the time is years ahead', async () => {
    const far = 3 * maxDelay + 5_000;
    wait(noon + far);
    for (let piece = 1; piece <= 3; piece += 1) {
      expect(waits()).toEqual([maxDelay]);
      vi.advanceTimersByTime(maxDelay);
      timers[0]?.task();
    }
    expect(waits()).toEqual([5_000]);
    timers[0]?.task();
    await settle();
    expect(over).toBe(true);
  });

  test('wait ends when the page is shown after device sleep', async () => {
    wait(noon + hour);
    vi.setSystemTime(noon + 30 * 60_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(waits()).toEqual([30 * 60_000]);
    vi.setSystemTime(noon + 8 * hour);
    page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(over).toBe(true);
  });

  test('wait leaves no timer when it is aborted', async () => {
    wait(noon + hour);
    stop.abort();
    expect(waits()).toEqual([]);
    vi.setSystemTime(noon + 8 * hour);
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(over).toBe(false);
    expect(waits()).toEqual([]);
  });
});
