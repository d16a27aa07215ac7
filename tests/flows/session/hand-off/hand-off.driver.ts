import { type Driver, transient } from 'xstate-path-tests';
import { windowPoll } from '#contract/times.ts';
import type { handOffMachine } from '#machines/session/hand-off.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import {
  noteWindow,
  noticedEnd,
  openedBy,
  spendGesture,
} from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, openSignIn, signInAtThirdParty, toast } from '#tests/support/steps.ts';
import type { Stage } from './hand-off.samples.ts';

const blocked = new WeakSet<AppFixture>();

/** Posts a message like a window of the site. */
export const say = ({ page }: AppFixture, message: object) =>
  page.evaluate((data) => window.postMessage(data, window.location.origin), message);

const thirdParty = async (app: AppFixture) => (await openedBy(app)).at(-1);

const callback = ({ page }: AppFixture, query = '') => `${new URL(page.url()).origin}/authCallback${query}`;

/** Signs in at the third party from the sign-in dialog. Its window returns with the query. */
export async function returnFromThirdParty(app: AppFixture, query: string) {
  await clickButton(app, 'Continue with Lanternpass');
  await expect.poll(() => thirdParty(app)).toBeTruthy();
  // The window closes while it loads.
  await (await thirdParty(app))?.goto(callback(app, query)).catch(() => {});
}

const clickButton = (app: AppFixture, name: string) => dialog(app.page).getByRole('button', { name }).click();

export const driver = {
  actor: 'handOff',
  start: async (app) => {
    await noteWindow(app.page, 'authCallback');
    await app.hold('/get_info_data');
    await app.openApp();
    await openSignIn(app.page);
  },
  execute: {
    openHandOff: async (app, outcome) => {
      if ('name' in outcome && outcome.name === 'blocked') blocked.add(app);
      else blocked.delete(app);
    },
    'handOff.start': async (app) => {
      if (blocked.has(app)) await spendGesture(app.page);
      await clickButton(app, 'Continue with Lanternpass');
    },
    'handOff.cancel': (app) => clickButton(app, 'Cancel'),
    'handOff.closed': async (app) => {
      await (await thirdParty(app))?.close();
      await noticedEnd(app.page);
      await app.tick(2 * windowPoll);
    },
    'session.opened': (app) => app.signInInOtherTab(),
    'message.authLogin': async (app) => {
      const popUp = await thirdParty(app);
      if (popUp) await signInAtThirdParty(popUp);
    },
    'message.authLoginClose': async (app, event) => {
      const popUp = await thirdParty(app);
      if ('failure' in event && event.failure !== null)
        await popUp?.getByRole('button', { name: 'Cancel' }).click();
      else await popUp?.goto(callback(app)).catch(() => {});
    },
    'message.quickGame': async (app) => {
      await app.page.evaluate(() => localStorage.setItem('waitingWindow', 'gameWindow'));
      await say(app, { msg: 'quickGame' });
    },
  },
  assert: {
    opening: transient,
    idle: async (app) => {
      await expect(dialog(app.page).getByRole('status')).toHaveCount(0);
      await expect.poll(async () => (await openedBy(app)).length).toBe(0);
    },
    awaitingHandOff: async (app) => {
      await expect(dialog(app.page).getByRole('status')).toContainText('Continue in the Lanternpass window');
      await expect.poll(async () => (await thirdParty(app))?.title()).toBe('Lanternpass');
    },
  },
  stages: {
    '': ({ page }) => expect(dialog(page).getByLabel('Account name')).toBeVisible(),
    'handed over': ({ page }) => expect(page.getByText('Signing you in')).toBeVisible(),
    'signed in': ({ page }) => expect(dialog(page)).toHaveCount(0),
  },
  assertEmitted: {
    notice: ({ page }, notice) =>
      expect(
        toast(page, 'text' in notice ? wordsOf(notice) : 'Signing in was cancelled').first(),
      ).toBeVisible(),
  },
} satisfies Driver<typeof handOffMachine, AppFixture, Stage>;
