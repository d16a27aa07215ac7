import { type Driver, transient } from 'xstate-path-tests';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { type AppFixture, blockReload, storedAs } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { refusal } from '#tests/flows/responses.ts';
import { returnFromThirdParty } from '#tests/flows/session/hand-off/hand-off.driver.ts';
import { lanternStreet } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import {
  changeForm,
  dialog,
  openFound,
  openSignIn,
  playBar,
  signOut,
  submitCredentials,
  toast,
} from '#tests/support/steps.ts';
import type { Stage } from './session.samples.ts';

const account = ({ page }: AppFixture) =>
  page.getByRole('banner').getByRole('button', { name: 'Account menu' });
const overlay = ({ page }: AppFixture) => page.getByText('Signing you out');

/** Content of storage at the next read. */
const remembered = new WeakMap<AppFixture, string>();

/** Holds the play lock in another tab, so that sign-out waits until it is released. */
async function holdLockInOtherTab(app: AppFixture) {
  const other = await app.otherTab();
  await other.evaluate(() => {
    const holder = window as { releasePlayLock?: () => void; requested?: boolean };
    if (holder.requested) return;
    holder.requested = true;
    void navigator.locks.request(
      'playing',
      () => new Promise<void>((resolve) => (holder.releasePlayLock = resolve)),
    );
  });
}
async function releasePlayLock(app: AppFixture) {
  const other = await app.otherTab();
  await other.waitForFunction(() => 'releasePlayLock' in window);
  await other.evaluate(() => (window as { releasePlayLock?: () => void }).releasePlayLock?.());
}

/** Clears storage in the page itself: storage events report changes of other tabs only. */
const forgetMember = (page: AppFixture['page']) =>
  page.evaluate(() => {
    for (const key of ['token', 'member_id']) localStorage.removeItem(key);
  });

/** Responds to the hand-off: with the member, or with an error that leaves storage as set. */
async function handOff(app: AppFixture, whom: string) {
  const { page, control, account } = app;
  const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null);
  const fresh = async () => storedAs(await control.signIn({ account }));
  const store = async () => page.evaluate((all) => Object.assign(localStorage, all), await fresh());
  if (whom !== 'no member') {
    const isOther = whom === 'another member';
    if (isOther && !isSignedIn) await store();
    const other = async () => storedAs(await control.signIn({ account: 'empty_hand' }));
    const present = async () => (isSignedIn ? page.evaluate(() => ({ ...localStorage })) : fresh());
    const stored = await (isOther ? other() : present());
    const { token: tk, member_id, member_account, currency: member_currency } = stored;
    const data = JSON.stringify({ tk, member_id, member_account, member_currency });
    return app.respond('/get_info_data', { kind: 'code', code: 100, data });
  }
  const isLeft = remembered.get(app) === 'a member';
  if (isLeft && !isSignedIn) await store();
  if (!isLeft) await forgetMember(page);
  await app.respond('/get_info_data', refusal(101));
}

/** Waits until the member channel is joined, so that realtime events arrive. */
const joined = async (app: AppFixture) => {
  const id = await app.page.evaluate(() => localStorage.getItem('member_id'));
  await expect
    .poll(async () => (await app.control.channels())[`private-member.${id}`] ?? 0)
    .toBeGreaterThan(0);
};

export const driver = {
  actor: 'session',
  start: async (app, input) => {
    await app.hold('/get_info_data');
    if (remembered.get(app) === 'a member') await app.storeMember();
    await app.openApp(input?.input.hasHandOff ? '/?enc=a-code' : undefined);
  },
  execute: {
    readSession: async (app, outcome) => {
      remembered.set(app, 'name' in outcome ? outcome.name : '');
    },
    'session.started': async ({ page, account }) => {
      await openSignIn(page);
      await submitCredentials(page, { account });
    },
    'session.handOff': async (app) => {
      await openSignIn(app.page);
      await returnFromThirdParty(app, '?enc=a-code');
    },
    exchange: (app, outcome) => handOff(app, 'name' in outcome ? outcome.name : ''),
    replaceMember: () => Promise.resolve(),
    // If no game is open, the other tab's lock counts as taken after the page has looked for one.
    findGame: async (app, outcome) => {
      if (!('name' in outcome && outcome.name === 'none')) return;
      await app.page.evaluate(() => {
        navigator.locks.query = async () => ({ held: [], pending: [] });
      });
    },
    'session.signOut': async (app) => {
      await holdLockInOtherTab(app);
      await signOut(app.page);
    },
    'session.invalid': async (app) => {
      await app.control.script({ path: '/member_info', response: { kind: 'status', status: 401 }, times: 2 });
      const { n } = await app.control.requestCursor();
      const sessionChecks = async () =>
        (await app.control.requests({ since: n })).filter(({ path }) => path === '/member_info').length;
      await openFound(app.page, lanternStreet.name);
      await expect.poll(sessionChecks).toBe(1);
      await expect(playBar(app.page)).toHaveAttribute('data-state', /recheckWait/);
      // The game holds the play lock; this request waits for it.
      await holdLockInOtherTab(app);
      await app.tick(2_000);
    },
    'call.unauthorized': async (app) => {
      await joined(app);
      await holdLockInOtherTab(app);
      await app.control.script({
        path: '/member/profile/common/layout',
        response: { kind: 'status', status: 401 },
      });
      await app.publish('.all_transfer_back', {});
    },
    'realtime.login': async (app, event) => {
      await joined(app);
      const own = 'own' in event && event.own;
      if (!own) await holdLockInOtherTab(app);
      const token = await app.page.evaluate(() => localStorage.getItem('token'));
      await app.publish('.login', { token: own ? token : 'another' });
    },
    'realtime.cleanCache': async (app) => {
      await holdLockInOtherTab(app);
      await app.broadcast('.app_clean_cache');
    },
    'play.opened': async ({ page }) => {
      await Promise.all([page.waitForEvent('popup'), openFound(page, lanternStreet.name)]);
      await expect(playBar(page)).toContainText('Playing at');
    },
    'play.closed': ({ page }) => playBar(page).getByRole('button', { name: 'Leave' }).click(),
    'modal.answered.signOutInPlay': async (app, event) => {
      const yes = 'answer' in event && event.answer === 'yes';
      if (yes) await holdLockInOtherTab(app);
      await dialog(app.page)
        .getByRole('button', { name: yes ? 'Sign out' : 'Keep playing' })
        .click();
    },
    'modal.answered.replaceMember': async (app, event) => {
      const yes = 'answer' in event && event.answer === 'yes';
      if (!yes && remembered.get(app) === 'no member') await forgetMember(app.page);
      await dialog(app.page)
        .getByRole('button', { name: yes ? 'Change to empty_hand' : `Stay as ${app.account}` })
        .click();
    },
    'password.required': async (app, event) => {
      await joined(app);
      const isRequired = 'required' in event && event.required;
      await app.control.member({ account: app.account, set: { first_login: isRequired ? 1 : 0 } });
      await app.publish('.all_transfer_back', {});
    },
    'tab.started': (app) =>
      remembered.get(app) === 'a member' ? app.signInInOtherTab() : app.signInAndOutInOtherTab(),
    'tab.ending': async (app) => {
      const other = await app.otherTab();
      await other.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
    },
    'tab.ended': (app) => app.signOutInOtherTab(),
    endPlay: releasePlayLock,
    endSession: () => Promise.resolve(),
    cleanAndReload: (app) => blockReload(app),
  },
  view: ({ page }) => page.getByRole('banner'),
  recovery: {
    reload: { 'signedIn.present': 'signedIn.present', signedOut: 'signedOut' },
    offline: { 'signedIn.present': 'signedIn.present' },
    secondTab: { 'signedIn.present': 'signedIn.present', signedOut: 'signedOut' },
    signOut: { 'signedIn.present': 'signedOut' },
  },
  assert: {
    restoring: (app) => expect(app.page.getByRole('banner')).toBeVisible(),
    exchanging: ({ page }) => expect(page.getByText('Signing you in')).toBeVisible(),
    choosing: ({ page }) => expect(dialog(page)).toContainText('This link signs in another account'),
    replacing: transient,
    signedOut: async (app) => {
      await expect(app.page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(overlay(app)).toHaveCount(0);
      const left = await app.page.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('member_id'),
      ]);
      expect(left).toEqual([null, null]);
    },
    'signedIn.present': async (app) => {
      // A modal hides the page from the accessible tree.
      await expect(account(app).or(changeForm(app.page)).first()).toBeVisible();
      await expect(dialog(app.page).filter({ hasNot: changeForm(app.page) })).toHaveCount(0);
    },
    'signedIn.findingGame': transient,
    'signedIn.confirming': ({ page }) => expect(dialog(page)).toContainText('Sign out anyway?'),
    'signingOut.stoppingPlay': (app) => expect(overlay(app)).toBeVisible(),
    'signingOut.ending': (app) => expect(overlay(app)).toBeVisible(),
    cleaning: async (app) => {
      await expect(app.page.getByText('Opening the page')).toBeVisible();
      await expect.poll(() => app.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  },
  stages: {
    '': ({ page }) => expect(changeForm(page)).toHaveCount(0),
    'asked for a password': ({ page }) => expect(changeForm(page)).toBeVisible(),
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
    'navigate.home': ({ page, url }) => expect(page).toHaveURL(`${url}/`),
  },
} satisfies Driver<typeof sessionMachine, AppFixture, Stage>;
