import { describe, expect, test, vi } from 'vitest';
import { readResult } from '#contract/call.ts';
import type { DepositStatus } from '#contract/endpoints/money/deposit.ts';
import { type PlayLimits, playLimits } from '#contract/endpoints/play/limits.ts';
import type { LimitChange } from '#machines/play/play-limits.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { runningBreak } from '#src/api/member-queries.ts';
import { depositLeft, depositRefusal, exceedsOwnLimit } from '#src/api/own-deposit-limit.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { memberKey } from '#src/api/request-context.ts';
import { breakEnd, isLooser, minutesText, momentsOf, rowsOf } from '#src/features/play/limits/limits.ts';
import { outcomeIn } from '#src/features/play/limits/play-limits.implementations.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';

vi.mock('#src/site/site.ts', () => ({ site: { timeZone: 'America/Caracas' } }));

const row = { kind: 'deposit', period: 'day', value: '100.00', used: '40.00', resets_at: '', pending: null };
/** The limits as the page reads them from what the operator sends. */
function read(limits: unknown[], rest: object = {}): PlayLimits {
  const data = { limits, reminder_minutes: null, cool_off_until: '', excluded_until: '', ...rest };
  const result = readResult(playLimits, { code: 100, data });
  if (!result.ok) throw new Error(result.failure.code);
  return result.data;
}
const depositRow = (limits: unknown[]) => rowsOf(read(limits), 'USD')[0];

describe('row of a limit', () => {
  test.each<
    [string, object, { isKnown: boolean; isSet: boolean; value: number | null; used: number | null }]
  >([
    ['is read', {}, { isKnown: true, isSet: true, value: 10_000, used: 4_000 }],
    [
      'is not set when the value is null',
      { value: null },
      { isKnown: true, isSet: false, value: null, used: 4_000 },
    ],
    [
      'is not set when there is no value',
      { value: undefined },
      { isKnown: true, isSet: false, value: null, used: 4_000 },
    ],
    [
      'is unknown when the value is no number',
      { value: 'much' },
      { isKnown: false, isSet: false, value: null, used: null },
    ],
    [
      'is unknown when the value is finer than the currency',
      { value: '1.005' },
      { isKnown: false, isSet: true, value: null, used: 4_000 },
    ],
    [
      'is unknown when the usage is no number',
      { used: {} },
      { isKnown: false, isSet: false, value: null, used: null },
    ],
    [
      'has an unknown usage when there is none',
      { used: null },
      { isKnown: true, isSet: true, value: 10_000, used: null },
    ],
    [
      'is unknown when what is pending is unreadable',
      { pending: { value: 'x', at: '' } },
      { isKnown: false, isSet: false, value: null, used: null },
    ],
  ])('row of a limit %s', (_, change, expected) => {
    // Another row, because a list of unreadable rows alone is an unreadable response.
    const other = { ...row, kind: 'loss' };
    expect(depositRow([{ ...row, ...change }, other])).toMatchObject(expected);
  });

  test('limit is not known when the operator does not send it', () => {
    expect(rowsOf(read([]), 'USD').map(({ isKnown }) => isKnown)).toEqual(Array(9).fill(false));
  });

  test('limit has the time when its period begins and when it can be confirmed', () => {
    const at = '2026-11-24 12:00:00';
    const pending = { value: null, at };
    const rows = rowsOf(read([{ ...row, resets_at: '2026-11-24 00:00:00', pending }]), 'USD');
    expect(rows[0]?.pending).toEqual({ value: null, wire: null, at });
    expect(momentsOf(rows)).toEqual([Date.UTC(2026, 10, 24, 4), Date.UTC(2026, 10, 24, 16)]);
  });
});

test.each([
  [null, 5, false],
  [5, 5, false],
  [5, 4, false],
  [5, 6, true],
  [5, null, true],
])('limit of %j is looser as %j: %j', (present, next, looser) => {
  expect(isLooser(next, present)).toBe(looser);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [102, '1 hr 42 min'],
])('%d minutes read as %j', (minutes, text) => {
  expect(minutesText('en-US', minutes)).toBe(text);
});

const noon = Date.UTC(2026, 10, 23, 16);
test.each<[string, string, string, ReturnType<typeof runningBreak>]>([
  ['neither is set', '', '', null],
  ['both have ended', '2026-11-23 12:00:00', '2026-11-23 11:00:00', null],
  [
    'a cool-off runs',
    '2026-11-23 12:00:01',
    '',
    { reason: 'cool_off', until: '2026-11-23 12:00:01', endsAt: noon + 1_000 },
  ],
  [
    'an exclusion ends later',
    '2026-11-24 12:00:00',
    '2026-11-25 12:00:00',
    { reason: 'exclusion', until: '2026-11-25 12:00:00', endsAt: noon + 48 * 3_600_000 },
  ],
  [
    'the end cannot be read',
    'soon',
    '',
    { reason: 'cool_off', until: 'soon', endsAt: Number.POSITIVE_INFINITY },
  ],
])('running break is the one that ends last when %s', (_, coolOffUntil, excludedUntil, expected) => {
  expect(runningBreak({ coolOffUntil, excludedUntil }, noon)).toEqual(expected);
});

test.each<[LimitChange, string]>([
  [{ type: 'coolOff', days: 7 }, '2026-11-30 12:00:00'],
  [{ type: 'exclusion', months: 6 }, '2027-05-24 00:00:00'],
  [{ type: 'exclusion', months: 60 }, '2031-11-24 00:00:00'],
])('break %j that begins at noon ends at %s', (change, end) => {
  expect(breakEnd(change, noon)).toBe(parseOperatorTime(end)?.getTime());
});

describe('change with a lost response', () => {
  const limit: LimitChange = { type: 'limit', kind: 'deposit', period: 'day', value: '80' };
  const at = '2026-11-24 12:00:00';
  test.each<[string, LimitChange, unknown[], object, string | undefined]>([
    ['holds when the value is there', limit, [{ ...row, value: '80.00' }], {}, 'holds'],
    ['waits when it is pending', limit, [{ ...row, pending: { value: '80.0', at } }], {}, 'waits'],
    ['is missing when another value is there', limit, [row], {}, 'missing'],
    [
      'is missing when it withdraws a wish that is still pending',
      limit,
      [{ ...row, value: '80.00', pending: { value: '90.00', at } }],
      {},
      'missing',
    ],
    ['is unknown when the row cannot be read', limit, [], {}, undefined],
    ['holds as a reminder', { type: 'reminder', minutes: 30 }, [], { reminder_minutes: 30 }, 'holds'],
    [
      'is missing as a reminder',
      { type: 'reminder', minutes: null },
      [],
      { reminder_minutes: 30 },
      'missing',
    ],
    ['is missing as a cool-off', { type: 'coolOff', days: 1 }, [], {}, 'missing'],
    [
      'holds as a cool-off that ends as late',
      { type: 'coolOff', days: 1 },
      [],
      { cool_off_until: '2026-11-24 12:00:01' },
      'holds',
    ],
    [
      'is missing as a cool-off when a shorter one runs',
      { type: 'coolOff', days: 7 },
      [],
      { cool_off_until: '2026-11-24 12:00:01' },
      'missing',
    ],
    [
      'is unknown as an exclusion without a time',
      { type: 'exclusion', months: 6 },
      [],
      { excluded_until: 'x' },
      undefined,
    ],
    [
      'holds as an exclusion',
      { type: 'exclusion', months: 6 },
      [],
      { excluded_until: '2027-05-24 00:00:00' },
      'holds',
    ],
  ])('change with a lost response %s', (_, change, limits, rest, outcome) => {
    const found = outcomeIn(read(limits, rest), change, { currency: 'USD', sentAt: noon });
    expect(found?.type).toBe(outcome);
  });
});

describe('deposit', () => {
  const month = {
    ...row,
    period: 'month',
    value: '1000.00',
    used: '990.00',
    resets_at: '2026-12-01 00:00:00',
  };
  test.each<[string, unknown[], number | null]>([
    ['no limit is set', [{ ...row, value: null }], null],
    ['one is set', [row], 6_000],
    ['the tightest of several is that of the month', [row, month], 1_000],
    ['more is used than it allows', [{ ...row, used: '100.01' }], 0],
    ['the usage is not known', [{ ...row, used: null }], null],
    ['only losses have one', [{ ...row, kind: 'loss' }], null],
  ])('amount left to deposit follows the limits when %s', (_, limits, left) => {
    expect(depositLeft(read(limits), 'USD')?.left ?? null).toBe(left);
  });

  test.each<[DepositStatus, string, unknown[], boolean]>([
    ['expired', '60.00', [row], false],
    ['expired', '60.01', [row], true],
    ['expired', '60.00', [row, month], true],
    // The usage has an open order already.
    ['waiting', '60.01', [row], false],
    ['reported', '10.00', [{ ...row, used: '100.01' }], true],
    ['expired', '60.01', [{ ...row, used: null }], false],
    ['expired', '60.01', [{ ...row, kind: 'loss' }], false],
  ])(
    'payment of an order that is %s with %s is over the limits %o: %s',
    (status, amount, limits, expected) => {
      expect(exceedsOwnLimit(read(limits), { status, amount }, 'USD')).toBe(expected);
    },
  );

  test.each([
    ['60.00', undefined],
    ['60.01', '107'],
  ])('deposit of %s gets the code %j without a request when 60.00 are left', (amount, code) => {
    const queryClient = createQueryClient();
    expect(depositRefusal(queryClient, amount, 'USD')).toBeNull();
    queryClient.setQueryData(memberKey(1, 'playLimits'), read([row]));
    const refusal = depositRefusal(queryClient, amount, 'USD');
    expect(refusal?.code).toBe(code);
    if (code) expect(refusal?.data).toEqual({ left: '60.00' });
  });
});

test.each(['profile', 'money'] as const)('limits are read again when the %s changes', async (what) => {
  const queryClient = createQueryClient();
  const queryKey = memberKey(1, 'playLimits');
  queryClient.setQueryData(queryKey, read([]));
  await refetch(queryClient, what);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
