import type { Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/control-client.ts';
import { expect } from './fixtures.ts';

/** How often the operator has been asked for a game, and to leave one, from now on. */
export async function countPlays(control: ControlClient) {
  const { n } = await control.mark();
  const count = (wanted: Path) => async () =>
    (await control.requests({ since: n })).filter(({ path }) => path === wanted).length;
  return { plays: count('/member/game/play1'), leaves: count('/member/game/leave1') };
}
export type Plays = Awaited<ReturnType<typeof countPlays>>;

/** No game is open any more as far as this browser remembers; asked of a page that may be coming or going. */
export const expectNoMark = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay')).catch(() => null)).toBe('0');

/** The game has been left, once, and all of the member's money is in the wallet again. */
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

/** The same, as the page knows it too. */
export async function expectLeft(page: Page, control: ControlClient, account: string, counted: Plays) {
  await expectNoMark(page);
  await expectLeftOnce(control, account, counted);
}
