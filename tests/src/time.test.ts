import { afterEach, expect, test, vi } from 'vitest';
import { formatTime } from '../../src/i18n/time.ts';

vi.mock('../../src/site/site.ts', () => ({ site: { timeZone: 'Asia/Yangon' } }));
afterEach(() => void vi.restoreAllMocks());

const at = '2026-11-21T02:00:00Z';

test('time has day and month names', () => {
  expect(formatTime('en-US', at)).toBe('Sat, Nov 21, 08:30');
});

test('time is numeric when the browser lacks the language', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatTime('my-MM', at)).toBe('21/11, 08:30');
});

test('time is empty when the value is invalid', () => {
  expect(formatTime('en-US', 'soon')).toBe('');
});
