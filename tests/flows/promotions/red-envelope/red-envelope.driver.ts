import type { Driver } from 'xstate-path-tests';
import { channels } from '#contract/realtime.ts';
import type { redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { changeBreak } from '#tests/flows/play/break-responses.ts';
import { byName, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, expectSignedOut, toast } from '#tests/support/steps.ts';

const promotion = '/arks/web/activity/red_envelope_promotion';
const claim = '/arks/web/activity/red_envelope';
const requestOutcome = '/member/request/outcome';
const quarter = 15 * 60_000;

const entry = ({ page }: AppFixture) =>
  page.getByRole('button', { name: /^(?:Open red envelope: it|Red envelope) closes in/ });
const clickButton = (app: AppFixture, name: string) => dialog(app.page).getByRole('button', { name }).click();
const isRequested = async ({ control }: AppFixture) =>
  (await control.held()).some(({ path }) => path === promotion);
const presence = channels.presence('USD');
/** Waits until the channel that announces red envelopes is joined. */
const joined = ({ control }: AppFixture) =>
  expect.poll(async () => (await control.channels())[presence]).toBe(1);
const there = (ms: number): ScriptedResponse => ({
  kind: 'code',
  code: 100,
  data: { envelope: { id: 'e1', end_at: formatOperatorTime(Date.now() + ms) } },
});

export const driver = {
  actor: 'redEnvelope',
  start: async (app) => {
    await app.hold(promotion);
    await app.hold(claim);
    await app.openApp('/');
    await expectSignedOut(app.page);
  },
  execute: {
    'session.opened': (app) => app.signInInOtherTab(),
    'session.closed': (app) => app.signOutInOtherTab(),
    'realtime.redEnvelope': async (app) => {
      await joined(app);
      await app.broadcast('.RedEnvelopeDisplay', presence);
    },
    'playBreak.changed': (app, event) =>
      changeBreak(app, 'playBreak' in event ? (event.playBreak ?? null) : null),
    'redEnvelope.show': (app) => entry(app).click(),
    'redEnvelope.claim': (app) => clickButton(app, 'Open red envelope'),
    // A toast over the dialog has a Close button too.
    'modal.answered.redEnvelope': ({ page }) =>
      dialog(page).getByRole('button', { name: 'Close' }).first().click(),
    fetchEnvelope: (app, outcome) =>
      byName(
        {
          // Slightly less, because server times have whole seconds.
          'ends in 15 minutes': () => app.respond(promotion, there(quarter - 3_000)),
          'ended yesterday': () => app.respond(promotion, there(-24 * 4 * quarter)),
          none: () => app.respond(promotion, { kind: 'code', code: 100, data: { envelope: null } }),
          malformed: () =>
            app.respond(promotion, {
              kind: 'code',
              code: 100,
              data: { envelope: { id: 'e1', end_at: 'at noon' } },
            }),
        },
        outcome,
      ),
    untilEnd: (app) => app.tick(quarter),
    claim: (app, outcome) =>
      byName(
        {
          'an amount': () => app.respond(claim, { kind: 'code', code: 100, data: { cash: 8.88 } }),
          'already opened': () => app.respond(claim, refusal(102)),
          'other error code': async () => {
            await app.respond(claim, refusal(999));
            await expect(dialog(app.page).getByRole('alert')).toContainText('the operator says no');
          },
          'network error': async () => {
            await app.control.script({ path: requestOutcome, response: { kind: 'status', status: 404 } });
            await app.respond(claim, { kind: 'drop' });
            await expect(dialog(app.page).getByRole('alert')).toContainText('We do not know yet');
          },
        },
        outcome,
      ),
  },
  assert: {
    signedOut: async (app) => {
      await expectSignedOut(app.page);
      await expect(entry(app)).toHaveCount(0);
    },
    'active.fetching': async (app) => {
      await expect.poll(() => isRequested(app)).toBe(true);
      await expect(dialog(app.page)).toHaveCount(0);
    },
    'active.none': async (app) => {
      await expect(entry(app)).toHaveCount(0);
      await expect(dialog(app.page)).toHaveCount(0);
    },
    'active.onBreak': async (app) => {
      await expect(entry(app)).toHaveCount(0);
      await expect(dialog(app.page)).toHaveCount(0);
    },
    'active.counting': async (app) => {
      await expect(entry(app)).toBeVisible();
      await expect(dialog(app.page)).toHaveCount(0);
    },
    'active.ended': async (app) => {
      await expect(entry(app)).toHaveCount(0);
      await expect(dialog(app.page)).toHaveCount(0);
    },
    'active.shown.claimable': async ({ page }) => {
      await expect(dialog(page)).toContainText('A red envelope for you');
      await expect(dialog(page).getByRole('timer')).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Open red envelope' })).toBeEnabled();
    },
    'active.shown.claiming': ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-busy', 'true'),
    'active.shown.claimed': async ({ page }) => {
      await expect(dialog(page)).toContainText('Added to your wallet');
      await expect(dialog(page).locator('data').first()).toHaveAttribute('value', '8.88');
    },
  },
  assertEmitted: {
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice))).toBeVisible(),
  },
} satisfies Driver<typeof redEnvelopeMachine, AppFixture>;
