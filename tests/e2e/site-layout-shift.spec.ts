import { expect, test } from '#tests/support/fixtures.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { openSignedIn } from '#tests/support/realtime.ts';

test('pages of a member load without layout shift', { tag: '@layouts' }, async ({ page, control }) => {
  await trackLayoutShift(page);
  await openSignedIn(page, control, 'linhmai_88');
  const shifts: Record<string, number> = {};
  const pages = [
    '/',
    '/nowhere',
    '/gameHall/2',
    '/gameHall/4',
    '/discount',
    '/faq',
    '/user',
    '/user/Deposit',
    '/user/Letter',
    '/user/MyWallet',
    '/user/Transaction',
  ];
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    shifts[path] = await layoutShift(page);
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > 0.02)).toEqual([]);
});
