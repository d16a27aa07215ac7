import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openSignedIn, publicChannel } from '#tests/support/realtime.ts';
import {
  dialog,
  expectSignedIn,
  expectSignedOut,
  openGame,
  openSignIn,
  playBar,
  signIn,
} from '#tests/support/steps.ts';

/** Stubs the Android bridge; `received` collects the messages that the app posts. */
async function stubAndroidBridge(page: Page) {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, {
      received,
      gamehallShell: {
        postMessage(this: unknown, message: string) {
          if (this !== (window as { gamehallShell?: unknown }).gamehallShell) throw new TypeError('Illegal');
          received.push(message);
        },
      },
    });
  });
}
/** Stubs the iOS bridge in the same way. */
async function stubIosBridge(page: Page) {
  await page.addInitScript(() => {
    const received: string[] = [];
    const gamehallShell = { postMessage: (message: string) => received.push(message) };
    Object.assign(window, { received, webkit: { messageHandlers: { gamehallShell } } });
  });
}
const received = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { received: string[] }).received.map((message) => JSON.parse(message) as unknown),
  );
const sendFromNative = (page: Page, detail: unknown) =>
  page.evaluate(
    (message) => window.dispatchEvent(new CustomEvent('gamehall:shell', { detail: message })),
    typeof detail === 'string' ? detail : JSON.stringify(detail),
  );
const status = (tokenLogin: boolean) => ({ type: 'status', data: { tokenLogin } });
const isOpenGame = (open: boolean) => ({ type: 'isOpenGame', data: { open } });

for (const [name, stubBridge] of [
  ['Android', stubAndroidBridge],
  ['iOS', stubIosBridge],
] as const) {
  test(`native bridge receives each sign-in status on ${name}`, async ({ page }) => {
    await stubBridge(page);
    await page.goto('/faq');
    await openSignIn(page);
    await expect.poll(() => received(page)).toEqual([status(false), { type: 'callTouchID' }]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await signIn(page, 'second_seat');
    await expect.poll(async () => (await received(page)).at(-1)).toEqual(status(true));
    await sendFromNative(page, { type: 'logout' });
    await expectSignedOut(page);
    await expect
      .poll(async () => (await received(page)).slice(-2))
      .toEqual([{ type: 'logout' }, status(false)]);
    expect(JSON.stringify(await received(page))).not.toMatch(/second_seat|Bearer/);
  });
}

test('native bridge receives isOpenGame when a game opens and closes', async ({ page, control }) => {
  await stubAndroidBridge(page);
  await openSignedIn(page, control, 'second_seat');
  await sendFromNative(page, { type: 'status' });
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(status(true));
  await openGame(page);
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(isOpenGame(true));
  await sendFromNative(page, { type: 'isOpenGame' });
  await expect
    .poll(async () => (await received(page)).slice(-2))
    .toEqual([isOpenGame(true), isOpenGame(true)]);
  await playBar(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(async () => (await received(page)).at(-1)).toEqual(isOpenGame(false));
});

test('native bridge receives cleanAccPW when the cache is cleared', async ({ page, control }) => {
  await stubAndroidBridge(page);
  await openSignedIn(page, control, 'second_seat', '/faq');
  const firstMessage = page.waitForEvent('console', (message) => message.text().startsWith('posted'));
  await page.evaluate(() => {
    const { gamehallShell } = window as unknown as { gamehallShell: { postMessage(message: string): void } };
    // The page reloads immediately, which discards the received messages.
    gamehallShell.postMessage = (message) => console.info(`posted ${message}`);
  });
  await control.publish({ channel: await publicChannel(control), event: '.app_clean_cache', data: {} });
  const texts = [(await firstMessage).text()];
  page.on('console', (message) => texts.push(message.text()));
  await expect.poll(() => texts.join()).toContain('cleanAccPW');
  await expectSignedOut(page);
});

test('native message is ignored when it is malformed', async ({ page, control }) => {
  await stubAndroidBridge(page);
  await openSignedIn(page, control, 'second_seat', '/faq');
  for (const [name, detail] of [
    ['not JSON', '{'],
    ['of an unknown type', { type: 'format' }],
    ['of an uppercase type', { type: 'LOGOUT' }],
    ['an array', [{ type: 'logout' }]],
  ] as const)
    await test.step(name, async () => {
      const before = (await received(page)).length;
      await sendFromNative(page, detail);
      await sendFromNative(page, { type: 'status' });
      await expect.poll(async () => (await received(page)).slice(before)).toEqual([status(true)]);
      await expectSignedIn(page);
    });
});

test('app works when the native bridge throws', async ({ page, control }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      gamehallShell: {
        postMessage() {
          throw new Error('gone');
        },
      },
    });
  });
  await openSignedIn(page, control, 'second_seat', '/faq');
});
