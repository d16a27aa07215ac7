import { type Driver, transient } from 'xstate-path-tests';
import { windowPoll } from '#contract/times.ts';
import type { demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import {
  gameWindow,
  noteWindow,
  noticedEnd,
  openedBy,
  spendGesture,
} from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { byName, real, refusal } from '#tests/flows/responses.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, expectSignedOut, openFound, tile } from '#tests/support/steps.ts';

const demoPlay = '/demo/play';
const blocked = new WeakSet<AppFixture>();
const clickButton = ({ page }: AppFixture, name: string) =>
  dialog(page).getByRole('button', { name }).click();

export const driver = {
  actor: 'demoPlay',
  start: async (app) => {
    await noteWindow(app.page);
    await app.hold(demoPlay);
    await app.openApp(hallOfGames);
    await expectSignedOut(app.page);
  },
  execute: {
    'demo.open': async ({ page }, { game }) => {
      if (game) return openFound(page, game.name);
      await tile(page).click();
      await dialog(page).getByRole('button', { name: 'Play a demo game' }).click();
    },
    'demo.choose': async (app, { game }) => {
      if (blocked.delete(app)) await spendGesture(app.page);
      const list = dialog(app.page).getByRole('tabpanel');
      if (await list.isVisible()) await list.getByRole('button', { name: `Play ${game.name}` }).click();
      else await clickButton(app, 'Play demo');
    },
    'demo.signIn': (app) => clickButton(app, 'Sign in to play for real money'),
    'window.closed': async (app) => {
      await (await gameWindow(app)).close();
      await noticedEnd(app.page);
      await app.tick(windowPoll);
    },
    'session.opened': (app) => app.signInInOtherTab(),
    'modal.answered.demoPlay': (app) => clickButton(app, 'Close'),
    openWindow: async (app, { name }) => {
      if (name === 'window blocked') blocked.add(app);
    },
    requestGame: (app, outcome) =>
      byName(
        {
          'the game': async () => {
            await app.respond(demoPlay, real);
            await expect((await gameWindow(app)).getByText('Demo: no real money')).toBeVisible();
          },
          'game not available': async () => {
            await app.respond(demoPlay, refusal(102));
            await expect(dialog(app.page).getByRole('alert')).toContainText('the operator says no');
          },
          'network error': async () => {
            await app.respond(demoPlay, { kind: 'drop' });
            await expect(dialog(app.page).getByRole('alert')).toContainText('No connection.');
          },
        },
        outcome,
      ),
  },
  assert: {
    closed: ({ page }) => expect(dialog(page).getByText('You play with demo money')).toHaveCount(0),
    'open.choosing': async (app) => {
      await expect(dialog(app.page)).toContainText('You play with demo money');
      await expect(dialog(app.page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(async () => (await openedBy(app)).length).toBe(0);
    },
    'open.openingWindow': transient,
    'open.popupBlocked': ({ page }) =>
      expect(dialog(page)).toContainText('Your browser blocked the pop-up. Tap again to open it.'),
    'open.requestingGame': async (app) => {
      await expect(dialog(app.page).getByRole('button', { name: 'Opening' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(await gameWindow(app)).toHaveURL(/\/loading$/);
    },
  },
} satisfies Driver<typeof demoPlayMachine, AppFixture>;
