import type { Locator, Page } from '@playwright/test';
import { dialog, playBar } from '../support/steps.ts';
import type { AppFixture } from './app-fixture.ts';

/** A button of the play bar. */
export const act = (app: AppFixture, name: string | RegExp) =>
  playBar(app.page).getByRole('button', { name });

/** Button that ends the game: Cancel while it starts, Leave, or the answer about its closed window. */
export const wayOut = (app: AppFixture) => act(app, /^(Cancel|Leave|I have closed it)$/);

/** Clicks as a member does, in the window in front: behind that of the game the page renders one frame a second. */
export async function clickInFront(page: Page, target: Locator) {
  await page.bringToFront();
  await target.click();
}

/** Answers whether to leave the game for another one. */
export const answerChange = (page: Page, yes: boolean) =>
  clickInFront(page, dialog(page).getByRole('button', { name: yes ? 'Leave and open' : 'Stay in the game' }));

/** Executors for the play bar and for a sign-out in another tab. */
export const playBarExecutors = {
  'launch.cancel': (app: AppFixture) => clickInFront(app.page, wayOut(app)),
  'launch.show': (app: AppFixture) => clickInFront(app.page, act(app, 'Show game')),
  'launch.leave': (app: AppFixture) => clickInFront(app.page, wayOut(app)),
  'play.stop': async (app: AppFixture) => {
    const tab = await app.otherTab();
    await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
  },
};
