import type { Page } from '@playwright/test';

/** Whether this page is the leader of the browser's tabs. Another, that has just been closed, may still be. */
export const isLeader = (page: Page) =>
  page.evaluate(() =>
    navigator.locks.request('ownClientId', async () => {
      const { held = [] } = await navigator.locks.query();
      const clientOf = (lock: string) => held.find(({ name }) => name === lock)?.clientId;
      return clientOf('leader') === clientOf('ownClientId');
    }),
  );
