import { playBar } from '../support/steps.ts';
import type { AppFixture } from './app-fixture.ts';

/** A button of the play bar. */
export const act = (app: AppFixture, name: string) => playBar(app.page).getByRole('button', { name });

/** Button that ends a starting game: Cancel, or Leave for a frame. */
export const wayOut = (app: AppFixture) => act(app, 'Cancel').or(act(app, 'Leave'));

/** Executors for the play bar and for a sign-out in another tab. */
export const playBarExecutors = {
  'launch.cancel': (app: AppFixture) => wayOut(app).click(),
  'launch.show': (app: AppFixture) => act(app, 'Show game').click(),
  'launch.leave': (app: AppFixture) => act(app, 'Leave').click(),
  'play.stop': async (app: AppFixture) => {
    const tab = await app.otherTab();
    await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
  },
};
