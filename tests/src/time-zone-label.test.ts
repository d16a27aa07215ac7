import { expect, test, vi } from 'vitest';
import { timeZoneLabel } from '#src/i18n/time.ts';

const { site } = vi.hoisted(() => ({ site: { timeZone: '' } }));
vi.mock('#src/site/site.ts', () => ({ site }));

test.each([
  ['America/Caracas', 'en-US', 'GMT-4'],
  ['Asia/Yangon', 'vi-VN', 'GMT+6:30'],
  ['Asia/Bangkok', 'th-TH', 'GMT+7'],
  ['America/New_York', 'en-US', 'America/New York'],
] as const)('label of %s in %s is %s', (timeZone, locale, label) => {
  site.timeZone = timeZone;
  expect(timeZoneLabel(locale)).toBe(label);
});
