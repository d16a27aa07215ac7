import type { Page } from '@playwright/test';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  dialog,
  expectGameClosed,
  expectSignedIn,
  expectSignedOut,
  openGame,
  openSignIn,
  playBar,
  signInAtThirdParty,
  toast,
} from '#tests/support/steps.ts';

/** Third-party sign-in in its own window. */

const continueButton = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Continue with Lanternpass' });
const waitingText = (page: Page) => dialog(page).getByText('Continue in the Lanternpass window');

/** Opens the third party's window from the open sign-in form. */
async function startThirdParty(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await continueButton(page).click();
  const window = await opened;
  await expect(window.getByRole('heading', { name: 'Continue with Lanternpass' })).toBeVisible();
  await expect(waitingText(page)).toBeVisible();
  return window;
}
const respond = async (window: Page, name: 'Continue' | 'Cancel') => {
  const closed = window.waitForEvent('close');
  if (name === 'Continue') await signInAtThirdParty(window);
  else await window.getByRole('button', { name }).click();
  await closed;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
});

test('third-party window signs in the member that it returns after a cancelled try', {
  tag: '@layouts',
}, async ({ page, control }) => {
  const { n } = await control.requestCursor();
  await test.step('the form keeps its values when the user cancels in the window', async () => {
    await openSignIn(page);
    await dialog(page).getByLabel('Account name').fill('linhmai_88');
    await respond(await startThirdParty(page), 'Cancel');
    await expect(toast(page, 'Signing in was cancelled')).toBeVisible();
    await expect(continueButton(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Account name')).toHaveValue('linhmai_88');
    await expectSignedOut(page);
  });
  await test.step('the window closes when the user cancels in the form', async () => {
    const window = await startThirdParty(page);
    const closed = window.waitForEvent('close');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await closed;
    await expect(continueButton(page)).toBeFocused();
  });
  await respond(await startThirdParty(page), 'Continue');
  await expectSignedIn(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe('second_seat');
  const exchanges = (await control.requests({ since: n })).filter(({ path }) => path === '/get_info_data');
  expect(exchanges).toHaveLength(1);
});

test('third-party sign-in shows the error when its code is rejected', async ({ page, control }) => {
  await control.script({
    path: '/get_info_data',
    response: { kind: 'code', code: 101, message: 'Too late' },
  });
  await openSignIn(page);
  await respond(await startThirdParty(page), 'Continue');
  await expect(toast(page, 'Too late')).toBeVisible();
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('/authCallback signs in every tab when it has no opener', async ({ page, context, control }) => {
  const { enc } = await control.enc({ account: 'second_seat' });
  const callbackTab = await context.newPage();
  await callbackTab.goto(`/authCallback?enc=${enc}`);
  await expectSignedIn(callbackTab);
  await expect(callbackTab).toHaveURL('/');
  await expectSignedIn(page);
});

test('sign-in form has no third-party button when the site has no third party', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url.replace('127.0.0.1', 'jade.localhost')}/faq`);
  await openSignIn(page);
  await expect(dialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
});

test('quickGame message leaves the open game once', async ({ page, control }) => {
  await openSignedIn(page, control, 'second_seat', hallOfGames);
  const game = await openGame(page);
  // The provider's window has another origin.
  await game.evaluate((origin) => window.opener.postMessage({ msg: 'quickGame' }, origin), '*');
  await page.evaluate(() => window.postMessage({ msg: 'quickgame' }, '*'));
  await expect(playBar(page)).toContainText('Playing at');
  const { n } = await control.requestCursor();
  await page.evaluate(() => window.postMessage({ msg: 'quickGame' }, window.location.origin));
  await expectGameClosed(page, game);
  const leaveRequests = (await control.requests({ since: n })).filter(
    ({ path }) => path === '/member/game/leave1',
  );
  expect(leaveRequests).toHaveLength(1);
});

test('sign-in messages are ignored in a tab that has an opener', async ({ page, control }) => {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('/faq', 'child');
  });
  const child = await opened;
  await expectSignedOut(child);
  const { token: tk, ...member } = await control.signIn({ account: 'second_seat' });
  await child.evaluate((data) => window.postMessage({ msg: 'authLogin', data }, '*'), { tk, ...member });
  await child.evaluate(() =>
    window.postMessage({ msg: 'authLoginClose', resCode: 1, resMessage: 'Heard' }, '*'),
  );
  await openSignIn(child);
  await expect(dialog(child).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  await expect(toast(child, 'Heard')).toHaveCount(0);
  await expectSignedOut(child);
});
