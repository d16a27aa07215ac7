import { afterEach, expect, test, vi } from 'vitest';
import {
  clockTime,
  formatBirthday,
  formatDate,
  formatTime,
  listTime,
  parseOperatorTime,
} from '#src/i18n/time.ts';
import { site } from '#src/site/site.ts';

vi.mock('#src/site/site.ts', () => ({ site: { timeZone: 'Asia/Yangon' } }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = '2026-11-21T02:00:00Z';

test('time has day and month names, and breaks between day and hour only', () => {
  expect(formatTime('en-US', at)).toBe('Sat,\u00a0Nov\u00a021, 08:30');
  expect(formatTime('vi-VN', at)).toBe('08:30 Thứ\u00a07,\u00a021\u00a0thg\u00a011');
  expect(formatTime('ja-JP', at)).toBe('11月21日(土) 08:30');
  expect(clockTime('en-US', at)).toBe('08:30');
});

test('time is numeric when the browser lacks the language', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatTime('my-MM', at)).toBe('21/11, 08:30');
});

test('time in a list is the hour of today and the day of any other, in the site zone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') });
  expect(listTime('en-US', '2026-11-21T17:45:00Z')).toBe('00:15');
  expect(listTime('en-US', at)).toBe('Sat, Nov 21');
  expect(listTime('en-US', 'soon')).toBe('');
});

test('date is in the site zone, and a birthday is the same day in every zone', () => {
  expect(formatDate('en-US', '2026-11-20T20:00:00Z')).toBe('November 21, 2026');
  expect(formatDate('en-US', '')).toBe('');
  for (const zone of ['Asia/Kathmandu', 'Pacific/Apia']) {
    vi.stubEnv('TZ', zone);
    expect(formatBirthday('en-US', '1965-01-01')).toBe('January 1, 1965');
  }
  expect(formatBirthday('en-US', '01/02/1965')).toBe('01/02/1965');
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatBirthday('my-MM', '1965-01-31')).toBe('31/01/1965');
});

test('time is empty when the value is invalid', () => {
  expect(formatTime('en-US', 'soon')).toBe('');
  expect(clockTime('en-US', 'soon')).toBe('');
});

afterEach(() => void vi.unstubAllEnvs());

const devices = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'America/Caracas', 'Pacific/Apia'];
test.each(devices)('operator time is that of the site when the device is in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  // The last two are hours that New York skips and repeats.
  for (const [timeZone, text, iso] of [
    ['America/Caracas', '2026-11-21 04:30:00', '2026-11-21T08:30:00.000Z'],
    ['Asia/Ho_Chi_Minh', '2026-11-21 04:30:00', '2026-11-20T21:30:00.000Z'],
    ['America/Caracas', '2027-03-14 02:30:00', '2027-03-14T06:30:00.000Z'],
    ['America/Caracas', '2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z'],
  ] as const) {
    site.timeZone = timeZone;
    expect(parseOperatorTime(text)?.toISOString(), text).toBe(iso);
  }
  site.timeZone = 'Asia/Yangon';
});

test.each(['1795421400', '1795421400000'])('operator time is read from the Unix time %s', (text) => {
  expect(parseOperatorTime(text)?.toISOString()).toBe('2026-11-23T08:10:00.000Z');
});

test('operator time keeps the zone that it names', () => {
  expect(parseOperatorTime('2026-11-21T04:30:00Z')?.toISOString()).toBe('2026-11-21T04:30:00.000Z');
  expect(parseOperatorTime('2026-11-21T04:30:00+07:00')?.toISOString()).toBe('2026-11-20T21:30:00.000Z');
});

test('operator time is null when it is empty, invalid or impossible', () => {
  for (const text of [undefined, '', 'soon', '2027-02-31 99:00:00', '[object Object]'])
    expect(parseOperatorTime(text), text).toBeNull();
});
