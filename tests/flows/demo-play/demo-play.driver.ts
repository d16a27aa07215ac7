import { expect } from '@playwright/test';
import { windowPoll } from '#contract/limits.ts';
import type { demoPlayMachine } from '#machines/demo-play.machine.ts';
import { type Driver, transient } from '#qa/walk/driver.ts';
import { dialog, expectSignedOut, openFound, tile } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import {
  gameWindow,
  noteWindow,
  noticedEnd,
  openedBy,
  spendGesture,
} from '../game-launch/game-launch.driver.ts';
import { byName, real, refusal } from '../responses.ts';

const demoPlay = '/demo/play';
const blocked = new WeakSet<House>();
const press = ({ page }: House, name: string) => dialog(page).getByRole('button', { name }).click();

export const driver = {
  actor: 'demoPlay',
  start: async (house) => {
    await noteWindow(house.page);
    await house.hold(demoPlay);
    await house.enter();
    await expectSignedOut(house.page);
  },
  do: {
    'demo.open': async ({ page }, { game }) => {
      if (game) return openFound(page, game.name);
      await tile(page).click();
      await dialog(page).getByRole('button', { name: 'Try another game' }).click();
    },
    'demo.choose': async (house, { game }) => {
      if (blocked.delete(house)) await spendGesture(house.page);
      const list = dialog(house.page).getByRole('tabpanel');
      if (await list.isVisible()) await list.getByRole('button', { name: `Play ${game.name}` }).click();
      else await press(house, 'Play for fun');
    },
    'demo.signIn': (house) => press(house, 'Sign in to play for money'),
    'window.closed': async (house) => {
      await (await gameWindow(house)).close();
      await noticedEnd(house.page);
      await house.tick(windowPoll);
    },
    'session.opened': (house) => house.arrive(),
    'modal.answered.demoPlay': (house) => press(house, 'Close'),
    openWindow: async (house, { name }) => {
      if (name === 'held back') blocked.add(house);
    },
    askGame: (house, outcome) =>
      byName(
        {
          'the game': async () => {
            await house.answer(demoPlay, real);
            await expect((await gameWindow(house)).getByText('Demo: no real money')).toBeVisible();
          },
          'not this one': async () => {
            await house.answer(demoPlay, refusal(102));
            await expect(dialog(house.page).getByRole('alert')).toContainText('the operator says no');
          },
          'lost on the way': async () => {
            await house.answer(demoPlay, { kind: 'drop' });
            await expect(dialog(house.page).getByRole('alert')).toContainText('There is no connection.');
          },
        },
        outcome,
      ),
  },
  see: {
    closed: ({ page }) => expect(dialog(page).getByText('You play with play money')).toHaveCount(0),
    'open.choosing': async (house) => {
      await expect(dialog(house.page)).toContainText('You play with play money');
      await expect(dialog(house.page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(async () => (await openedBy(house)).length).toBe(0);
    },
    'open.openingWindow': transient,
    'open.popupBlocked': ({ page }) =>
      expect(dialog(page)).toContainText('Your browser held the window back. One more tap lets it through.'),
    'open.asking': async (house) => {
      await expect(dialog(house.page).getByRole('button', { name: 'Opening' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(await gameWindow(house)).toHaveURL(/\/loading$/);
    },
  },
} satisfies Driver<typeof demoPlayMachine, House>;
