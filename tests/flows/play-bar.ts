import type { Page } from '@playwright/test';
import { dialog, playBar } from '../support/steps.ts';
import type { AppFixture } from './app-fixture.ts';

/** A button of the play bar. */
export const act = (app: AppFixture, name: string | RegExp) =>
  playBar(app.page).getByRole('button', { name });

/** Button that ends the game: Cancel while it starts, Leave, or the answer about its closed window. */
export const wayOut = (app: AppFixture) => act(app, /^(Cancel|Leave|I have closed it)$/);

/** Answers whether to leave the game for another one. */
export const answerChange = (page: Page, yes: boolean) =>
  dialog(page)
    .getByRole('button', { name: yes ? 'Leave and open' : 'Stay in the game' })
    .click();

/** Executors for the play bar and for a sign-out in another tab. */
export const playBarExecutors = {
  'launch.cancel': (app: AppFixture) => wayOut(app).click(),
  'launch.show': (app: AppFixture) => act(app, 'Show game').click(),
  'launch.leave': (app: AppFixture) => wayOut(app).click(),
  'play.stop': async (app: AppFixture) => {
    const tab = await app.otherTab();
    await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
  },
};
