import { expect, type Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import { leaveAutoClear } from '#contract/limits.ts';
import { channels } from '#contract/realtime.ts';
import type { appMachine } from '#machines/app.machine.ts';
import { type Driver, follows } from '#qa/walk/driver.ts';
import { deposit, leads } from '../../support/deposits.ts';
import { letJoin } from '../../support/realtime.ts';
import {
  changeForm,
  dialog,
  expectSignedIn,
  expectSignedOut,
  matches,
  openFound,
  openGame,
  openPasswordChange,
  playBar,
  seeMatches,
  sendCredentials,
  signOut,
  tile,
  toast,
  toSports,
  wallet,
} from '../../support/steps.ts';
import { type House, resizeTo } from '../app-fixture.ts';
import { spendGesture } from '../game-launch/game-launch.driver.ts';
import { wordsOf } from '../notices.ts';
import { say } from '../windows/windows.driver.ts';
import type { Stage } from './app-stages.ts';

const layout = '/member/profile/common/layout';

/** Does something, and waits for the call that must come of it. */
async function causing({ control }: House, path: Path, act: () => Promise<void>) {
  const { n } = await control.mark();
  await act();
  await expect
    .poll(async () => (await control.requests({ since: n })).some((request) => request.path === path))
    .toBe(true);
}
/** Away from home, so that being sent there can be seen. */
const goElsewhere = async (page: Page) => {
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/faq/);
};
/** Also where a modal stands before the way in. */
const expectNobodyHere = (page: Page) =>
  expect(page.locator('header').getByRole('button', { name: 'Sign in', includeHidden: true })).toBeVisible();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

export const driver = {
  actor: '',
  start: async (house, input) => {
    const isMember = input?.name === 'a member';
    if (isMember) await house.remember();
    if (input?.name === 'a visitor to whom there is something to offer')
      await house.control.bulletins({ items: [{ id: '1', display_content: 'New tables', content: '' }] });
    await house.control.answerJoins({ answer: false });
    await house.hold('/member/game/leave1');
    await house.enter();
    if (isMember) await expectSignedIn(house.page);
    else await expectNobodyHere(house.page);
  },
  do: {
    'session.started': follows,
    'session.handOver': async (house) => {
      const { token: tk, ...member } = await house.control.signIn({ account: house.account });
      await say(house, { msg: 'authLogin', data: { tk, ...member } });
    },
    'session.opened': follows,
    'session.closed': follows,
    'session.invalid': async (house) => {
      const { control, page } = house;
      await control.script({ path: '/member_info', answer: { kind: 'status', status: 401 }, times: 2 });
      await tile(page).click();
      await expect(playBar(page)).toHaveAttribute('data-state', /recheckWait$/);
      await house.tick(2_000);
    },
    'call.unauthorized': async ({ control, page }) => {
      await goElsewhere(page);
      await control.script({ path: layout, answer: { kind: 'status', status: 401 } });
      await page.getByRole('button', { name: 'Refresh balance' }).click();
    },
    'signIn.prompt': ({ page }) => tile(page).click(),
    'signIn.open': follows,
    'sports.bet': async ({ page }) => {
      await toSports(page);
      await seeMatches(page);
      await matches(page).getByRole('button').first().click();
    },
    'demo.open': ({ page }) => openFound(page, 'Deep Sea Guardian'),
    'recovery.open': follows,
    'registration.open': follows,
    'device.changed': (house) => resizeTo(house, 900),
    'modal.request': async ({ page, account }, _, name) => {
      if (name === 'sign in for the wallet') {
        await page.getByRole('button', { name: 'Wallet' }).click();
        return sendCredentials(page, { account });
      }
      if (name === 'sign out in play') return signOut(page);
      if (name === 'change password') return openPasswordChange(page);
      if (name === 'apply as agent') {
        await page.getByRole('button', { name: 'Me', exact: true }).click();
        await page.locator('[popover]').getByRole('link', { name: 'Agents' }).click();
        return page.getByRole('button', { name: 'Apply' }).click();
      }
      if (name === 'envelope') return page.getByRole('button', { name: /^Red envelope/ }).click();
      await spendGesture(page);
      await tile(page).click();
    },
    'modal.withdraw': async ({ page, account, control }, _, name) => {
      if (name === 'let in on no other device')
        await control.script({ path: '/login', answer: { kind: 'code', code: 107 } });
      if (name === 'rather register') return answer(page, 'Open an account');
      if (name === 'rather another password') return answer(page, 'Forgot your password?');
      if (name === 'rather sign in') return answer(page, 'Sign in');
      await sendCredentials(page, { account });
    },
    'modal.answered.signIn': ({ page }) => answer(page, 'Close'),
    'modal.answered.differentDevice': ({ page }) => answer(page, 'Back to sign-in'),
    'modal.answered.register': ({ page }) => answer(page, 'Close'),
    'modal.answered.passwordRecovery': ({ page }) => answer(page, 'Close'),
    // A notice over it can be closed as well.
    'modal.answered.changePassword': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    'modal.answered.demoPlay': ({ page }) => answer(page, 'Close'),
    'modal.answered.loginPrompt': ({ page }) => answer(page, 'Sign in'),
    'modal.answered.signOutInPlay': ({ page }) => answer(page, 'Keep playing'),
    'modal.answered.popupBlocked': ({ page }) => answer(page, 'Not now'),
    'modal.answered.popUpDiscount': ({ page }) => answer(page, 'Close'),
    'modal.answered.offersSoFar': follows,
    'modal.answered.news': follows,
    'modal.answered.redEnvelope': ({ page }) => answer(page, 'Close'),
    'modal.answered.applyAsAgent': ({ page }) => answer(page, 'Close'),
    'modal.answered.maintenance': follows,
    'modal.answered.protocol': follows,
    'play.opened': follows,
    'play.closed': ({ page }) => playBar(page).getByRole('button', { name: 'Leave' }).click(),
    'play.stop': async (house) => {
      const tab = await house.otherTab();
      await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
    },
    'balance.refresh': (house) => causing(house, layout, () => house.tick(leaveAutoClear)),
    'realtime.joined': ({ control }) => letJoin(control),
    'realtime.parted': (house) =>
      causing(house, '/arks/web/announcement/marquee', async () => {
        await house.control.cutSockets();
      }),
    'realtime.resumed': follows,
    'realtime.rejoined': (house) => causing(house, layout, () => letJoin(house.control)),
    'realtime.gameUrl': async ({ page }) => {
      await openGame(page);
    },
    'realtime.forwardStatus': (house) => house.publish('.forward_game.status', { code: '957', message: '' }),
    'realtime.memberCash': async (house) => {
      await house.publish('.member.cash', { cash: 100 });
      await expect(wallet(house.page)).toHaveAttribute('value', '100');
    },
    'realtime.login': async (house) => {
      await goElsewhere(house.page);
      await house.publish('.login', { token: 'another' });
    },
    'realtime.cleanCache': async (house) => {
      const { address, page } = house;
      // Nothing comes of loading the page anew, so that the one that ordered it can still be looked at.
      await page.route(`${address}/**`, (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
      );
      await house.announce('.app_clean_cache');
    },
    'realtime.redEnvelope': (house) =>
      causing(house, '/arks/web/activity/red_envelope_promotion', () =>
        house.announce('.RedEnvelopeDisplay', channels.presence('USD')),
      ),
    'realtime.stale': (house) =>
      causing(house, '/arks/web/carousel_picture', () => house.announce('.carousel_picture.url')),
    'pixel.deposit': async (house) => {
      await expect.poll(() => leads(house.page)).toBe(true);
      await causing(house, '/api/fb_tracking', () => house.publish('.member_deposit.success', deposit('D1')));
    },
    'windows.open': follows,
    'windows.close': follows,
    'navigate.info': async ({ control, page, account }) => {
      await control.member({ account, set: { first_login: 1 } });
      await page.getByRole('button', { name: 'Refresh balance' }).click();
    },
    'navigate.home': follows,
    notice: follows,
  },
  see: { '(root)': ({ page }) => expect(page.getByRole('main')).toBeVisible() },
  stages: {
    visitor: async ({ page }) => {
      await expectSignedOut(page);
      await expect(dialog(page)).toHaveCount(0);
    },
    'shown offers': ({ page }) => expect(dialog(page)).toContainText('New tables'),
    envelope: ({ page }) => expect(dialog(page)).toContainText('A red envelope for you'),
    narrow: ({ page }) => expect(page.getByRole('complementary')).toHaveCount(0),
    'asked to sign in': ({ page }) => expect(dialog(page)).toContainText('Sign in to play'),
    'offered to try it': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Play for fun' })).toBeVisible(),
    'signing in': ({ page }) => expect(dialog(page).getByLabel('Account name')).toBeVisible(),
    'at another device': ({ page }) =>
      expect(dialog(page)).toContainText('This device is new to your account'),
    registering: ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Open my account' })).toBeVisible(),
    'at the wallet': async ({ page }) => {
      await expect(page).toHaveURL(/\/user$/);
      await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
    },
    recovering: ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Forgot your password?' })).toBeVisible(),
    'changing a password': ({ page }) => expect(changeForm(page)).toBeVisible(),
    'on the phone': ({ page }) => expect(page.getByRole('complementary')).toHaveCount(0),
    applying: ({ page }) =>
      expect(dialog(page).getByLabel('How will you bring members along?')).toBeVisible(),
    'at the agents': async ({ page }) => {
      await expect(page).toHaveURL(/\/proxy\?page=Register$/);
      await expect(dialog(page)).toHaveCount(0);
    },
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
    'transfers closed': ({ page }) => expectSignedIn(page),
    'held back': ({ page }) => expect(dialog(page)).toContainText('Your browser held the window back'),
    playing: async ({ page }) => {
      await expect(playBar(page)).toContainText('In play');
      await expect(dialog(page)).toHaveCount(0);
    },
    'asked in play': ({ page }) => expect(dialog(page)).toContainText('Sign out all the same?'),
    leaving: ({ page }) => expect(playBar(page)).toContainText('Leaving'),
    cleaned: async ({ page }) => {
      await expect(page.getByText('Signing you out')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'session.opened': ({ page }) => expectSignedIn(page),
    'navigate.info': ({ page }) => expect(page).toHaveURL(/\/user\/Info$/),
    'session.closed': ({ page }) => expectNobodyHere(page),
    'navigate.home': ({ page, address }) => expect(page).toHaveURL(`${address}/`),
  },
} satisfies Driver<typeof appMachine, House, Stage>;
