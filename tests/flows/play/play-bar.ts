import type { Locator, Page } from '@playwright/test';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { playBarAction } from '#tests/support/frames.ts';
import { dialog } from '#tests/support/steps.ts';

/** Button that ends the game: Cancel while it starts, Leave, or the answer about its closed window. */
export const leaveOrCancel = ({ page }: AppFixture) =>
  playBarAction(page, /^(Cancel|Leave|I have closed it)$/);

/** Clicks as a member does, in the window in front: behind that of the game the page renders one frame a second. */
export async function clickInFront(page: Page, target: Locator) {
  await page.bringToFront();
  await target.click();
}

/** Answers whether to leave the game for another one. */
export const confirmChange = (page: Page, yes: boolean) =>
  clickInFront(page, dialog(page).getByRole('button', { name: yes ? 'Leave and open' : 'Stay in the game' }));

/** Executors for the play bar and for a sign-out in another tab. */
export const playBarExecutors = {
  'launch.cancel': (app: AppFixture) => clickInFront(app.page, leaveOrCancel(app)),
  'launch.show': (app: AppFixture) => clickInFront(app.page, playBarAction(app.page, 'Show game')),
  'launch.leave': (app: AppFixture) => clickInFront(app.page, leaveOrCancel(app)),
  'play.stop': async (app: AppFixture) => {
    const tab = await app.otherTab();
    await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
  },
};
