import { expect } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { operatorTime } from '#sandbox/time.ts';
import { dialog, expectSignedOut, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, refusal } from '../responses.ts';

const promotion = '/arks/web/activity/red_envelope_promotion';
const claim = '/arks/web/activity/red_envelope';
const quarter = 15 * 60_000;

const entry = ({ page }: House) => page.getByRole('button', { name: /^Red envelope closes in/ });
const press = (house: House, name: string) => dialog(house.page).getByRole('button', { name }).click();
const isAsked = async ({ control }: House) => (await control.held()).some(({ path }) => path === promotion);
const presence = channels.presence('USD');
/** The channel on which the operator says that there is a gift, once it is joined. */
const joined = ({ control }: House) => expect.poll(async () => (await control.channels())[presence]).toBe(1);
const there = (ms: number): ScriptedAnswer => ({
  kind: 'code',
  code: 100,
  data: { envelope: { id: 'e1', end_at: operatorTime(Date.now() + ms) } },
});

export const driver = {
  actor: 'redEnvelope',
  start: async (house) => {
    await house.hold(promotion);
    await house.hold(claim);
    await house.enter();
    await expectSignedOut(house.page);
  },
  do: {
    'session.opened': (house) => house.arrive(),
    'session.closed': (house) => house.depart(),
    'realtime.redEnvelope': async (house) => {
      await joined(house);
      await house.announce('.RedEnvelopeDisplay', presence);
    },
    'realtime.rejoined': async (house) => {
      await joined(house);
      await house.control.cutSockets();
    },
    'redEnvelope.show': (house) => entry(house).click(),
    'redEnvelope.claim': (house) => press(house, 'Open it'),
    // A notice over it can be closed as well.
    'modal.answered.redEnvelope': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    fetchEnvelope: (house, outcome) =>
      byName(
        {
          // A little short of it: the operator's clock shows whole seconds.
          'one for a quarter of an hour': () => house.answer(promotion, there(quarter - 3_000)),
          'one of yesterday': () => house.answer(promotion, there(-24 * 4 * quarter)),
          none: () => house.answer(promotion, { kind: 'code', code: 100, data: { envelope: null } }),
          'nothing that can be read': () =>
            house.answer(promotion, {
              kind: 'code',
              code: 100,
              data: { envelope: { id: 'e1', end_at: 'at noon' } },
            }),
        },
        outcome,
      ),
    untilEnd: (house) => house.tick(quarter),
    claim: (house, outcome) =>
      byName(
        {
          'an amount': () => house.answer(claim, { kind: 'code', code: 100, data: { cash: 8.88 } }),
          'opened before': () => house.answer(claim, refusal(102)),
          'another no': async () => {
            await house.answer(claim, refusal(999));
            await expect(dialog(house.page).getByRole('alert')).toContainText('the operator says no');
          },
          'lost on the way': async () => {
            await house.answer(claim, { kind: 'drop' });
            await expect(dialog(house.page).getByRole('alert')).toContainText('There is no connection.');
          },
        },
        outcome,
      ),
  },
  see: {
    nobody: async (house) => {
      await expectSignedOut(house.page);
      await expect(entry(house)).toHaveCount(0);
    },
    'here.fetching': async (house) => {
      await expect.poll(() => isAsked(house)).toBe(true);
      await expect(dialog(house.page)).toHaveCount(0);
    },
    'here.none': async (house) => {
      await expect(entry(house)).toHaveCount(0);
      await expect(dialog(house.page)).toHaveCount(0);
    },
    'here.counting': async (house) => {
      await expect(entry(house)).toBeVisible();
      await expect(dialog(house.page)).toHaveCount(0);
    },
    'here.ended': async (house) => {
      await expect(entry(house)).toHaveCount(0);
      await expect(dialog(house.page)).toHaveCount(0);
    },
    'here.shown.asking': async ({ page }) => {
      await expect(dialog(page)).toContainText('A red envelope for you');
      await expect(dialog(page).getByRole('timer')).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Open it' })).toBeEnabled();
    },
    'here.shown.claiming': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy', 'true'),
    'here.shown.claimed': async ({ page }) => {
      await expect(dialog(page)).toContainText('Added to your wallet');
      await expect(dialog(page).locator('data')).toHaveAttribute('value', '8.88');
    },
  },
  hear: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof redEnvelopeMachine, House>;
