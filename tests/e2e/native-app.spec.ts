import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openGame,
  openSignIn,
  playBar,
  signIn,
} from '../support/steps.ts';

/** The shell that holds the app on a phone, as Android puts it into the page; what it heard is in `heard`. */
async function beAndroid(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, {
      heard,
      gamehallShell: {
        postMessage(this: unknown, message: string) {
          if (this !== (window as { gamehallShell?: unknown }).gamehallShell) throw new TypeError('Illegal');
          heard.push(message);
        },
      },
    });
  });
}
async function beIos(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const gamehallShell = { postMessage: (message: string) => heard.push(message) };
    Object.assign(window, { heard, webkit: { messageHandlers: { gamehallShell } } });
  });
}
const heard = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { heard: string[] }).heard.map((message) => JSON.parse(message) as unknown),
  );
const say = (page: Page, detail: unknown) =>
  page.evaluate(
    (said) => window.dispatchEvent(new CustomEvent('gamehall:shell', { detail: said })),
    typeof detail === 'string' ? detail : JSON.stringify(detail),
  );
const status = (tokenLogin: boolean) => ({ type: 'status', data: { tokenLogin } });
const isOpenGame = (open: boolean) => ({ type: 'isOpenGame', data: { open } });

for (const [name, be] of [
  ['Android', beAndroid],
  ['iOS', beIos],
] as const) {
  test(`on ${name} the shell is told when somebody may touch, signs in, and signs out`, async ({ page }) => {
    await be(page);
    await page.goto('/');
    await openSignIn(page);
    await expect.poll(() => heard(page)).toEqual([status(false), { type: 'callTouchID' }]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await signIn(page, 'second_seat');
    await expect.poll(async () => (await heard(page)).at(-1)).toEqual(status(true));
    await say(page, { type: 'logout' });
    await expectSignedOut(page);
    await expect.poll(async () => (await heard(page)).slice(-2)).toEqual([{ type: 'logout' }, status(false)]);
    expect(JSON.stringify(await heard(page))).not.toMatch(/second_seat|Bearer/);
  });
}

test('the shell asks how things stand, and hears of a game', async ({ page }) => {
  await beAndroid(page);
  await page.goto('/');
  await signIn(page, 'second_seat');
  await say(page, { type: 'status' });
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(status(true));
  await openGame(page);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(isOpenGame(true));
  await say(page, { type: 'isOpenGame' });
  await expect.poll(async () => (await heard(page)).slice(-2)).toEqual([isOpenGame(true), isOpenGame(true)]);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(isOpenGame(false));
});

test('an order to clean reaches the shell’s own password', async ({ page, control }) => {
  await beAndroid(page);
  await page.goto('/');
  await signIn(page, 'second_seat');
  const told = page.waitForEvent('console', (message) => message.text().startsWith('told'));
  await page.evaluate(() => {
    const { gamehallShell } = window as unknown as { gamehallShell: { postMessage(message: string): void } };
    // The page is loaded anew at once, and what was heard is gone with it.
    gamehallShell.postMessage = (message) => console.info(`told ${message}`);
  });
  await control.publish({ channel: 'web_member', event: '.app_clean_cache', data: {} });
  const texts = [(await told).text()];
  page.on('console', (message) => texts.push(message.text()));
  await expect.poll(() => texts.join()).toContain('cleanAccPW');
  await expectSignedOut(page);
});

for (const [name, detail] of [
  ['no JSON', '{'],
  ['a word that nobody knows', { type: 'format' }],
  ['an order in capitals', { type: 'LOGOUT' }],
  ['a list', [{ type: 'logout' }]],
] as const) {
  test(`the shell’s words are dropped when they are ${name}`, async ({ page }) => {
    await beAndroid(page);
    await page.goto('/');
    await signIn(page, 'second_seat');
    await say(page, detail);
    await say(page, { type: 'status' });
    await expect.poll(async () => (await heard(page)).at(-1)).toEqual(status(true));
    await expectSignedIn(page);
  });
}

test('a shell that fails is its own affair', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      gamehallShell: {
        postMessage() {
          throw new Error('gone');
        },
      },
    });
  });
  await page.goto('/');
  await signIn(page, 'second_seat');
});
