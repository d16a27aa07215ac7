import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let time: typeof import('#src/api/server-time.ts');
const noon = Date.UTC(2026, 10, 21, 16);
const header = (at: number) => new Date(at).toUTCString();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(noon);
  vi.resetModules();
  time = await import('#src/api/server-time.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that took `ms`, written by an operator whose clock is `ahead` of ours half-way. */
function answered(ahead: number, ms = 100) {
  const sent = Date.now();
  vi.advanceTimersByTime(ms);
  time.learnServerTime(header(sent + ms / 2 + ahead), sent);
}

test('a clock that is right stays as it is', () => {
  for (let i = 0; i < 20; i += 1) {
    answered(0);
    expect(time.serverNow()).toBe(Date.now());
  }
});

test.each([5 * 3_600_000, -86_400_000, 1_500])(
  'a clock that is %d ms off is set right to the second',
  (ahead) => {
    answered(ahead);
    expect(Math.abs(time.serverNow() - Date.now() - ahead)).toBeLessThanOrEqual(1_100);
    for (let i = 0; i < 50; i += 1) {
      vi.advanceTimersByTime(337);
      answered(ahead, 20);
    }
    expect(Math.abs(time.serverNow() - Date.now() - ahead)).toBeLessThanOrEqual(200);
  },
);

test('a clock that is moved while the page is open is set right by the next answer', () => {
  answered(0);
  vi.setSystemTime(noon + 3_600_000);
  answered(-3_600_000);
  expect(Math.abs(time.serverNow() - (Date.now() - 3_600_000))).toBeLessThanOrEqual(1_100);
});

test.each([null, '', 'yesterday', '99'.repeat(40)])(
  'a header that says no time (%s) changes nothing',
  (said) => {
    time.learnServerTime(said, Date.now());
    expect(time.serverNow()).toBe(Date.now());
  },
);
