import { test as base, type Page } from '@playwright/test';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import type { TwoProcesses } from '#tests/sandbox/two-processes.ts';
import { movePointer } from './move-pointer.ts';
import { createPageSource, type PageSource } from './reused-page.ts';

export interface SandboxOptions {
  /** 1: one process on SQLite. 2: two of them on PostgreSQL and Redis behind nginx. */
  processes: 1 | 2;
  /** Whether the processes render the pages that the host renders. */
  rendered: boolean;
}
interface Worker extends SandboxOptions {
  /** Sandbox of this worker, with its control port. */
  sandbox: {
    url: string;
    gamesUrl: string;
    operator: string;
    control: ControlClient;
    /** The servers of two processes. */
    servers?: TwoProcesses;
  };
  pages: PageSource;
}
interface Each {
  /** Whether the pointer moves over each page that the test opens. One that nobody uses leaves out what is far down. */
  isUsed: boolean;
  /** Resets the sandbox to its seed data before each test. */
  control: ControlClient;
  /** Errors that the page threw or logged. A test with any left at its end fails. */
  consoleErrors: string[];
}

export const captchaAnswer = '7k4n';

export const test = base.extend<Each, Worker>({
  rendered: [false, { option: true, scope: 'worker' }],
  processes: [1, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ processes, rendered }, use) => {
      if (processes === 2) {
        const { startTwoProcesses } = await import('#tests/sandbox/two-processes.ts');
        const site = await startTwoProcesses({ isSpreadByPath: true, isRendered: rendered });
        await use({ ...site, servers: site });
        return site.close();
      }
      const sandbox = await startSandbox({
        port: 0,
        gamesPort: 0,
        controlPort: 0,
        operatorPort: 0,
        databaseFile: ':memory:',
        distDir: process.env.DIST ?? 'dist',
        rendered,
      });
      const control = createControlClient(sandbox.control ?? '');
      await use({
        url: sandbox.url,
        gamesUrl: sandbox.gamesUrl,
        operator: sandbox.operator ?? '',
        control,
      });
      await sandbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pages: [
    ({ browser, sandbox }, use) => use(createPageSource(async () => browser, sandbox)),
    { scope: 'worker' },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  // The options are those that tests set by `test.use`.
  context: async (
    { pages, bypassCSP, deviceScaleFactor, locale, serviceWorkers, userAgent, viewport },
    use,
    { errors },
  ) => {
    const page = await pages.take({
      bypassCSP,
      deviceScaleFactor,
      locale,
      serviceWorkers,
      userAgent,
      viewport,
    });
    await use(page.context());
    await pages.release(errors.length === 0);
  },
  isUsed: [true, { option: true }],
  page: async ({ context, isUsed }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (isUsed) {
      page.on('load', movePointer);
      context.on('page', (opened) => opened.on('load', movePointer));
    }
    await use(page);
  },
  control: [
    async ({ sandbox }, use) => {
      const { control } = sandbox;
      await control.reset();
      await Promise.all([
        // A page of the previous test that closed during its handshake may still be connected.
        control.disconnectSockets(),
        control.captcha({ answer: captchaAnswer }),
        // Pop-up discounts appear only in the tests that add them.
        control.bulletins({ items: [] }),
      ]);
      await use(control);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // Also logged: messages that were unsent when a test cut the socket, and a socket that a page begins as it is left.
        const isExpected =
          /Failed to load resource|ERR_|WebSocket is already in CLOSING or CLOSED state|Page entered Back-Forward Cache/;
        if (message.type() === 'error' && !isExpected.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

export const isMobileLayout = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
