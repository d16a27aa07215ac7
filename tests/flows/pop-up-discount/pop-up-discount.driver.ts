import { expect } from '@playwright/test';
import type { popUpDiscountMachine } from '#machines/pop-up-discount.machine.ts';
import { type Driver, transient } from '#qa/walk/driver.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { operatorTime } from '#sandbox/time.ts';
import { dialog, playBar, tile, toast } from '../../support/steps.ts';
import { type House, resizeTo } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, refusal, success } from '../responses.ts';
import type { Stage } from './pop-up-discount.samples.ts';

const visitors = '/arks/web/bulletin';
const members = '/arks/web/bulletin/member';
const hide = '/arks/web/bulletin/member/hide';
const play = '/member/game/play1';
const hour = 3_600_000;

const waiting = async ({ control }: House) =>
  (await control.held()).map(({ path }) => path).find((path) => path === visitors || path === members);
const expectAsked = (house: House) => expect.poll(() => waiting(house)).toBeDefined();
async function answer(house: House, to: ScriptedAnswer) {
  await expectAsked(house);
  await house.answer((await waiting(house)) === visitors ? visitors : members, to);
}

interface Given {
  device?: number;
  frequency?: number;
  /** Milliseconds ago at which this tab closed the last offers. */
  closed?: number;
}
/** Offers of an hour ago, as this tab with its memory finds them. */
async function offer(house: House, { device = 0, frequency = 1, closed }: Given) {
  await expectAsked(house);
  await house.page.evaluate(
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
    updated_at: operatorTime(Date.now() - hour),
  };
  await answer(house, {
    kind: 'code',
    code: 100,
    data: { display_frequency: frequency, list: [item] },
  });
}

/** As a link would, also where none can be pressed. */
const goTo = ({ page }: House, address: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), address);

export const driver = {
  actor: 'popUpDiscount',
  start: async (house, input) => {
    await house.hold(visitors);
    await house.hold(members);
    await house.hold(hide);
    await house.hold(play);
    if (input?.name === 'a visitor') return house.enter();
    await house.remember();
    if (input?.name === 'a member about to deposit') return house.enter('/user?page=Deposit');
    await house.enter();
    // The game is on its way before anything pops up.
    await Promise.all([house.page.waitForEvent('popup'), tile(house.page).click()]);
  },
  do: {
    'session.opened': (house) => house.arrive(),
    'session.closed': (house) => house.depart(),
    'device.changed': (house) => resizeTo(house, 900),
    'page.entered': (house, event) =>
      goTo(house, 'deposit' in event && event.deposit ? '/user?page=Deposit' : '/'),
    'play.opened': (house) => house.answer(play, { kind: 'real' }),
    'play.closed': ({ page }) => playBar(page).getByRole('button', { name: 'Leave' }).click(),
    'modal.answered.popUpDiscount': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    readBulletins: (house, outcome) =>
      byName(
        {
          offers: () => offer(house, {}),
          'offers until hidden': () => offer(house, { frequency: 0 }),
          'offers closed before': () => offer(house, { closed: 1 }),
          'offers renewed since': () => offer(house, { closed: 2 * hour }),
          'offers for phones': () => offer(house, { device: 2 }),
          nothing: () => answer(house, { kind: 'code', code: 100, data: { display_frequency: 1, list: [] } }),
          'no answer': () => answer(house, { kind: 'drop' }),
        },
        outcome,
      ),
    // Storage takes it in any case.
    keepClosing: async () => undefined,
    hideBulletins: (house, outcome) =>
      byName(
        { hidden: () => house.answer(hide, success), refused: () => house.answer(hide, refusal(500)) },
        outcome,
      ),
  },
  see: {
    nobody: transient,
    'somebody.reading': expectAsked,
    'somebody.settled.weighing': transient,
    'somebody.settled.quiet': ({ page }) => expect(dialog(page)).toHaveCount(0),
    'somebody.settled.showing': async ({ page }) => {
      await expect(dialog(page)).toContainText('Offers for you');
      await expect(dialog(page)).toContainText('From Monday.');
    },
    'somebody.keeping': transient,
    'somebody.closed': transient,
    'somebody.hiding': ({ control }) =>
      expect.poll(async () => (await control.held()).some(({ path }) => path === hide)).toBe(true),
    'somebody.rereading': expectAsked,
  },
  stages: {
    visitor: async () => undefined,
    opening: ({ page }) => expect(page.locator('[data-machine=gameLaunch]')).toHaveCount(1),
    playing: ({ page }) => expect(page.locator('[data-machine=gameLaunch]')).toHaveCount(1),
    over: async () => undefined,
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof popUpDiscountMachine, House, Stage>;
