import { type Browser, chromium } from '@playwright/test';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import { baseFlags, executablePath } from '#tests/support/chromium.ts';

/** A sandbox with the build in dist, and a browser that shows it. */
export interface Stage {
  url: string;
  control: ControlClient;
  browser: Browser;
  close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const sandbox = await startSandbox({
    port: 0,
    gamesPort: 0,
    controlPort: 0,
    databaseFile: ':memory:',
    distDir: 'dist',
  });
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: baseFlags });
  return {
    url: sandbox.url,
    control: createControlClient(sandbox.control ?? ''),
    browser,
    async close() {
      await browser.close();
      await sandbox.close();
    },
  };
}
