import { type Driver, transient } from 'xstate-path-tests';
import type { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { type AppFixture, resizeTo } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { changeBreak } from '#tests/flows/play/break-responses.ts';
import { byName, refusal, success } from '#tests/flows/responses.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, toast } from '#tests/support/steps.ts';

const visitors = '/arks/web/bulletin';
const members = '/arks/web/bulletin/member';
const hide = '/arks/web/bulletin/member/hide';
const hour = 3_600_000;

const waiting = async ({ control }: AppFixture) =>
  (await control.held()).map(({ path }) => path).find((path) => path === visitors || path === members);
const expectRequested = (app: AppFixture) => expect.poll(() => waiting(app)).toBeDefined();
async function respond(app: AppFixture, to: ScriptedResponse) {
  await expectRequested(app);
  await app.respond((await waiting(app)) === visitors ? visitors : members, to);
}

interface Given {
  device?: number;
  frequency?: number;
  /** Time since this tab closed the last pop-up discounts, in milliseconds. */
  closed?: number;
}
/** Sets the close time of this tab and responds with a pop-up discount that is one hour old. */
async function respondWithDiscount(app: AppFixture, { device = 0, frequency = 1, closed }: Given) {
  await expectRequested(app);
  await app.page.evaluate(
    (at) => {
      if (at === null) sessionStorage.removeItem('popUpDiscountModalCloseTime');
      else sessionStorage.setItem('popUpDiscountModalCloseTime', at);
    },
    closed === undefined ? null : String(Date.now() - closed),
  );
  const item = {
    id: '1',
    display_device: device,
    display_content: 'New tables',
    content: '<p>From Monday.</p>',
    updated_at: formatOperatorTime(Date.now() - hour),
  };
  await respond(app, {
    kind: 'code',
    code: 100,
    data: { display_frequency: frequency, list: [item] },
  });
}

/** Navigates like a link, even when no link can be clicked. */
const goTo = ({ page }: AppFixture, path: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), path);

/** Types a text into a field of the page, or clears the field, without giving it the focus. */
const type = ({ page }: AppFixture, text: string) =>
  page.evaluate((value) => {
    const field = document.querySelector('#typed') ?? document.createElement('input');
    field.id = 'typed';
    field.setAttribute('aria-label', 'Typed text');
    (field as HTMLInputElement).value = value;
    document.body.append(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

export const driver = {
  actor: 'popUpDiscount',
  start: async (app, input) => {
    await app.hold(visitors);
    await app.hold(members);
    await app.hold(hide);
    if (input?.name === 'a visitor') return app.openApp(hallOfGames);
    await app.storeMember();
    return app.openApp('/user?page=Deposit');
  },
  execute: {
    'session.opened': (app) => app.signInInOtherTab(),
    'session.closed': (app) => app.signOutInOtherTab(),
    'device.changed': (app) => resizeTo(app, 900),
    'page.entered': (app, event) =>
      goTo(app, 'deposit' in event && event.deposit ? '/user?page=Deposit' : '/'),
    'interruptible.changed': (app, event) =>
      type(app, 'interruptible' in event && event.interruptible ? '' : 'a name'),
    'playBreak.changed': (app, event) =>
      changeBreak(app, 'playBreak' in event ? (event.playBreak ?? null) : null),
    'modal.answered.popUpDiscount': async ({ page }) => {
      const closedAt = () =>
        page.evaluate(() => Number(sessionStorage.getItem('popUpDiscountModalCloseTime')));
      const before = await closedAt();
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      // The pop-up discounts that are read next are compared with it, except those of the deposit page.
      if (!new URL(page.url()).pathname.endsWith('/Deposit'))
        await expect.poll(closedAt).toBeGreaterThan(before);
    },
    readBulletins: (app, outcome) =>
      byName(
        {
          discounts: () => respondWithDiscount(app, {}),
          'discounts until hidden': () => respondWithDiscount(app, { frequency: 0 }),
          'discounts closed before': () => respondWithDiscount(app, { closed: 1 }),
          'discounts renewed since': () => respondWithDiscount(app, { closed: 2 * hour }),
          'discounts for phones': () => respondWithDiscount(app, { device: 2 }),
          nothing: () => respond(app, { kind: 'code', code: 100, data: { display_frequency: 1, list: [] } }),
          'no response': () => respond(app, { kind: 'drop' }),
        },
        outcome,
      ),
    // The write to storage always succeeds.
    storeCloseTime: async () => undefined,
    hideBulletins: (app, outcome) =>
      byName(
        { hidden: () => app.respond(hide, success), refused: () => app.respond(hide, refusal(500)) },
        outcome,
      ),
  },
  assert: {
    restoring: transient,
    'ready.reading': expectRequested,
    'ready.loaded.deciding': transient,
    'ready.loaded.hidden': ({ page }) => expect(dialog(page)).toHaveCount(0),
    'ready.loaded.waiting': ({ page }) => expect(dialog(page)).toHaveCount(0),
    'ready.loaded.showing': async ({ page }) => {
      await expect(dialog(page)).toContainText('Promotions for you');
      await expect(dialog(page)).toContainText('From Monday.');
    },
    'ready.storingCloseTime': transient,
    'ready.hiding': ({ control }) =>
      expect.poll(async () => (await control.held()).some(({ path }) => path === hide)).toBe(true),
    'ready.rereading': expectRequested,
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof popUpDiscountMachine, AppFixture>;
