import { expect, type Page } from '@playwright/test';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import { type Driver, follows, transient } from '#qa/walk/driver.ts';
import { dialog, openFound, playBar, tile, toast } from '../../support/steps.ts';
import { changeSite, type House, resizeTo } from '../app-fixture.ts';
import { gameWindow, spendGesture } from '../game-launch/game-launch.driver.ts';
import { wordsOf } from '../notices.ts';
import { act, playBarHands } from '../play-bar.ts';
import { real, refusal, success } from '../responses.ts';
import { lanternStreet } from '../test-data.ts';
import type { Stage } from './play-coordinator.samples.ts';

const back = '/member/profile/balance/all/back';
const returnIcon = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Return all game balances/ });

const held = (house: House, path: string) =>
  expect
    .poll(async () => (await house.control.held()).filter((call) => call.path === path).length)
    .toBeGreaterThan(0);

/** From here it depends on what the operator says to the play call. */
async function reachOperator(house: House) {
  await house.answer('/member_info', real);
}

export const driver = {
  actor: 'playDesk',
  start: async (house, input) => {
    const isMember = input?.name.startsWith('a member');
    if (input?.input.siteName === 'r88') await changeSite(house, '"siteName":"gamehall"', '"siteName":"r88"');
    if (input?.input.isDemo) await changeSite(house, '"isDemo":false', '"isDemo":true');
    if (isMember) await house.remember();
    await house.control.answerJoins({ answer: false });
    for (const path of ['/member_info', '/member/game/play1', '/member/game/leave1', back] as const)
      await house.hold(path);
    await house.enter();
    if (isMember) await expect(house.page.getByRole('banner').locator('data')).toBeVisible();
  },
  do: {
    readPlayMark: async ({ page }, outcome) => {
      const orphaned = 'name' in outcome && outcome.name === 'orphaned';
      if (orphaned) await page.addInitScript(() => localStorage.setItem('isPlay', '1'));
    },
    leaveOrphan: (house) => house.answer('/member/game/leave1', success),
    gameLaunch: follows,
    'launch.request': async ({ page }, event, name) => {
      if (name === 'its window held back') await spendGesture(page);
      const game = 'game' in event ? event.game.name : '';
      if (name === 'that a visitor can try') await openFound(page, game);
      else await tile(page, game).click();
    },
    'balance.return': ({ page }) => returnIcon(page).click(),
    returnBalances: (house, outcome) =>
      house.answer(back, 'name' in outcome && outcome.name === 'refused' ? refusal(999) : real),
    ...playBarHands,
    'launch.frameLoaded': follows,
    'launch.frameFailed': follows,
    'launch.popOut': follows,
    'modal.answered.popupBlocked': ({ page }, event) =>
      dialog(page)
        .getByRole('button', { name: 'answer' in event && event.answer === 'yes' ? 'Open game' : 'Not now' })
        .click(),
    'realtime.joined': async ({ control }) => {
      await control.answerJoins({ answer: true });
    },
    'realtime.parted': async ({ control }) => {
      await control.answerJoins({ answer: false });
      await control.cutSockets();
    },
    'realtime.gameUrl': async (house) => {
      await reachOperator(house);
      await house.answer('/member/game/play1', success);
      await expect(playBar(house.page)).toHaveAttribute('data-state', /awaitingUrl$/);
      await house.publish('.game.url', { url: `${house.gamesAddress}/service`, extra: '' });
    },
    'realtime.forwardStatus': (house, event) =>
      house.publish('.forward_game.status', { code: 'code' in event ? event.code : '', message: '' }),
    'realtime.memberCash': async (house, _, name) => {
      if (name !== 'in passing') await house.answer('/member/game/leave1', success);
      await house.publish('.member.cash', { cash: 100 });
    },
    'session.opened': (house) => house.arrive(),
    'session.closed': (house) => house.depart(),
    'session.invalid': async (house) => {
      await house.answer('/member_info', { kind: 'status', status: 401 });
      await expect(playBar(house.page)).toHaveAttribute('data-state', /recheckWait$/);
      await house.tick(2_000);
      await house.answer('/member_info', { kind: 'status', status: 401 });
    },
    'device.changed': (house, event) => resizeTo(house, 'desktop' in event && event.desktop ? 1440 : 900),
    'play.opened': follows,
    'play.closed': follows,
    'balance.refresh': (house) => house.answer('/member/game/leave1', success),
    'modal.request': async (house) => {
      await reachOperator(house);
      await house.answer('/member/game/play1', refusal(203));
    },
    'modal.withdraw': follows,
    notice: async (house) => {
      await reachOperator(house);
      await house.answer('/member/game/play1', refusal(999));
    },
  },
  see: {
    'desk.restoring': transient,
    'desk.orphaned': async (house) => {
      await expect(playBar(house.page)).toHaveCount(0);
      expect(await house.control.held()).toEqual([]);
    },
    'desk.leavingOrphan': (house) => held(house, '/member/game/leave1'),
    'desk.idle': async ({ page }) => {
      await expect(playBar(page)).toHaveCount(0);
      await expect(dialog(page).getByText('held the window back')).toHaveCount(0);
    },
    'desk.game': ({ page }) =>
      expect(playBar(page).or(dialog(page).getByText('held the window back')).first()).toBeVisible(),
    'desk.returning': async (house) => {
      await expect(returnIcon(house.page)).toHaveAttribute('aria-busy', 'true');
      await held(house, back);
    },
    'oneKey.rested': async ({ page }) => {
      // A visitor has no balances, and none is returned while the layout is the phone's.
      if (await returnIcon(page).isVisible())
        await expect(returnIcon(page)).toHaveAccessibleName('Return all game balances');
    },
    'oneKey.resting': async ({ page }) => {
      if (await returnIcon(page).isVisible())
        await expect(returnIcon(page)).toHaveAttribute('aria-disabled', 'true');
    },
    'transfer.enabled': ({ page }) =>
      expect(playBar(page).getByText('Your wallet was not moved')).toHaveCount(0),
    'transfer.disabled': async (house) => {
      const isPlaying = await act(house, 'Show game').isVisible();
      if (isPlaying) await expect(playBar(house.page)).toContainText('Your wallet was not moved');
      else await expect(toast(house.page, /^Transfers to/).first()).toBeVisible();
    },
  },
  stages: {
    '': ({ page }) => expect(dialog(page)).toHaveCount(0),
    'held back': ({ page }) => expect(dialog(page)).toContainText('Your browser held the window back'),
    preparing: async (house) => {
      await expect(act(house, 'Cancel')).toBeVisible();
      await held(house, '/member_info');
    },
    playing: async (house) => {
      await expect(playBar(house.page)).toContainText('In play');
      await expect(await gameWindow(house)).toHaveURL(/\/service$/);
    },
    leaving: (house) => expect(playBar(house.page)).toContainText('Leaving'),
    stopping: (house) => expect(playBar(house.page)).toContainText('Leaving'),
    switching: async (house) => {
      await expect(playBar(house.page)).toContainText('Leaving');
      await expect(await gameWindow(house)).toHaveURL(/\/loading$/);
    },
    'asked to sign in': ({ page }) => expect(dialog(page)).toContainText('Sign in to play'),
    'offered to try it': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Play for fun' })).toBeVisible(),
    'told of maintenance': ({ page }) => expect(dialog(page)).toContainText('is closed for maintenance'),
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'play.opened': ({ page }) => expect(playBar(page)).toContainText(lanternStreet.name),
  },
} satisfies Driver<typeof playDeskMachine, House, Stage>;
