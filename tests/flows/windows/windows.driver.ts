import { expect } from '@playwright/test';
import { windowPoll } from '#contract/limits.ts';
import type { windowsMachine } from '#machines/windows.machine.ts';
import { type Driver, transient } from '#qa/walk/driver.ts';
import { dialog, openSignIn, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { openedBy, spendGesture } from '../game-launch/game-launch.driver.ts';
import { wordsOf } from '../notices.ts';
import type { Stage } from './windows.samples.ts';

const blocked = new WeakSet<House>();

/** A message as a window of ours sends it. */
export const say = ({ page }: House, message: object) =>
  page.evaluate((said) => window.postMessage(said, window.location.origin), message);

const thirdParty = async (house: House) => (await openedBy(house)).at(-1);

const press = (house: House, name: string) => dialog(house.page).getByRole('button', { name }).click();

export const driver = {
  actor: 'windows',
  start: async (house) => {
    await house.hold('/get_info_data');
    await house.enter();
    await openSignIn(house.page);
  },
  do: {
    openHandOff: async (house, outcome) => {
      if ('name' in outcome && outcome.name === 'blocked') blocked.add(house);
      else blocked.delete(house);
    },
    'handOff.start': async (house) => {
      if (blocked.has(house)) await spendGesture(house.page);
      await press(house, 'Continue with Lanternpass');
    },
    'handOff.cancel': (house) => press(house, 'Cancel'),
    'handOff.closed': async (house) => {
      await (await thirdParty(house))?.close();
      // The browser tells the opener in its own time.
      await expect(async () => {
        await house.tick(windowPoll);
        await expect(dialog(house.page).getByRole('status')).toHaveCount(0, { timeout: 100 });
      }).toPass();
    },
    'session.opened': (house) => house.arrive(),
    'message.authLogin': async (house) => {
      const window = await thirdParty(house);
      if (window) await window.getByRole('button', { name: /^Continue as/ }).click();
      else await say(house, { msg: 'authLogin', data: { enc: 'a code' } });
    },
    'message.authLoginClose': async (house, event) => {
      const window = await thirdParty(house);
      const isTold = 'failure' in event && event.failure !== null;
      if (window && isTold) await window.getByRole('button', { name: 'Cancel' }).click();
      else
        await say(house, { msg: 'authLoginClose', ...(isTold && { resCode: 401, resMessage: 'Not today' }) });
    },
    'message.quickGame': async (house) => {
      await house.page.evaluate(() => localStorage.setItem('waitingWindow', 'gameWindow'));
      await say(house, { msg: 'quickGame' });
    },
  },
  see: {
    opening: transient,
    idle: async (house) => {
      await expect(dialog(house.page).getByRole('status')).toHaveCount(0);
      await expect.poll(async () => (await openedBy(house)).length).toBe(0);
    },
    away: async (house) => {
      await expect(dialog(house.page).getByRole('status')).toContainText(
        'Go on in the window of Lanternpass',
      );
      await expect.poll(async () => (await thirdParty(house))?.title()).toBe('Lanternpass');
    },
  },
  stages: {
    '': ({ page }) => expect(dialog(page).getByLabel('Account name')).toBeVisible(),
    'handed over': ({ page }) => expect(page.getByText('Signing you in')).toBeVisible(),
    'signed in': ({ page }) => expect(dialog(page)).toHaveCount(0),
  },
  hear: {
    notice: ({ page }, notice) =>
      expect(
        toast(page, 'text' in notice ? wordsOf(notice) : /Not today|Signing in was cancelled/).first(),
      ).toBeVisible(),
  },
} satisfies Driver<typeof windowsMachine, House, Stage>;
