import type { BrowserContext, Page } from '@playwright/test';

/** What each fault is called in reports. */
export const faultLabels = {
  reload: 'reload',
  offline: 'offline and back',
  secondTab: 'second tab',
  signOut: 'sign-out elsewhere',
  slowAnswer: 'slow answer',
  serverError: 'answer 500',
} as const;

/** A fault that a walk inserts where a path is in a declared state. */
export type FaultName = keyof typeof faultLabels;
export const faultNames = Object.keys(faultLabels) as FaultName[];

/** The page of a walk, and the browser's other pages. */
interface Pages {
  page: Page;
  context: BrowserContext;
}

/** How a project makes a fault; `reload`, `offline` and `secondTab` need nothing of it. */
export type Faults<W extends Pages = Pages> = {
  readonly [F in FaultName]?: (fixture: W) => Promise<void>;
};

/** Faults that every page can have. */
export const ownFaults: Faults = {
  reload: async ({ page }) => {
    await page.reload();
  },
  offline: async ({ context, page }) => {
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
  },
  secondTab: async ({ context, page }) => {
    const tab = await context.newPage();
    await tab.goto(page.url());
    await tab.close();
  },
};

/** Name of the view that a state has after a fault. */
export const afterFault = (state: string, fault: FaultName): string =>
  fault === 'reload' ? `${state}, reloaded` : `${state}, after ${faultLabels[fault]}`;
