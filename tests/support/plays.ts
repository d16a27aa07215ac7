import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from './expect.ts';

/** Returns counters of the play and leave requests from now on. */
export async function trackPlayCalls(control: ControlClient) {
  const { n } = await control.requestCursor();
  const count = (wanted: Path) => async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === wanted).length;
  return { plays: count('/member/game/play1'), leaves: count('/member/game/leave1') };
}
export type Plays = Awaited<ReturnType<typeof trackPlayCalls>>;

/** Waits until `isPlay` is '0'. The page may be navigating, so a failed read is retried. */
export const expectNotPlaying = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay')).catch(() => null)).toBe('0');

/** Waits for exactly one leave request and for the whole balance to be in the main wallet. */
export async function expectLeftOnce(control: ControlClient, account: string, { leaves }: Plays) {
  await expect.poll(leaves).toBe(1);
  await expect
    .poll(async () => {
      const { total, main } = await control.ledger({ account });
      return total - main;
    })
    .toBe(0);
  expect(await leaves()).toBe(1);
}

/** Also waits until this page has reset its `isPlay` flag. */
export async function expectLeft(page: Page, control: ControlClient, account: string, counted: Plays) {
  await expectNotPlaying(page);
  await expectLeftOnce(control, account, counted);
}
