import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import {
  received,
  sendFromNative,
  status,
  stubAndroidBridge,
  stubIosBridge,
} from '#tests/support/native-shell.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { dialog, expectSignedIn, expectSignedOut, openSignIn, signIn } from '#tests/support/steps.ts';

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
