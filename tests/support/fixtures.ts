import { test as base, type Page } from '@playwright/test';
import { type ControlClient, createControlClient } from '#sandbox/control-client.ts';
import { startSandbox } from '#sandbox/server.ts';

interface Worker {
  /** A sandbox of this worker's own, with its control port. */
  sandbox: { address: string; gamesAddress: string; control: ControlClient };
}
interface Each {
  /** Brings the sandbox back to its seed before each journey. */
  control: ControlClient;
  /** What the page threw or logged as an error; a journey that leaves any fails. */
  quiet: string[];
}

export const captchaAnswer = '7k4n';

export const test = base.extend<Each, Worker>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const sandbox = await startSandbox({
        port: 0,
        gamesPort: 0,
        controlPort: 0,
        databaseFile: ':memory:',
        distDir: process.env.DIST ?? 'dist',
      });
      const control = createControlClient(sandbox.control ?? '');
      await use({ address: sandbox.address, gamesAddress: sandbox.gamesAddress, control });
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.address),
  control: [
    async ({ sandbox }, use) => {
      await sandbox.control.reset();
      // A page of the last journey that was closed in the middle of its handshake is still on the line.
      await sandbox.control.cutSockets();
      await sandbox.control.captcha({ answer: captchaAnswer });
      // What pops up unasked belongs to the journeys that bring it.
      await sandbox.control.bulletins({ items: [] });
      await use(sandbox.control);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = base;

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
