import { type Browser, chromium, type Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { optimizedBrowser } from '#tests/support/chromium.ts';

/** Size of the member and agent windows on the desktop. */
export const memberWindow = { width: 1500, height: 800 };

export interface Served {
  url: string;
  control: ControlClient;
}

/** Calls `run` with a page of a new browser, then closes the browser. */
export async function withPage<T>(
  viewport: { width: number; height: number },
  run: (page: Page, browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(optimizedBrowser);
  try {
    return await run(await browser.newPage({ viewport }), browser);
  } finally {
    await browser.close();
  }
}

/** Slows the CPU of a page by the factor `rate`. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Signs a member in before the page is opened; resolves with the member ID. */
export async function asMember(page: Page, { control }: Served, account: string): Promise<string> {
  const member = await control.signIn({ account });
  await page.addInitScript(({ token, member_id, member_account, member_currency }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('member_id', member_id);
    localStorage.setItem('member_account', member_account);
    localStorage.setItem('currency', member_currency);
  }, member);
  return member.member_id;
}

/** Waits until the page has joined the member's channel. */
export async function isJoined({ control }: Served, memberId: string) {
  while (!(await control.channels())[`private-member.${memberId}`]) await pause(50);
}

/** Median of some times. */
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Records the page's long tasks; the returned function gives the longest, in ms, or 0 if none is over 50. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration);
    }).observe({ type: 'longtask' });
  });
  return async () => {
    // The observer is notified after a task has ended.
    await pause(200);
    return page.evaluate(() => window.longest ?? 0);
  };
}

declare global {
  interface Window {
    /** Longest task, in milliseconds. */
    longest?: number;
  }
}
