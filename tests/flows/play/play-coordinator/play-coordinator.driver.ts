import type { Page } from '@playwright/test';
import { type Driver, derived, transient } from 'xstate-path-tests';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import { type AppFixture, resizeTo } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { changeBreak } from '#tests/flows/play/break-responses.ts';
import { gameWindow, spendGesture } from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { clickInFront, confirmChange, playBarExecutors } from '#tests/flows/play/play-bar.ts';
import { real, refusal, success } from '#tests/flows/responses.ts';
import { hallOfGames, lanternStreet, ninthWave } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { playBarAction } from '#tests/support/frames.ts';
import { changeSite } from '#tests/support/site.ts';
import {
  balanceButton,
  balanceEntry,
  chooseInBalanceMenu,
  dialog,
  openFound,
  playBar,
  tile,
  toast,
} from '#tests/support/steps.ts';
import type { Stage } from './play-coordinator-stages.ts';

const back = '/member/profile/balance/all/back';
const returnEntry = (page: Page) => balanceEntry(page, /^Return all balances to wallet/);

const question = (page: Page) => dialog(page).getByRole('heading', { name: /^Leave .* and open / });

const held = (app: AppFixture, path: string) =>
  expect
    .poll(async () => (await app.control.held()).filter((call) => call.path === path).length)
    .toBeGreaterThan(0);

/** Lets the launch proceed to its play call. */
async function reachOperator(app: AppFixture) {
  await app.respond('/member_info', real);
}

/** Name of the game that was launched last. */
const launched = new WeakMap<AppFixture, string>();

/** Fixtures that have shown that transfers are disabled: the notice goes away while the state stays. */
const notified = new WeakSet<AppFixture>();

export const driver = {
  actor: 'playCoordinator',
  start: async (app, input) => {
    const isMember = input?.name.startsWith('a member');
    if (input?.input.isClosed)
      await changeSite(app.page, { siteName: 'closed', closedSiteNames: ['closed'] });
    if (input?.input.isDemo) await changeSite(app.page, { isDemo: true });
    if (isMember) await app.storeMember();
    await app.control.setJoinPolicy({ policy: false });
    for (const path of ['/member_info', '/member/game/play1', '/member/game/leave1', back] as const)
      await app.hold(path);
    await app.openApp(hallOfGames);
    if (isMember) await expect(app.page.getByRole('banner').locator('data')).toBeVisible();
  },
  execute: {
    readPlayFlag: async ({ page }, outcome) => {
      const orphaned = 'name' in outcome && outcome.name === 'orphaned';
      if (orphaned) await page.addInitScript(() => localStorage.setItem('isPlay', '1'));
    },
    leaveOrphan: (app) => app.respond('/member/game/leave1', success),
    gameLaunch: derived,
    'launch.request': async (app, event, name) => {
      const { page } = app;
      if (name === 'window blocked') await spendGesture(page);
      const game = 'game' in event ? event.game.name : '';
      if (name === 'accepted' || name === 'window blocked') launched.set(app, game);
      if (name === 'playable by visitors') await openFound(page, game);
      else await clickInFront(page, tile(page, game));
    },
    'playBreak.changed': (app, event) =>
      changeBreak(app, 'playBreak' in event ? (event.playBreak ?? null) : null),
    'balance.return': async ({ page }) => {
      await page.bringToFront();
      await chooseInBalanceMenu(page, /^Return all balances/);
    },
    returnBalances: async (app, outcome) => {
      const name = 'name' in outcome ? outcome.name : '';
      if (name === 'returned, unknown from where')
        await app.control.script({ path: '/member/profile/my_cash', response: { kind: 'drop' }, times: 9 });
      await app.respond(back, name === 'refused' ? refusal(999) : real);
    },
    ...playBarExecutors,
    'launch.frameLoaded': derived,
    'launch.frameFailed': derived,
    'launch.popOut': derived,
    'modal.answered.popupBlocked': ({ page }, event) =>
      dialog(page)
        .getByRole('button', { name: 'answer' in event && event.answer === 'yes' ? 'Open game' : 'Not now' })
        .click(),
    'modal.answered.changeGame': ({ page }, event) =>
      confirmChange(page, 'answer' in event && event.answer === 'yes'),
    'realtime.joined': async ({ control }) => {
      await control.setJoinPolicy({ policy: true });
    },
    'realtime.left': async ({ control }) => {
      await control.setJoinPolicy({ policy: false });
      await control.disconnectSockets();
    },
    'realtime.gameUrl': async (app) => {
      await reachOperator(app);
      await app.respond('/member/game/play1', success);
      await expect(playBar(app.page)).toHaveAttribute('data-state', /awaitingUrl$/);
      await app.publish('.game.url', { url: `${app.gamesUrl}/service`, extra: '' });
    },
    'realtime.forwardStatus': (app, event) =>
      app.publish('.forward_game.status', { code: 'code' in event ? event.code : '', message: '' }),
    'realtime.memberCash': async (app, _, name) => {
      if (name !== 'before the game is left') await app.respond('/member/game/leave1', success);
      if (name === 'what was left, with another game to follow') launched.set(app, ninthWave.name);
      await app.publish('.member.cash', { cash: 100 });
    },
    'session.opened': (app) => app.signInInOtherTab(),
    'session.closed': (app) => app.signOutInOtherTab(),
    'session.invalid': async (app) => {
      await app.respond('/member_info', { kind: 'status', status: 401 });
      await expect(playBar(app.page)).toHaveAttribute('data-state', /recheckWait$/);
      await app.tick(2_000);
      await app.respond('/member_info', { kind: 'status', status: 401 });
    },
    'device.changed': (app, event) => resizeTo(app, 'desktop' in event && event.desktop ? 1440 : 900),
    'play.opened': derived,
    'play.closed': derived,
    'balance.refresh': (app) => app.respond('/member/game/leave1', success),
    'modal.request': async (app) => {
      await reachOperator(app);
      await app.respond('/member/game/play1', refusal(203));
    },
    'modal.withdraw': derived,
    notice: async (app) => {
      await reachOperator(app);
      await app.respond('/member/game/play1', refusal(999));
    },
  },
  view: ({ page }) => playBar(page),
  recovery: {
    reload: {
      'activity.game, inPlay.yes.playing, oneKey.ready, transfer.enabled':
        'activity.orphaned, inPlay.no, oneKey.ready, transfer.enabled',
    },
  },
  assert: {
    'activity.restoring': transient,
    'activity.orphaned': async (app) => {
      await expect(playBar(app.page)).toHaveCount(0);
      await expect.poll(() => app.control.held()).toEqual([]);
    },
    'activity.leavingOrphan': (app) => held(app, '/member/game/leave1'),
    'activity.idle': async ({ page }) => {
      await expect(playBar(page)).toHaveCount(0);
      await expect(dialog(page).getByText('blocked the pop-up')).toHaveCount(0);
    },
    'activity.game': ({ page }) =>
      expect(playBar(page).or(dialog(page).getByText('blocked the pop-up')).first()).toBeVisible(),
    'activity.returning': async (app) => {
      await expect(balanceButton(app.page)).toHaveAttribute('aria-busy', 'true');
      await held(app, back);
    },
    'inPlay.no': ({ page }) => expect(question(page)).toHaveCount(0),
    'inPlay.yes.playing': ({ page }) => expect(question(page)).toHaveCount(0),
    'inPlay.yes.confirming': ({ page }) =>
      expect(question(page)).toHaveText(`Leave ${lanternStreet.name} and open ${ninthWave.name}?`),
    'oneKey.ready': async ({ page }) => {
      // The menu is loaded when it is first opened.
      if (await returnEntry(page).count())
        await expect(returnEntry(page)).toHaveText('Return all balances to wallet');
    },
    'oneKey.coolingDown': async ({ page }) => {
      if (await returnEntry(page).count())
        await expect(returnEntry(page)).toHaveAttribute('aria-disabled', 'true');
    },
    'transfer.enabled': ({ page }) =>
      expect(playBar(page).getByText('Your wallet balance was not transferred')).toHaveCount(0),
    'transfer.disabled': async (app) => {
      const isPlaying = await playBarAction(app.page, 'Show game').isVisible();
      if (isPlaying) await expect(playBar(app.page)).toContainText('Your wallet balance was not transferred');
      else if (!notified.has(app)) await expect(toast(app.page, /^Transfers to/).first()).toBeVisible();
      notified.add(app);
    },
  },
  stages: {
    '': ({ page }) => expect(dialog(page)).toHaveCount(0),
    'window blocked': ({ page }) => expect(dialog(page)).toContainText('Your browser blocked the pop-up'),
    preparing: async (app) => {
      await expect(playBarAction(app.page, 'Cancel')).toBeVisible();
      await held(app, '/member_info');
    },
    playing: async (app) => {
      await expect(playBar(app.page)).toContainText('Playing at');
      await expect(await gameWindow(app)).toHaveURL(/\/service$/);
    },
    'asked to change': (app) => expect(question(app.page)).toBeVisible(),
    leaving: (app) => expect(playBar(app.page)).toContainText('Leaving'),
    stopping: (app) => expect(playBar(app.page)).toContainText('Leaving'),
    switching: async (app) => {
      await expect(playBar(app.page)).toContainText('Leaving');
      await expect(await gameWindow(app)).toHaveURL(/\/loading$/);
    },
    'asked to sign in': ({ page }) => expect(dialog(page)).toContainText('Sign in to play'),
    'offered to try it': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Play demo' })).toBeVisible(),
    'notified of the break': ({ page }) => expect(dialog(page)).toContainText('You are taking a break'),
    'notified of maintenance': ({ page }) => expect(dialog(page)).toContainText('is closed for maintenance'),
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'play.opened': (app) => expect(playBar(app.page)).toContainText(launched.get(app) ?? ''),
  },
} satisfies Driver<typeof playCoordinatorMachine, AppFixture, Stage>;
