import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import { captchaAnswer } from '#tests/support/fixtures.ts';
import { startFirefox } from './firefox.ts';
import { handles, openTab, Tab } from './tab.ts';
import type { Driver } from './webdriver.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
}
interface Worker extends EngineOptions {
  driver: Driver;
  sandbox: { url: string; gamesUrl: string; control: ControlClient };
}
interface Each {
  /** Resets the sandbox to its seed data before each test. */
  control: ControlClient;
  /** The only tab, without anything stored. */
  tab: Tab;
}

const { env } = process;
const starts = {
  firefox: () => startFirefox(env.FIREFOX ?? 'firefox-esr'),
  webkit: () => startWebKit(env.MINIBROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
};

export const test = base.extend<Each, Worker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await starts[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
    async ({}, use) => {
      const {
        close,
        control = '',
        ...urls
      } = await startSandbox({
        port: 0,
        gamesPort: 0,
        controlPort: 0,
        databaseFile: ':memory:',
        distDir: 'dist',
      });
      await use({ ...urls, control: createControlClient(control) });
      await close();
    },
    { scope: 'worker' },
  ],
  control: [
    async ({ sandbox: { control } }, use) => {
      await control.reset();
      await Promise.all([
        control.captcha({ answer: captchaAnswer }),
        // Pop-up discounts appear only in the tests that add them.
        control.bulletins({ items: [] }),
      ]);
      await use(control);
    },
    { auto: true },
  ],
  tab: async ({ driver, sandbox }, use, testInfo) => {
    const before = await handles(driver);
    const tab = await openTab(driver);
    for (const other of before) await new Tab(driver, other).close();
    // Storage can be reached there without the app.
    await tab.goto(`${sandbox.url}/icon.svg`);
    await tab.evaluate(() => localStorage.clear());
    await driver.send('DeleteAllCookies');
    await use(tab);
    if (testInfo.errors.length === 0) return;
    // Of the window that the test used last.
    const image = String(await driver.send('TakeScreenshot'));
    writeFileSync(testInfo.outputPath('failure.png'), Buffer.from(image, 'base64'));
  },
});
export const { expect } = base;
