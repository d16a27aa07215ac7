import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownText, durationParts, durationText, spokenStep, unitName } from '#src/i18n/duration.ts';

const hour = 3_600_000;
const day = 24 * hour;

test.each([
  [0, [0, 0, 0]],
  [999, [0, 0, 0]],
  [2 * hour + 14 * 60_000 + 9_000, [2, 14, 9]],
  [day - 1_000, [23, 59, 59]],
  [day, [1, 0, 0]],
  [400 * day + 5 * hour + 60_000, [400, 5, 1]],
])('duration of %d ms has the parts %j', (ms, counts) => {
  expect(durationParts(ms).map(({ count }) => count)).toEqual(counts);
});

test('parts add up to the duration', () => {
  const worth = { day, hour, minute: 60_000, second: 1_000 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 * day }), (ms) => {
      const sum = durationParts(ms).reduce((total, { unit, count }) => total + worth[unit] * count, 0);
      expect(ms - sum).toBeGreaterThanOrEqual(0);
      expect(ms - sum).toBeLessThan(ms < day ? 1_000 : 60_000);
    }),
  );
});

test.each([
  [9_000, '00:00:09'],
  [day - 1_000, '23:59:59'],
  [12 * day + 4 * hour, '12 days, 4 hours'],
])('countdown of %d ms reads %s', (ms, text) => {
  expect(countdownText('en-US', ms)).toBe(text);
});

test.each([
  ['en-US', '2 hours, 14 minutes', 'hours'],
  ['vi-VN', '2 giờ, 14 phút', 'giờ'],
  ['zh-CN', '2小时14分钟', '小时'],
])('duration has natural words when the locale is %s', (locale, words, unit) => {
  expect(durationText(locale, 2 * hour + 14 * 60_000 + 9_000)).toBe(words);
  expect(unitName(locale, 'hour', 2)).toBe(unit);
});

test('spoken duration changes at most once a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 3 * day }), (left) => {
      const spoken = new Set(Array.from({ length: 60 }, (_, second) => spokenStep(left - second * 1_000)));
      expect(spoken.size).toBeLessThanOrEqual(2);
    }),
  );
});
