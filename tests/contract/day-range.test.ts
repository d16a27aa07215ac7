import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayIn,
  earliestDay,
  instantsOf,
  isDay,
  periodOf,
  presetRange,
  rangePresets,
  rangeProblem,
  startOfDay,
} from '#contract/day-range.ts';

const iso = (at: number) => new Date(at).toISOString();

test.each([
  ['America/Caracas', '2026-11-23', '2026-11-23T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  // Daylight time begins and ends during the day.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  // Midnight does not exist, or exists twice.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
])('day of %s begins at its first instant: %s', (timeZone, day, expected) => {
  const start = startOfDay(day, timeZone);
  expect(iso(start)).toBe(expected);
  expect([dayIn(start - 1, timeZone) < day, dayIn(start, timeZone)]).toEqual([true, day]);
});

test('instants of ranges that follow each other have no gap when the clocks change', () => {
  for (const timeZone of ['Europe/Berlin', 'America/Havana', 'Asia/Beirut', 'Australia/Lord_Howe']) {
    const march = instantsOf({ from: '2026-03-01', to: '2026-03-29' }, timeZone);
    const april = instantsOf({ from: '2026-03-30', to: '2026-04-30' }, timeZone);
    expect(march.end, timeZone).toBe(april.start);
    expect(dayIn(march.end - 1, timeZone)).toBe('2026-03-29');
  }
});

test('month before or after keeps the day or ends with the month', () => {
  expect(addMonths('2026-05-31', -3)).toBe('2026-02-28');
  expect(addMonths('2028-05-31', -3)).toBe('2028-02-29');
  expect(addMonths('2026-01-15', -3)).toBe('2025-10-15');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});

test('day is one of the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', '', '2026-11-23T00:00'])
    expect(isDay(text), text).toBe(false);
});

test.each([
  [{ from: '2026-11-23', to: '2026-11-23' }, null],
  [{ from: '2026-08-24', to: '2026-11-23' }, null],
  [{ from: '2026-08-23', to: '2026-11-23' }, 'tooLong'],
  [{ from: '2026-09-01', to: '2026-11-24' }, 'future'],
  [{ from: '2026-11-23', to: '2026-11-22' }, 'reversed'],
  [{ from: '2024-12-01', to: '2025-02-28' }, null],
  [{ from: '2024-11-30', to: '2025-02-28' }, 'tooLong'],
] as const)('range %o has the problem %s', (range, problem) => {
  expect(rangeProblem(range, '2026-11-23')).toBe(problem);
  if (problem === 'tooLong') expect(range.from < earliestDay(range.to)).toBe(true);
});

test.each([
  ['today', '2026-03-31', '2026-03-31..2026-03-31'],
  ['yesterday', '2026-03-01', '2026-02-28..2026-02-28'],
  ['last7', '2026-03-31', '2026-03-25..2026-03-31'],
  ['last30', '2026-03-31', '2026-03-02..2026-03-31'],
  ['thisMonth', '2026-03-31', '2026-03-01..2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01..2026-02-28'],
  ['lastMonth', '2028-03-31', '2028-02-01..2028-02-29'],
  ['lastMonth', '2026-01-01', '2025-12-01..2025-12-31'],
] as const)('preset %s on %s is %s', (preset, today, expected) => {
  const { from, to } = presetRange(preset, today);
  expect(`${from}..${to}`).toBe(expected);
});

test('every preset of every day of a leap year can be requested', () => {
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1))
    for (const preset of rangePresets)
      expect([day, preset, rangeProblem(presetRange(preset, day), day)]).toEqual([day, preset, null]);
});

test.each([
  ['day', '2026-03-29', '2026-03-29..2026-03-29'],
  ['week', '2026-03-29', '2026-03-23..2026-03-29'],
  ['week', '2026-03-30', '2026-03-30..2026-04-05'],
  ['month', '2028-02-10', '2028-02-01..2028-02-29'],
] as const)('%s of %s is %s', (period, day, expected) => {
  const { from, to } = periodOf(period, day);
  expect(`${from}..${to}`).toBe(expected);
});
