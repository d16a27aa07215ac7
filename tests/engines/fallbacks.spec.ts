import { startSandbox } from '#sandbox/server/server.ts';
import { popUpDiscount } from '#tests/support/promotions.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './steps.ts';

/** What the page does where the engine or the connection lacks something. */

const escapeKey = '\uE00C';

test('offline page is shown until the connection is back', async ({ tab }) => {
  const serve = (port: number) =>
    startSandbox({ port, gamesPort: 0, databaseFile: ':memory:', distDir: 'dist' });
  let served = await serve(0);
  const { url } = served;
  await tab.goto(`${url}/vi-VN/faq`);
  await tab.see('main h1');
  const isActive = () =>
    tab.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    );
  await expect.poll(isActive).toBe(true);
  await served.close();
  // Firefox's driver reloads a page without its service worker.
  await tab.evaluate(() => window.location.reload());
  await tab.see('h1', 'Bạn đang ngoại tuyến');
  served = await serve(Number(new URL(url).port));
  await tab.click('button', 'Thử lại');
  await tab.see('main li');
  await served.close();
});

test('dialog that asks for a choice stays open when Escape is pressed', async ({ tab, sandbox, control }) => {
  await control.bulletins({ items: [popUpDiscount({ id: '1' })] });
  await openSignedIn({ tab, sandbox, control }, '/faq');
  await test.step('another dialog closes', async () => {
    await tab.goto(`${sandbox.url}/discount`);
    await tab.see('dialog[open] h2', 'Promotions for you');
    await tab.press(escapeKey, 'dialog[open] button');
    await tab.miss('dialog[open]');
  });
  const channel = async () =>
    Object.keys(await control.channels()).find((name) => /^private-member\./.test(name));
  await expect.poll(channel).toBeDefined();
  await control.publish({
    channel: (await channel()) ?? '',
    event: '.login',
    data: { token: 'of another browser' },
  });
  await tab.see('dialog[open] button', 'Sign in again');
  // Chromium closes a dialog at the second press in a row, without a cancel event.
  for (const _ of ['first', 'second']) await tab.press(escapeKey, 'dialog[open] button', 'Close');
  await tab.see('dialog[open] button', 'Sign in again');
  await tab.click('dialog[open] button', 'Close');
  await tab.miss('dialog[open] button', 'Sign in again');
});
