import type { Page } from '@playwright/test';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  expectGameClosed,
  lettersLink,
  openGame,
  playBar,
  playRound,
  signIn,
  toast,
} from '#tests/support/steps.ts';
import { visit } from '#tests/support/visit.ts';

const account = 'linhmai_88';
const inbox = (page: Page) => page.getByRole('tabpanel');
const rows = (page: Page) => inbox(page).getByRole('listitem').getByRole('link');
const letter = (page: Page) => page.getByRole('article');
const readPath = '/arks/web/member/letter/read';

/** Returns to the list on a phone; on desktop the list is beside the letter. */
async function returnToList(page: Page) {
  if (isMobileLayout(page)) await page.getByRole('link', { name: 'All letters' }).click();
}

test('unread count decreases when a letter is opened', { tag: ['@layouts', '@main'] }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/faq');
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 3 unread');
  await visit(page, '/user/Letter');
  const unread = page.getByRole('status').filter({ hasText: 'unread' });
  await expect(rows(page)).toHaveCount(12);
  // The first letter is beside the list of the desktop, and read only once it has been opened.
  await expect(letter(page)).toHaveCount(isMobileLayout(page) ? 0 : 1);
  await expect(unread).toHaveText('3 unread');
  await rows(page).filter({ hasText: 'Unread:' }).first().click();
  await expect(letter(page).getByRole('heading')).toBeFocused();
  await returnToList(page);
  await expect(unread).toHaveText('2 unread');
  await expect(rows(page).filter({ hasText: 'Unread:' })).toHaveCount(2);
  await page.goto('/faq');
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
  const listRequests = (await control.requests()).filter(({ path }) => path === '/arks/web/member/letter');
  expect(listRequests.at(-1)?.body).toEqual({
    active: 'all',
    count: 50,
    language: 'en_US',
    page: 1,
    site_id: '1',
    sort_field: 'id',
    sort_order: 'desc',
  });
});

test('opened letter stays visible when the list shows only unread letters', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/Letter');
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page).toHaveURL('/user/Letter?unread=true');
  await expect(rows(page)).toHaveCount(3);
  await rows(page).first().click();
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 2 unread');
  await expect(letter(page).getByRole('heading')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  // The first one, which is beside the list by itself, is read when the member says so. Then it leaves the list.
  const subject = await letter(page).getByRole('heading').textContent();
  await letter(page).getByRole('button', { name: 'Mark as read' }).click();
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 1 unread');
  await expect(rows(page)).toHaveCount(1);
  await expect(letter(page).getByRole('heading')).not.toHaveText(subject ?? '');
  await page.getByRole('tab', { name: 'All' }).click();
  await rows(page).filter({ hasText: 'Unread:' }).click();
  await expect(lettersLink(page)).toHaveAccessibleName('Letters');
  await expect(letter(page).getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
});

test('letter is deleted only when confirmed', async ({ page, control }) => {
  await openSignedIn(page, control, account, '/user/Letter');
  const deleted = (await rows(page).first().getAttribute('href')) ?? '';
  await rows(page).first().click();
  await letter(page).getByRole('button', { name: 'Delete' }).click();
  await letter(page).getByRole('button', { name: 'Keep letter' }).click();
  await letter(page).getByRole('button', { name: 'Delete' }).click();
  await letter(page).getByRole('button', { name: 'Delete letter' }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(rows(page)).toHaveCount(11);
  await expect(rows(page).first()).not.toHaveAttribute('href', deleted);
});

test('letter stays open when its read request fails, and in the list when its deletion fails', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Letter');
  await test.step('reading fails', async () => {
    const { n } = await control.requestCursor();
    await control.script({ path: readPath, response: { kind: 'status', status: 502 } });
    await rows(page).filter({ hasText: 'Unread:' }).first().click();
    await expect(toast(page, /Something went wrong/)).toBeVisible();
    await expect(letter(page).getByRole('heading')).toBeVisible();
    await expect(lettersLink(page)).toHaveAccessibleName('Letters, 3 unread');
    const readRequests = (await control.requests({ since: n })).filter(({ path }) => path === readPath);
    expect(readRequests).toHaveLength(1);
  });
  await test.step('deleting fails', async () => {
    await control.script({
      path: '/arks/web/member/letter/destroy',
      response: { kind: 'code', code: 900, message: 'Not this one' },
    });
    await letter(page).getByRole('button', { name: 'Delete' }).click();
    await letter(page).getByRole('button', { name: 'Delete letter' }).click();
    await expect(toast(page, 'Not this one')).toBeVisible();
    await expect(rows(page)).toHaveCount(12);
  });
});

test('inbox is updated when another device reads or deletes a letter', async ({
  page,
  control,
  browser,
  sandbox,
}) => {
  await openSignedIn(page, control, account, '/faq');
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  await control.letter({ account, title: 'A word from customer service', content: 'Good evening.' });
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 4 unread');
  await visit(page, '/user/Letter');
  await expect(rows(page).first()).toContainText('A word from customer service');
  await expect.poll(async () => (await control.channels())['presence-member.USD']).toBe(1);
  const otherContext = await browser.newContext({
    baseURL: sandbox.url,
    storageState: await page.context().storageState(),
  });
  const other = await otherContext.newPage();
  await other.goto('/user/Letter');
  await rows(other).first().click();
  await expect(lettersLink(page)).toHaveAccessibleName('Letters, 3 unread');
  await letter(other).getByRole('button', { name: 'Delete' }).click();
  await letter(other).getByRole('button', { name: 'Delete letter' }).click();
  await expect(rows(page)).toHaveCount(12);
  await otherContext.close();
});

test('inbox shows 50 letters per page when there are more than a hundred', async ({ page, control }) => {
  await openSignedIn(page, control, 'letters_99', '/user/Letter');
  await expect(lettersLink(page)).toContainText('99+');
  await expect(rows(page)).toHaveCount(50);
  const first = await rows(page).first().getAttribute('href');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/user/Letter?page=2');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(rows(page).first()).not.toHaveAttribute('href', first ?? '');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(rows(page)).toHaveCount(34);
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
});

test('inbox shows an empty state when it has no letters', async ({ page }) => {
  await page.goto('/user/Letter');
  await expect(page.getByRole('main')).toContainText('You are not signed in');
  await signIn(page, 'newcomer_1');
  await expect(page.getByRole('main')).toContainText('No letters yet');
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page.getByRole('main')).toContainText('You have read all letters');
});

test('internal link in a letter keeps the open game and the language', async ({ page, control }) => {
  await control.letter({
    account: 'second_seat',
    title: 'Weekend promotion',
    content: '<p><a href="/gameHall/2?q=ninth+wave">The game of the week</a></p>',
  });
  const openLink = async (on: Page) => {
    await inbox(on)
      .getByRole('link', { name: /Weekend promotion/ })
      .click();
    await letter(on).getByRole('link', { name: 'The game of the week' }).click();
  };
  await openSignedIn(page, control, 'second_seat', hallOfGames);
  const game = await openGame(page);
  const [letters] = await Promise.all([page.waitForEvent('popup'), lettersLink(page).click()]);
  await openLink(letters);
  await expect(letters).toHaveURL('/gameHall/2?q=ninth+wave');
  await expect(letters.getByRole('main').getByRole('searchbox')).toHaveValue('ninth wave');
  await playRound(game);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expectGameClosed(page, game);
  await page.goto('/vi-VN/user/Letter');
  await openLink(page);
  await expect(page).toHaveURL('/vi-VN/gameHall/2?q=ninth+wave');
});

test('all letters of all pages are marked as read', async ({ page, control }) => {
  await openSignedIn(page, control, 'letters_99', '/user/Letter');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No unread letters' })).toBeVisible();
  await expect(lettersLink(page)).toHaveAccessibleName('Letters');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Unread:' })).toHaveCount(0);
});

test('selected letters are deleted only when confirmed, and failed ones are counted', async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, account, '/user/Letter');
  const boxes = inbox(page).getByRole('checkbox');
  const destroyPath = '/arks/web/member/letter/destroy';
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const { n } = await control.requestCursor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Delete 2 letters permanently?');
  await page.getByRole('button', { name: 'Keep letters' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  expect((await control.requests({ since: n })).filter(({ path }) => path === destroyPath)).toEqual([]);
  await control.script({ path: destroyPath, response: { kind: 'code', code: 900 } });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 letter could not be deleted. Try again.')).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  await expect(boxes).toHaveCount(0);
});

test('list of letters keeps its place when a letter is opened and closed', { tag: '@layouts' }, async ({
  page,
  control,
}) => {
  await openSignedIn(page, control, 'letters_99', '/user/Letter');
  const row = rows(page).nth(30);
  await row.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await row.click();
  await expect(letter(page).getByRole('heading')).toBeFocused();
  if (isMobileLayout(page)) await expect.poll(scrolled).toBe(0);
  await returnToList(page);
  if (isMobileLayout(page)) await expect(row).toBeFocused();
  await expect.poll(scrolled).toBe(before);
});
