import type { Page } from '@playwright/test';

/** Whether this browser's tabs have a leader: one of them holds the lock. */
export const hasLeader = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'leader') ?? false,
  );
