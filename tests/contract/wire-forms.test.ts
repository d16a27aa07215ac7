import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { describeLosses } from '#contract/describe-losses.ts';
import { agentApplication } from '#contract/endpoints/agents/application.ts';
import { accountInUse, existingAccount, invalidAccountField } from '#contract/endpoints/money/accounts.ts';
import { depositLimits, depositPause, ownDepositLimit } from '#contract/endpoints/money/deposit.ts';
import { transferLimits } from '#contract/endpoints/money/wallet-transfers.ts';
import {
  closedWithdrawalOrder,
  openWithdrawal,
  suspendedWithdrawals,
  withdrawalAccount,
  withdrawalBalance,
  withdrawalLimits,
  withdrawalTurnover,
} from '#contract/endpoints/money/withdrawal.ts';
import { invalidLimit, looserLimit, playBreak, reachedLimit } from '#contract/endpoints/play/limits.ts';
import { maintenancePeriod } from '#contract/endpoints/play/play.ts';
import { wrongProfileCode } from '#contract/endpoints/profile.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { type RealtimeEventName, type RealtimePayload, realtimeEvents } from '#contract/realtime.ts';
import { lockedWithdrawPassword, wrongWithdrawPassword } from '#contract/withdraw-password.ts';
import { samples } from './calls.ts';

const missing = undefined;
const numbered = (list: unknown[]) => Object.fromEntries(list.map((item, place) => [place, item]));
const isCanonical = (value: string) => String(Number(value)) === value;

/** Other forms in which back ends send a value. */
function formsOf(value: unknown): unknown[] {
  if (value === null || value === '') return ['', [], null, missing];
  if (typeof value === 'boolean')
    return [value, Number(value), String(Number(value)), 2, 'perhaps', '', [], null, missing];
  if (typeof value === 'number')
    return [value, String(value), ...(value % 1 ? [value.toLocaleString('en-US')] : [])];
  if (typeof value === 'string') return [value, ...(isCanonical(value) ? [Number(value)] : [])];
  if (Array.isArray(value)) {
    const bare = value.length === 1 && typeof value[0] === 'string' ? value : [];
    return [value, numbered(value), { list: value }, ...(value.length === 0 ? ['', null] : []), ...bare];
  }
  const fields = Object.values(value as object);
  if (fields.length === 0) return [{}, [], '', null];
  if ('en_US' in (value as object)) return [value, { ...(value as object), vi_VN: null }, ...fields];
  const only = fields.length === 1 && Array.isArray(fields[0]) ? fields : [];
  return [value, { ...(value as object), unknown_field: { id: {} } }, ...only];
}

/** The value in other forms, chosen at every level. */
function reformed(value: unknown, choose: (forms: unknown[]) => unknown): unknown {
  const form = choose(formsOf(value));
  if (typeof form !== 'object' || form === null) return form;
  const inside = (item: unknown) => (item === value ? item : reformed(item, choose));
  if (Array.isArray(form)) return form.map(inside);
  const fields = Object.entries(form).map(([key, item]) => [
    key,
    Array.isArray(item) && item === value ? item.map(inside) : inside(item),
  ]);
  return Object.fromEntries(fields.filter(([, item]) => item !== missing));
}

/** Response data, with the rows of a list that is read later. */
async function read(path: Path, body: unknown) {
  const losses: string[] = [];
  const result = readResult(endpoints[path], body, {
    onLoss: (log) => losses.push(describeLosses(path, log)),
  });
  if (!result.ok) return { result, losses };
  const { info, ...data } = result.data as { info?: unknown };
  return { data, info: typeof info === 'function' ? await info(async () => {}) : info };
}

const paths = (Object.keys(endpoints) as Path[]).filter(
  (path) => endpoints[path].response.type !== 'unknown',
);

const camel = (key: string) => key.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** Adds the paths of all fields that were read to `fields`, true for those that the sample has in any row. */
function collectFields(read: unknown, sample: unknown, at: string, fields: Map<string, boolean>) {
  if (typeof read !== 'object' || read === null) return;
  if (Array.isArray(read)) {
    const hasRows = fields.get(`${at}[]`) || read.length > 0;
    fields.set(`${at}[]`, hasRows);
    for (const [place, row] of read.entries())
      collectFields(row, (sample as unknown[] | undefined)?.[place], `${at}[]`, fields);
    return;
  }
  const given = typeof sample === 'string' ? (JSON.parse(sample) as unknown) : sample;
  const values = new Map(
    Object.entries((given ?? {}) as object).flatMap(([key, value]) => [
      [key, value],
      [camel(key), value],
    ]),
  );
  for (const [key, value] of Object.entries(read)) {
    // `read` spreads a bare list.
    const path = /^\d+$/.test(key) ? `${at}[]` : `${at}.${key}`;
    fields.set(path, fields.get(path) || values.has(key));
    collectFields(value, values.get(key), path, fields);
  }
}

test.each(paths)('every field of the data of %s has a sample', async (path) => {
  const { data, info } = await read(path, { code: 100, data: samples[path] });
  const fields = new Map<string, boolean>();
  collectFields(info === undefined ? data : { ...(data as object), info }, samples[path], 'data', fields);
  expect([...fields].filter(([, isSampled]) => !isSampled).map(([field]) => field)).toEqual([]);
});

test.each(paths)('data of %s is the same when a back end sends it in another form', async (path) => {
  const sample = samples[path];
  expect(sample).toBeDefined();
  const expected = await read(path, { code: 100, data: sample });
  expect(expected).toHaveProperty('data');
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const data = reformed(sample, (forms) => generate(fc.constantFrom, ...forms));
      const envelopes = [
        { code: '1000', data },
        { header: { status: 100 }, body: data },
      ];
      // Without an envelope, an object differs from an error by its fields.
      const isData = Object.keys(data ?? {}).some((key) => Array.isArray(data) || key in Object(sample));
      const bare = typeof data === 'object' && isData ? [data] : [];
      expect(await read(path, generate(fc.constantFrom, ...envelopes, ...bare))).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

const events = {
  '.model_settings.url': { language: 'vi_VN' },
  '.model_sponsor.url': { language: '' },
  '.model_login.url': { language: 'en_US' },
  '.game.url': { url: 'https://games.example.com/1', gp_id: 7, extra: '200001' },
  '.forward_game.status': { code: 957, message: '' },
  '.member.cash': { cash: 1_200.5, version: 12 },
  '.login': { token: 't0ken', login_time: '1763978400', login_device: null },
  '.member_deposit.success': { order_number: '241124', deposit_amount: 50.25, deposit_times: 1 },
} as const;
type ReadEvent = {
  [N in RealtimeEventName]: unknown extends RealtimePayload<N> ? never : N;
}[RealtimeEventName];

test.each(Object.keys(events) as (keyof typeof events)[])(
  'payload of %s is the same when a back end sends it in another form',
  (name) => {
    const sample = events satisfies Record<ReadEvent, object>;
    const expected = v.parse(realtimeEvents[name], sample[name]);
    fc.assert(
      fc.property(fc.gen(), (generate) => {
        const data = reformed(sample[name], (forms) => generate(fc.constantFrom, ...forms));
        expect(v.parse(realtimeEvents[name], data)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  },
);

const time = '2026-11-24 10:00:00';
test.each<[string, v.GenericSchema, unknown]>([
  ['203 of play', maintenancePeriod, { start_at: time, end_at: time }],
  ['101 of limits', looserLimit, { at: time }],
  ['102 of limits', invalidLimit, { kind: 'loss', period: 'week' }],
  ['180', playBreak, { kind: 'exclusion', until: time }],
  ['181', reachedLimit, { period: 'month', resets_at: time }],
  ['limits of a deposit', depositLimits, { min: '10.00', max: '5000.50' }],
  ['pause of deposits', depositPause, { until: time }],
  ["limit of the member's own", ownDepositLimit, { left: '120.50' }],
  ['no such limit', ownDepositLimit, { left: '' }],
  ['limits of a transfer', transferLimits, { min: '1', max: '900.00' }],
  ['turnover of a withdrawal', withdrawalTurnover, { available: '12.50', locked: '100' }],
  [
    'limits of a withdrawal',
    withdrawalLimits,
    { min: '10.00', max: '5000.00', left_today: '20.50', count_left: 2 },
  ],
  ['balance of a withdrawal', withdrawalBalance, { available: '12.50' }],
  ['open withdrawal', openWithdrawal, { order_number: '241124' }],
  ['account of a withdrawal', withdrawalAccount, { status: 'pending' }],
  ['closed withdrawals', suspendedWithdrawals, { start_at: time, end_at: '' }],
  ['closed withdrawal', closedWithdrawalOrder, samples['/member/withdrawal/cancel']],
  ['wrong withdrawal password', wrongWithdrawPassword, { tries_left: 3 }],
  ['locked withdrawal password', lockedWithdrawPassword, { until: time }],
  ['wrong code of the profile', wrongProfileCode, { tries_left: 2 }],
  ['no number of attempts', wrongProfileCode, { tries_left: '' }],
  ['account that exists', existingAccount, { id: '7' }],
  ['field of an account', invalidAccountField, { field: 'bank_id' }],
  ['account in use', accountInUse, { order_number: '241124' }],
  [
    'application of an agent',
    agentApplication,
    { status: 'refused', applied_at: time, reason: 'no', again_at: '' },
  ],
])('data of a failure (%s) is the same when a back end sends it in another form', (_, schema, sample) => {
  const expected = v.parse(schema, sample);
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const data = reformed(sample, (forms) => generate(fc.constantFrom, ...forms));
      expect(v.parse(schema, data)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});
