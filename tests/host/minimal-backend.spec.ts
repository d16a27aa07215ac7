import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { button, fillDeposit, orderNumber } from '#tests/support/deposit-page.ts';
import { expect } from '#tests/support/expect.ts';
import { freePort, routesTo, startHost } from '#tests/support/host.ts';
import { captchaAnswerIn, startMinimalBackend } from '#tests/support/minimal-backend.ts';
import {
  clickGame,
  dialog,
  expectSignedIn,
  openSignIn,
  playBar,
  submitCredentials,
  wallet,
} from '#tests/support/steps.ts';

type BackEnd = Awaited<ReturnType<typeof startMinimalBackend>>;

const test = base.extend<object, { backEnd: BackEnd; url: string }>({
  backEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const backEnd = await startMinimalBackend();
      await use(backEnd);
      await backEnd.stop();
    },
    { scope: 'worker' },
  ],
  url: [
    async ({ backEnd }, use) => {
      const port = await freePort();
      // The site file of the example, with the ports of the test.
      const file = readFileSync('examples/minimal-backend/site.json', 'utf8')
        .replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${port}`)
        .replaceAll('http://127.0.0.1:5001', backEnd.gamesUrl);
      const host = await startHost({
        port,
        files: { 'site.json': file },
        dist: process.env.DIST ?? 'dist',
        routes: routesTo(backEnd.url),
      });
      await use(host.url);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ url }, use) => use(url),
});

test('member plays and deposits on the minimal back end', async ({ page, backEnd }) => {
  const { account, password } = backEnd;
  await page.goto('/gameHall/2');
  await openSignIn(page);
  const picture = dialog(page).getByRole('img', { name: /Image of a code/ });
  const answer = captchaAnswerIn((await picture.getAttribute('src')) ?? '');
  await submitCredentials(page, { account, password, answer });
  await expectSignedIn(page);
  await test.step('balance comes home', async () => {
    const game = await clickGame(page, 'First game');
    await game.getByRole('button', { name: 'Spin' }).click();
    const balance = await game.getByRole('status').textContent();
    await game.getByRole('link', { name: 'Lobby' }).click();
    await expect(playBar(page)).toBeHidden();
    await expect(wallet(page)).toHaveAttribute('value', String(Number(balance)));
  });
  await test.step('deposit arrives when it is paid', async () => {
    await page.goto('/user/Deposit');
    const before = Number(await wallet(page).getAttribute('value'));
    await fillDeposit(page, 'First bank', '100');
    await button(page, /^Continue/).click();
    const number = await orderNumber(page);
    expect((await fetch(`${backEnd.gamesUrl}/pay/${number}`, { method: 'POST' })).status).toBe(200);
    await expect(page.getByText('The money is in your wallet')).toBeVisible();
    await expect(wallet(page)).toHaveAttribute('value', String(before + 100));
  });
});
