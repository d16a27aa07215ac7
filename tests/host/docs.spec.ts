import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from '@playwright/test';
import { expect } from '#tests/support/expect.ts';

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const child: ChildProcess = spawn(process.execPath, ['host/gamehall.mjs', 'docs', '--port', '0']);
      const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
      await use(String(line).trim());
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: ({ url }, use) => use(url),
});

test('contract is browsable, and nothing is loaded from elsewhere', async ({ page, url }) => {
  const origins = new Set<string>();
  const errors: string[] = [];
  // The viewer asks for its maker's logo, which the policy of the pages blocks.
  page.on('response', (response) => origins.add(new URL(response.url()).origin));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Calls of Gamehall/ })).toBeVisible();
  await expect(page.getByText('/api/v3/game_list').first()).toBeAttached();
  await page.getByRole('link', { name: 'Realtime events' }).click();
  await expect(page.getByRole('heading', { name: 'private-member.{memberId}' })).toBeVisible();
  await page.getByRole('link', { name: 'game.url' }).first().click();
  await expect(page.getByRole('heading', { name: 'game.url' })).toBeInViewport();
  for (const name of ['OpenAPI', 'AsyncAPI', 'Site file', 'Changes']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await page.request.get(new URL(href ?? '', url).href)).status()).toBe(200);
  }
  expect([...origins].filter((origin) => /^http/.test(origin))).toEqual([new URL(url).origin]);
  expect(errors).toEqual([]);
});
