import type { Driver } from 'xstate-path-tests';
import type { Wire } from '#contract/call.ts';
import type { CheckInDay, checkInInfo } from '#contract/endpoints/promotions/check-in.ts';
import type { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { checkRequest, finishRequest } from '#tests/flows/kernel/request-responses.ts';
import { focusPage } from '#tests/flows/money/deposit-page.ts';
import { todaysCheckIn } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { checkIn, checkInButton } from '#tests/support/promotions.ts';

const info = '/member/signin/info';
const send = '/member/signin/sign';
const find = '/member/request/outcome';

type Info = Wire<typeof checkInInfo>;
const { date: today } = todaysCheckIn;
const day = (date: string, state: CheckInDay['state']) => ({ date, state, reward: '1.00' });
const month = (state: CheckInDay['state']) => [
  day('2026-11-26', 'pass'),
  day('2026-11-27', 'signed'),
  day(today, state),
  day('2026-11-29', 'to_come'),
];
const answer = (state: Info['state'], ofToday: CheckInDay['state']): Info => ({
  state,
  today,
  days: month(ofToday),
  streak: 1,
  streak_rewards: [{ days: 3, reward: '2.00' }],
  seconds_left: 60,
  closed_reason: state === 'is_signin_noopen' ? 'Closed until Monday' : '',
});
const answers: Record<string, Info> = {
  open: answer('click_signin', 'open'),
  signed: answer('click_signin_true', 'signed'),
  'just signed': answer('is_signin_success', 'signed'),
  over: answer('click_signin_pass', 'pass'),
  closed: answer('is_signin_noopen', 'to_come'),
};
const signed = {
  request_id: todaysCheckIn.requestId,
  reward: '1.00',
  balance: '501.00',
  days: month('signed'),
  streak: 2,
  seconds_left: 60,
};

/** Opens the page as a member; `unfinished`: with a check-in that was sent before and whose outcome is not known. */
async function open(app: AppFixture, unfinished: typeof todaysCheckIn | null) {
  for (const path of [info, send, find] as const) await app.hold(path);
  const { member_id } = await app.storeMember();
  if (unfinished)
    await app.page.evaluate(
      ([memberId, request]) =>
        sessionStorage.setItem('unfinishedCheckIn', JSON.stringify({ memberId, request })),
      [member_id, unfinished] as const,
    );
  await app.openApp('/discount');
}

const state = (app: AppFixture, name: string) =>
  expect(checkIn(app.page)).toHaveAttribute('data-state', name);

export const driver = {
  start: (app, input) => open(app, input?.input.unfinished ?? null),
  execute: {
    'checkIn.sign': ({ page }) => checkInButton(page).click(),
    'checkIn.refresh': async (app) => {
      const again = checkIn(app.page).getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) return again.click();
      return focusPage(app);
    },
    'request.check': (app) => checkRequest(app, send, checkIn(app.page)),
    load: (app, { name }) =>
      name === 'failed'
        ? app.respond(info, { kind: 'status', status: 500 })
        : app.respond(info, { kind: 'code', code: 100, data: answers[name] }),
    moneyRequest: (app, { name }) =>
      finishRequest(app, send, name === 'refused' ? { code: 104 } : (name as 'accepted' | 'missing'), signed),
  },
  view: ({ page }) => checkIn(page),
  restart: (app) => app.respond(info, { kind: 'code', code: 100, data: answers.open }),
  recovery: { reload: { signing: 'signing' } },
  assert: {
    deciding: 'transient',
    loading: (app) => state(app, 'loading'),
    'known.open.ready': ({ page }) => expect(checkInButton(page)).toBeEnabled(),
    'known.open.missing': ({ page }) =>
      expect(
        checkIn(page).getByText('We did not receive your check-in. Nothing was added to your wallet.'),
      ).toBeVisible(),
    'known.signed': ({ page }) => expect(checkIn(page).getByText('You have checked in today.')).toBeVisible(),
    'known.passed': ({ page }) =>
      expect(checkIn(page).getByText('The check-in of this period is over.')).toBeVisible(),
    'known.closed': ({ page }) => expect(checkIn(page).getByText('Closed until Monday')).toBeVisible(),
    'known.success': ({ page }) => expect(checkIn(page).getByText('Checked in: $1.00 added.')).toBeVisible(),
    signing: ({ page }) => expect(checkInButton(page)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }) => expect(checkIn(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
} satisfies Driver<typeof checkInMachine, AppFixture>;
