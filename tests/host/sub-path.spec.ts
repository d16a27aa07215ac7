import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { createProxy } from '#host/serve/proxy.ts';
import { siteOf } from '#host/site/site-file.ts';
import { servingRules } from '#host/static/serving-rules.ts';
import { expect } from '#tests/support/fixtures.ts';
import { freePort, routesTo, startHost } from '#tests/support/host.ts';
import { clickGame, expectSignedIn, playBar, signIn } from '#tests/support/steps.ts';
import { testBehind } from './fixtures.ts';
import { playInWindow } from './member-flows.ts';

/** A back end at an origin of its own, which answers pages of the origin `allowed` as the host says that it must. */
async function crossOriginBackEnd(
  target: string,
  allowed: string,
  { allowHeaders, exposeHeaders }: { allowHeaders: readonly string[]; exposeHeaders: readonly string[] },
) {
  const [route] = routesTo(target);
  if (!route) throw new Error('there is no route');
  const client = { address: '127.0.0.1', scheme: 'http', host: '', isTrusted: false } as const;
  const proxy = createProxy({ routes: [] });
  const server: Server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed);
    // Its own is the one that /get_login_header names.
    response.setHeader('Access-Control-Allow-Headers', [...allowHeaders, 'x-login-nonce'].join(', '));
    response.setHeader('Access-Control-Expose-Headers', exposeHeaders.join(', '));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else void proxy.web(route, request, response, client, 'call');
  });
  server.on('upgrade', (request, socket, head) =>
    proxy.upgrade(route, request, socket as Socket, head, client, 'socket'),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      proxy.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

const test = testBehind(async ({ port, backEnd, site }) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  await build({ base: '/m/', logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const { crossOrigin } = servingRules({ site: siteOf(site).config.http, scheme: 'http' });
  const calls = await crossOriginBackEnd(backEnd, `http://127.0.0.1:${port}`, crossOrigin);
  // The sandbox names pictures by the origin at which it is called.
  const elsewhere = { ...site, apiUrl: calls.url, websocketUrl: calls.url, mediaOrigins: [calls.url] };
  const host = await startHost({
    port,
    files: { 'site.json': elsewhere },
    dist,
    routes: [],
  });
  return {
    stop: async () => {
      await host.stop();
      calls.stop();
      rmSync(dist, { recursive: true });
    },
  };
});

/** The origins of the calls and sockets of a page. */
function watchCalls(page: Page) {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/(?:api|socket\.io)/.test(url.pathname)) origins.add(url.origin);
  });
  return origins;
}

test('member signs in and plays below a path, with calls and sockets on another origin', async ({
  page,
  sandbox,
  control,
}) => {
  const calls = watchCalls(page);
  await page.goto('/m/faq');
  await signIn(page, 'second_seat');
  expect(page.url()).toBe(`${sandbox.url}/m/faq`);
  await test.step('waiting page has its own document, and the page of returns leads home', async () => {
    await page.goto('/m/loading');
    await expect(page).toHaveTitle('Gamehall');
    await expect(page.getByRole('status')).toBeAttached();
    await page.goto('/m/close');
    await expect(page).toHaveURL('/m/');
    await expectSignedIn(page);
  });
  await test.step('game returns its balance, and leads back', async () => {
    await playInWindow({ page, control });
    const again = await clickGame(page, 'Lantern Street');
    await again.getByRole('link', { name: 'Back to the hall' }).click();
    await expect(playBar(page)).toBeHidden();
  });
  await test.step('member page opens below the path', async () => {
    const [area] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click(),
    ]);
    await expect(area.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible();
    expect(new URL(area.url()).pathname).toBe('/m/user/Deposit');
  });
  await test.step('language of the URL stands behind the path', async () => {
    await page.goto('/m/vi-VN/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  });
  expect([...calls]).toHaveLength(1);
  expect(calls).not.toContain(sandbox.url);
});
