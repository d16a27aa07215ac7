import { expect } from '@playwright/test';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import {
  dialog,
  openGame,
  openSignIn,
  playBar,
  sendCredentials,
  signOut,
  tile,
  toast,
} from '../../support/steps.ts';
import { type House, storedAs } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { refusal } from '../responses.ts';
import { say } from '../windows/windows.driver.ts';

const account = ({ page }: House) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });
const overlay = ({ page }: House) => page.getByText('Signing you out');

/** What storage will say the next time that somebody looks. */
const remembered = new WeakMap<House, string>();

/** A game that is open somewhere keeps the end of the session waiting until it is let go of. */
async function keepSeat(house: House) {
  const other = await house.otherTab();
  await other.evaluate(() => {
    const seat = window as { leaveSeat?: () => void; asked?: boolean };
    if (seat.asked) return;
    seat.asked = true;
    void navigator.locks.request('playing', () => new Promise<void>((resolve) => (seat.leaveSeat = resolve)));
  });
}
async function leaveSeat(house: House) {
  const other = await house.otherTab();
  await other.waitForFunction(() => 'leaveSeat' in window);
  await other.evaluate(() => (window as { leaveSeat?: () => void }).leaveSeat?.());
}

/** Whoever is here is handed over once more. Where nobody is, storage says afterwards what it is to say. */
async function handOver(house: House, isMember: boolean) {
  const { page, control, account } = house;
  const isHere = await page.evaluate(() => localStorage.getItem('token') !== null);
  const fresh = async () => storedAs(await control.signIn({ account }));
  if (isMember) {
    const stored = isHere ? await page.evaluate(() => ({ ...localStorage })) : await fresh();
    const { token: tk, member_id, member_account, currency: member_currency } = stored;
    const data = JSON.stringify({ tk, member_id, member_account, member_currency });
    return house.answer('/get_info_data', { kind: 'code', code: 100, data });
  }
  const isLeft = remembered.get(house) === 'a member';
  // In the page itself, which hears of other tabs' changes alone.
  if (isLeft && !isHere) await page.evaluate((all) => Object.assign(localStorage, all), await fresh());
  if (!isLeft) await page.evaluate(() => ['token', 'member_id'].map((key) => localStorage.removeItem(key)));
  await house.answer('/get_info_data', refusal(101));
}

/** What a signed-in member must have before realtime can reach them. */
const joined = async (house: House) => {
  const id = await house.page.evaluate(() => localStorage.getItem('member_id'));
  await expect
    .poll(async () => (await house.control.channels())[`private-member.${id}`] ?? 0)
    .toBeGreaterThan(0);
};

export const driver = {
  actor: 'session',
  start: async (house, input) => {
    await house.hold('/get_info_data');
    if (remembered.get(house) === 'a member') await house.remember();
    await house.enter(input?.input.handedOver ? '/?enc=a-code' : '/');
  },
  do: {
    readSession: async (house, outcome) => {
      remembered.set(house, 'name' in outcome ? outcome.name : '');
    },
    'session.started': async ({ page, account }) => {
      await openSignIn(page);
      await sendCredentials(page, { account });
    },
    'session.handOver': (house) => say(house, { msg: 'authLogin', data: { enc: 'a-code' } }),
    exchange: (house, outcome) => handOver(house, 'name' in outcome && outcome.name === 'a member'),
    'session.signOut': async (house) => {
      await keepSeat(house);
      await signOut(house.page);
    },
    'session.invalid': async (house) => {
      await house.control.script({ path: '/member_info', answer: { kind: 'status', status: 401 }, times: 2 });
      const { n } = await house.control.mark();
      const asked = async () =>
        (await house.control.requests({ since: n })).filter(({ path }) => path === '/member_info').length;
      await tile(house.page).click();
      await expect.poll(asked).toBe(1);
      await expect(playBar(house.page)).toHaveAttribute('data-state', /recheckWait/);
      // The game has the seat; this waits behind it.
      await keepSeat(house);
      await house.tick(2_000);
    },
    'call.unauthorized': async (house) => {
      await joined(house);
      await keepSeat(house);
      await house.control.script({
        path: '/member/profile/common/layout',
        answer: { kind: 'status', status: 401 },
      });
      await house.publish('.all_transfer_back', {});
    },
    'realtime.login': async (house, event) => {
      await joined(house);
      const own = 'own' in event && event.own;
      if (!own) await keepSeat(house);
      const token = await house.page.evaluate(() => localStorage.getItem('token'));
      await house.publish('.login', { token: own ? token : 'another' });
    },
    'realtime.cleanCache': async (house) => {
      await keepSeat(house);
      await house.announce('.app_clean_cache');
    },
    'play.opened': async ({ page }) => {
      await openGame(page);
    },
    'play.closed': ({ page }) => playBar(page).getByRole('button', { name: 'Leave' }).click(),
    'modal.answered.signOutInPlay': async (house, event) => {
      const yes = 'answer' in event && event.answer === 'yes';
      if (yes) await keepSeat(house);
      await dialog(house.page)
        .getByRole('button', { name: yes ? 'Sign out' : 'Keep playing' })
        .click();
    },
    'tab.started': (house) => (remembered.get(house) === 'a member' ? house.arrive() : house.passThrough()),
    'tab.ending': async (house) => {
      const other = await house.otherTab();
      await other.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
    },
    'tab.ended': (house) => house.depart(),
    endPlay: leaveSeat,
    endSession: () => Promise.resolve(),
    cleanAndReload: async ({ page, address }) => {
      // Nothing comes of loading the page anew, so that the one that ordered it can still be looked at.
      await page.route(`${address}/**`, (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
      );
    },
  },
  see: {
    restoring: (house) => expect(house.page.getByRole('banner')).toBeVisible(),
    exchanging: ({ page }) => expect(page.getByText('Signing you in')).toBeVisible(),
    signedOut: async (house) => {
      await expect(house.page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(overlay(house)).toHaveCount(0);
      const left = await house.page.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('member_id'),
      ]);
      expect(left).toEqual([null, null]);
    },
    'signedIn.present': async (house) => {
      await expect(account(house)).toBeVisible();
      await expect(dialog(house.page)).toHaveCount(0);
    },
    'signedIn.confirming': ({ page }) => expect(dialog(page)).toContainText('Sign out all the same?'),
    'signingOut.stoppingPlay': (house) => expect(overlay(house)).toBeVisible(),
    'signingOut.ending': (house) => expect(overlay(house)).toBeVisible(),
    'signingOut.cleaning': async (house) => {
      await expect(overlay(house)).toBeVisible();
      expect(await house.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'navigate.home': ({ page, address }) => expect(page).toHaveURL(`${address}/`),
  },
} satisfies Driver<typeof sessionMachine, House>;
