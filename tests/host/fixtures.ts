import { createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import { test as base } from '#tests/support/fixtures.ts';
import { freePort, siteDocument } from '#tests/support/host.ts';

/** What serves the pages in front of a back end. */
export type Front = (options: {
  /** Of 127.0.0.1. */
  port: number;
  /** Origin of calls, sockets and pictures. */
  backEnd: string;
  /** The content of the site file. */
  site: object;
  dist: string;
}) => Promise<{ stop: () => Promise<void> }>;

/** The fixtures of the browser tests, with pages that a front serves; the sandbox has none. */
export const testBehind = (front: Front) =>
  base.extend<object, { sandbox: unknown }>({
    sandbox: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
      async ({}, use) => {
        const port = await freePort();
        const sandbox = await startSandbox({
          port: 0,
          gamesPort: 0,
          sitePort: port,
          controlPort: 0,
          operatorPort: 0,
          databaseFile: ':memory:',
        });
        const url = `http://127.0.0.1:${port}`;
        const site = siteDocument(
          { websocketUrl: url, gamesOrigin: sandbox.gamesUrl },
          { capabilities: { GPAG: { forceModal: true, openModes: ['modal', 'window'] } } },
        );
        const started = await front({
          port,
          backEnd: sandbox.url,
          site,
          dist: process.env.DIST ?? 'dist',
        });
        await use({
          url,
          gamesUrl: sandbox.gamesUrl,
          operator: sandbox.operator ?? '',
          control: createControlClient(sandbox.control ?? ''),
        });
        await started.stop();
        await sandbox.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
