import { expect, test } from 'vitest';
import { isBrowsingPage } from '#src/site/pages.ts';

test.each([
  ['/', true],
  ['/gameHall', true],
  ['/gameHall/2', true],
  ['/discount', true],
  ['/discount/', true],
  ['/discount/7', true],
  ['/Deposit', true],
  ['/user/Deposit', true],
  ['/user?page=Deposit', true],
  ['/user', false],
  ['/user/Info', false],
  ['/user/Letter', false],
  ['/user?page=Withdrawal', false],
  ['/fastPayment', false],
  ['/proxy', false],
  ['/faq', false],
  ['/search', false],
  ['/app', false],
  ['/sponsor', false],
  ['/play', false],
  ['/gameRoom', false],
])('promotions open by themselves on %s: %s', (path, isBrowsing) => {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  expect(isBrowsingPage({ pathname, search: Object.fromEntries(searchParams) })).toBe(isBrowsing);
});
