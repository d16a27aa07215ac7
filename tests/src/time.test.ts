import { afterEach, expect, test, vi } from 'vitest';
import { formatTime } from '../../src/i18n/time.ts';

vi.mock('../../src/site/site.ts', () => ({ site: { timeZone: 'Asia/Yangon' } }));
afterEach(() => void vi.restoreAllMocks());

const at = '2026-11-21T02:00:00Z';

test('a time has the names of the day and the month', () => {
  expect(formatTime('en-US', at)).toBe('Sat, Nov 21, 08:30');
});

test('where the browser has no names in a language, it has figures and no names of another one', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatTime('my-MM', at)).toBe('21/11, 08:30');
});

test('what is no time is nothing', () => {
  expect(formatTime('en-US', 'soon')).toBe('');
});
