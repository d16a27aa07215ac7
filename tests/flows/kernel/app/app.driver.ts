import type { Page } from '@playwright/test';
import { type Driver, derived } from 'xstate-path-tests';
import type { Path } from '#contract/endpoints.ts';
import { channels } from '#contract/realtime.ts';
import { leaveAutoClear } from '#contract/times.ts';
import type { appMachine } from '#machines/kernel/app.machine.ts';
import type { ModalKind } from '#machines/kernel/events.ts';
import { type AppFixture, blockReload, resizeTo } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { changeBreak } from '#tests/flows/play/break-responses.ts';
import { gameWindow, spendGesture } from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { playForMinutes, remind } from '#tests/flows/play/play-clock/play-clock.driver.ts';
import { returnFromThirdParty } from '#tests/flows/session/hand-off/hand-off.driver.ts';
import { longBreak } from '#tests/flows/test-data.ts';
import { deposit } from '#tests/support/deposits.ts';
import { expect } from '#tests/support/expect.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { reminder } from '#tests/support/play-clock.ts';
import { allowJoin } from '#tests/support/realtime.ts';
import {
  changeForm,
  chooseInBalanceMenu,
  dialog,
  expectMatches,
  expectSignedIn,
  expectSignedOut,
  matches,
  openFound,
  openGame,
  openPasswordChange,
  playBar,
  signOut,
  submitCredentials,
  tile,
  toast,
  toSports,
  wallet,
} from '#tests/support/steps.ts';
import type { Stage } from './app-stages.ts';

const layout = '/member/profile/common/layout';

/** Runs `act` and waits for the call that it must cause. */
async function causing({ control }: AppFixture, path: Path, act: () => Promise<void>) {
  const { n } = await control.requestCursor();
  await act();
  await expect
    .poll(async () => (await control.requests({ since: n })).some((request) => request.path === path))
    .toBe(true);
}
/** Leaves home, so that a redirect to it is visible. */
const goElsewhere = async (page: Page) => {
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/faq/);
};
/** Also finds the sign-in button behind a modal. */
const expectVisitor = (page: Page) =>
  expect(page.locator('header').getByRole('button', { name: 'Sign in', includeHidden: true })).toBeVisible();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Else the provider would end the play, and send a balance, three seconds after its window has closed. */
const silenceProvider = async (app: AppFixture) => {
  await (await gameWindow(app)).evaluate(() => {
    navigator.sendBeacon = () => true;
  });
};

/** The button that answers a modal, where it is not Close. */
const modalButtons: Partial<Record<ModalKind, string>> = {
  differentDevice: 'Back to sign-in',
  signInPrompt: 'Sign in',
  signOutInPlay: 'Keep playing',
  popupBlocked: 'Not now',
  playReminder: 'Take a break',
};

export const driver = {
  actor: '',
  start: async (app, input) => {
    const isMember = input?.name === 'a member';
    if (isMember) await app.storeMember();
    if (input?.name === 'a visitor with a pop-up discount')
      await app.control.bulletins({ items: [{ id: '1', display_content: 'New tables', content: '' }] });
    await app.control.setJoinPolicy({ policy: false });
    await app.hold('/member/game/leave1');
    await playForMinutes(app);
    await app.openApp('/');
    if (isMember) await expectSignedIn(app.page);
    else await expectVisitor(app.page);
  },
  view: ({ page }) => page.getByRole('banner'),
  execute: {
    'session.started': derived,
    'session.handOff': async (app) => {
      const { token: tk, ...member } = await app.control.signIn({ account: app.account });
      await returnFromThirdParty(app, `?${new URLSearchParams({ tk, ...member })}`);
    },
    'session.opened': derived,
    'session.closed': derived,
    'session.invalid': async (app) => {
      const { control, page } = app;
      await control.script({ path: '/member_info', response: { kind: 'status', status: 401 }, times: 2 });
      await tile(page).click();
      await expect(playBar(page)).toHaveAttribute('data-state', /recheckWait$/);
      await app.tick(2_000);
    },
    'call.unauthorized': async ({ control, page }) => {
      await goElsewhere(page);
      await control.script({ path: layout, response: { kind: 'status', status: 401 } });
      await chooseInBalanceMenu(page, 'Refresh balance');
    },
    'signIn.prompt': ({ page }) => tile(page).click(),
    'signIn.open': derived,
    'sports.bet': async ({ page }) => {
      await toSports(page);
      await expectMatches(page);
      await matches(page).getByRole('button').first().click();
    },
    'demo.open': ({ page }) => openFound(page, 'Deep Sea Guardian'),
    'recovery.open': derived,
    'registration.open': derived,
    'device.changed': (app) => resizeTo(app, 900),
    'modal.request': async (app, _, name) => {
      const { page, account } = app;
      if (name === 'play reminder') return remind(app);
      if (name === 'sign in for the wallet') {
        await page.getByRole('button', { name: 'Wallet' }).click();
        return submitCredentials(page, { account });
      }
      if (name === 'sign out in play') return signOut(page);
      if (name === 'change password') return openPasswordChange(page);
      if (name === 'envelope') return page.getByRole('button', { name: /^Red envelope/ }).click();
      await spendGesture(page);
      await tile(page).click();
    },
    'modal.withdraw': async ({ page, account, control }, _, name) => {
      if (name === 'another device required')
        await control.script({ path: '/login', response: { kind: 'code', code: 107 } });
      if (name === 'register instead') return answer(page, 'Join now');
      if (name === 'recover the password instead') return answer(page, 'Forgot your password?');
      if (name === 'sign in instead') return answer(page, 'Sign in');
      await submitCredentials(page, { account });
    },
    // A toast over the dialog has a Close button too.
    'modal.answered': async (app, { kind }) => {
      if (kind === 'playReminder') await silenceProvider(app);
      await dialog(app.page)
        .getByRole('button', { name: modalButtons[kind] ?? 'Close' })
        .first()
        .click();
    },
    'playBreak.changed': (app) => changeBreak(app, longBreak),
    'play.opened': derived,
    'play.closed': async (app) => {
      await silenceProvider(app);
      await playBar(app.page).getByRole('button', { name: 'Leave' }).click();
    },
    'launch.leave': derived,
    'play.stop': async (app) => {
      const tab = await app.otherTab();
      await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
    },
    'balance.refresh': (app, _, name) =>
      causing(app, layout, () =>
        name === 'the game ends' ? app.tick(leaveAutoClear) : allowJoin(app.control),
      ),
    'realtime.joined': derived,
    'realtime.left': (app) =>
      causing(app, '/arks/web/carousel_picture', async () => {
        await app.control.disconnectSockets();
      }),
    'realtime.publicDataStale': derived,
    'realtime.memberDataStale': (app) => causing(app, layout, () => allowJoin(app.control)),
    'realtime.gameUrl': async ({ page }) => {
      await openGame(page);
    },
    'realtime.forwardStatus': (app) => app.publish('.forward_game.status', { code: '957', message: '' }),
    'realtime.memberCash': async (app) => {
      await app.publish('.member.cash', { cash: 100 });
      await expect(wallet(app.page)).toHaveAttribute('value', '100');
    },
    'realtime.login': async (app) => {
      await goElsewhere(app.page);
      await app.publish('.login', { token: 'another' });
    },
    'realtime.cleanCache': async (app) => {
      await blockReload(app);
      await app.broadcast('.app_clean_cache');
    },
    'realtime.redEnvelope': (app) =>
      causing(app, '/arks/web/activity/red_envelope_promotion', () =>
        app.broadcast('.RedEnvelopeDisplay', channels.presence('USD')),
      ),
    'realtime.deposit': async (app) => {
      await expect.poll(() => isLeader(app.page)).toBe(true);
      await causing(app, '/api/fb_tracking', () => app.publish('.member_deposit.success', deposit('D1')));
    },
    'pixel.deposit': derived,
    'area.open': derived,
    'area.close': derived,
    'navigate.info': derived,
    'password.required': async ({ control, page, account }) => {
      await control.member({ account, set: { first_login: 1 } });
      await chooseInBalanceMenu(page, 'Refresh balance');
    },
    'navigate.home': derived,
    notice: derived,
  },
  assert: { '(root)': ({ page }) => expect(page.getByRole('main')).toBeVisible() },
  stages: {
    visitor: async ({ page }) => {
      await expectSignedOut(page);
      await expect(dialog(page)).toHaveCount(0);
    },
    'shown pop-up discount': ({ page }) => expect(dialog(page)).toContainText('New tables'),
    envelope: ({ page }) => expect(dialog(page)).toContainText('A red envelope for you'),
    narrow: ({ page }) => expect(page.getByRole('complementary')).toHaveCount(0),
    'asked to sign in': ({ page }) => expect(dialog(page)).toContainText('Sign in to play'),
    'offered to try it': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Play demo' })).toBeVisible(),
    'signing in': ({ page }) => expect(dialog(page).getByLabel('Account name')).toBeVisible(),
    'at another device': ({ page }) =>
      expect(dialog(page)).toContainText('This device is new to your account'),
    registering: ({ page }) => expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeVisible(),
    'at the wallet': async ({ page }) => {
      await expect(page).toHaveURL(/\/user$/);
      await expect(page.getByRole('heading', { name: 'Balance' })).toBeVisible();
    },
    'notified of another sign-in': async ({ page }) => {
      await expectVisitor(page);
      await expect(dialog(page)).toContainText('Your account was signed in elsewhere');
    },
    recovering: ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible(),
    'changing a password': ({ page }) => expect(changeForm(page)).toBeVisible(),
    'on the phone': ({ page }) => expect(page.getByRole('complementary')).toHaveCount(0),
    'led to a new password': ({ page }) => expect(changeForm(page)).toBeVisible(),
    member: async ({ page }) => {
      await expectSignedIn(page);
      await expect(dialog(page)).toHaveCount(0);
    },
    joined: async ({ page }) => {
      await expectSignedIn(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(playBar(page)).toHaveCount(0);
    },
    'joining again': ({ page }) => expectSignedIn(page),
    'on a break': ({ page }) => expect(page.getByRole('button', { name: 'Messages' })).toHaveCount(0),
    'window blocked': ({ page }) => expect(dialog(page)).toContainText('Your browser blocked the pop-up'),
    playing: async ({ page }) => {
      await expect(playBar(page)).toContainText('Playing at');
      await expect(dialog(page)).toHaveCount(0);
    },
    'asked in play': ({ page }) => expect(dialog(page)).toContainText('Sign out anyway?'),
    reminded: ({ page }) => expect(reminder(page)).toBeVisible(),
    leaving: ({ page }) => expect(playBar(page)).toContainText('Leaving'),
    cleaned: async ({ page }) => {
      await expect(page.getByText('Opening the page')).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'session.opened': ({ page }) => expectSignedIn(page),
    'navigate.info': ({ page }) => expect(page).toHaveURL(/\/user\/Info$/),
    'session.closed': ({ page }) => expectVisitor(page),
    'navigate.home': ({ page, url }) => expect(page).toHaveURL(`${url}/`),
  },
} satisfies Driver<typeof appMachine, AppFixture, Stage>;
