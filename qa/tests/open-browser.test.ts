import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../src/walk/open-browser.ts';
import { launchOptions } from './chromium.ts';

/** A server on a loopback port that is closed after the test; its address. */
async function served(respond: (path: string, body: string) => object | undefined): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const content = respond(request.url ?? '', Buffer.concat(chunks).toString());
    response.writeHead(content ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A browser with remote debugging; its address. */
async function debugged(): Promise<string> {
  const port = Number(new URL(await served(() => undefined)).port) + 1;
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  onTestFinished(() => browser.close());
  return `http://127.0.0.1:${port}`;
}

/** Whether the browser shows a page of this machine. */
async function shows(browser: Browser): Promise<string | null> {
  onTestFinished(() => browser.close());
  const address = await served(() => ({ hello: 'here' }));
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page.locator('body').textContent();
}

test('browser is one of a Playwright server when the address is a web socket', async () => {
  const server = await chromium.launchServer(launchOptions);
  onTestFinished(() => server.close());
  const browser = await openBrowser(chromium, { connect: server.wsEndpoint(), headed: false });
  expect(await shows(browser)).toContain('here');
});

test('browser is one with remote debugging when its address answers', async () => {
  const browser = await openBrowser(chromium, { connect: await debugged(), headed: false });
  expect(await shows(browser)).toContain('here');
});

test('browser is one of a Selenium Grid when the address has a status', async () => {
  const { webSocketDebuggerUrl } = (await (await fetch(`${await debugged()}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const asked: string[] = [];
  const grid = await served((path, body) => {
    asked.push(path);
    if (path === '/status') return { value: { ready: true } };
    if (path !== '/session') return path.startsWith('/session/') ? { value: null } : undefined;
    expect(JSON.parse(body)).toHaveProperty('capabilities');
    return { value: { sessionId: 's1', capabilities: { 'se:cdp': webSocketDebuggerUrl } } };
  });
  const browser = await openBrowser(chromium, { connect: grid, headed: false });
  expect(await shows(browser)).toContain('here');
  expect(asked).toContain('/session');
  expect(process.env.SELENIUM_REMOTE_URL).toBeUndefined();
});

test('address is refused when nothing of these kinds answers', async () => {
  const connect = await served(() => undefined);
  await expect(openBrowser(chromium, { connect, headed: false })).rejects.toThrow(
    `${connect} answers neither as a browser with remote debugging nor as a Selenium Grid`,
  );
});
