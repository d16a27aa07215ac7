import { randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Body, CallResult } from '#contract/call.ts';
import { periodOf } from '#contract/day-range.ts';
import { ownDepositLimit } from '#contract/endpoints/money/deposit.ts';
import {
  invalidLimit,
  looserLimit,
  playBreak,
  reachedLimit,
  type setPlayLimits,
} from '#contract/endpoints/play/limits.ts';
import { openGamePage, startTestSandbox, type TestSandbox } from './caller.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const account = 'second_seat';
/** A Wednesday at noon of the operator. */
const noon = new Date('2026-11-18T16:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
type LimitsRequest = Body<typeof setPlayLimits>;

const failureOf = (result: CallResult<unknown>) => (result.ok ? { code: 'ok' } : result.failure);

const signIn = async () => {
  const token = await sandbox.member(account);
  const set = async (requested: LimitsRequest) =>
    failureOf(await sandbox.call('/member/limits/set', requested, { token }));
  const read = () => sandbox.data('/member/limits', {}, { token });
  return {
    token,
    set,
    read,
    /** Sets the limit of losses in a day. */
    lose: (value: string | null) => set({ limits: [{ kind: 'loss', period: 'day', value }] }),
    lossLimit: async () =>
      (await read()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day'),
    play: async () => {
      const game = { gp_id: 'GPBB', gt_id: '2', game_type: 'slot', game_code: 'lobby', device: 0 };
      const body = { ...game, lobby_url: 'http://localhost/close' };
      return failureOf(await sandbox.call('/member/game/play1', body, { token }));
    },
    deposit: async (amount: string) => {
      const body = { method_id: 'USD-harbour', amount, request_id: randomUUID() };
      const result = await sandbox.call('/member/deposit/create', body, { token });
      if (result.ok) await sandbox.control.pay({ order_number: result.data.orderNumber, how: 'full' });
      return failureOf(result);
    },
  };
};

/** A token of the game that the member has opened. */
const openGame = async ({ token, play }: Awaited<ReturnType<typeof signIn>>) => {
  const { id } = await sandbox.data('/member/profile/common/layout', {}, { token });
  const events = await sandbox.listen(`private-member.${id}`, token);
  expect(await play()).toEqual({ code: 'ok' });
  await vi.waitFor(() => expect(events.map(({ event }) => event)).toContain('game.url'));
  const url = String(events.map(({ data }) => (data as { url?: string }).url).find(Boolean));
  return { events, session: (await openGamePage(url)).session };
};
const playRound = async (session: string | null, stake: number) => {
  const response = await fetch(`${sandbox.sandbox.gamesUrl}/rounds/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, stake, bet: 'over' }),
  });
  return response.status;
};

test('tighter limit applies immediately, a looser one when it is set again after 24 hours', async () => {
  const { lose, lossLimit } = await signIn();
  expect(await lossLimit()).toMatchObject({ value: null, used: '0.00', pending: null });
  expect(await lose('100.00')).toEqual({ code: 'ok' });
  expect(await lose('50')).toEqual({ code: 'ok' });
  expect(await lossLimit()).toMatchObject({ value: '50.00', resetsAt: '2026-11-19 00:00:00' });

  const refused = await lose('80.00');
  expect(refused).toMatchObject({ code: '101' });
  const at = '2026-11-19 12:00:00';
  expect(parse(looserLimit, 'data' in refused && refused.data)).toEqual({ at });
  expect(await lossLimit()).toMatchObject({ value: '50.00', pending: { value: '80.00', at } });
  pass(24 * HOUR - 1);
  expect(await lose('80.00')).toMatchObject({ code: '101', data: { at } });
  pass(1);
  // It is not confirmed by waiting, and by no value that is looser still.
  expect(await lossLimit()).toMatchObject({ value: '50.00', pending: { value: '80.00', at } });
  expect(await lose('70.00')).toEqual({ code: 'ok' });
  expect(await lossLimit()).toMatchObject({ value: '70.00', pending: null });

  expect(await lose(null)).toMatchObject({ code: '101' });
  pass(24 * HOUR);
  expect(await lose(null)).toEqual({ code: 'ok' });
  expect(await lossLimit()).toMatchObject({ value: null, pending: null });
});

test('looser limit begins to wait again when it is loosened further', async () => {
  const { lose, lossLimit } = await signIn();
  await lose('50.00');
  await lose('80.00');
  pass(30 * HOUR);
  expect(await lose('90.00')).toMatchObject({ code: '101', data: { at: '2026-11-20 18:00:00' } });
  expect(await lossLimit()).toMatchObject({ value: '50.00', pending: { value: '90.00' } });
  // The value that holds withdraws the wish.
  expect(await lose('50.00')).toEqual({ code: 'ok' });
  expect(await lossLimit()).toMatchObject({ value: '50.00', pending: null });
});

test.each([
  { kind: 'deposit', period: 'day', value: '10.005' },
  { kind: 'loss', period: 'week', value: '-1' },
  { kind: 'loss', period: 'month', value: '' },
  { kind: 'session', period: 'day', value: '1.5' },
  { kind: 'session', period: 'week', value: '99999999' },
] as const)('limits are unchanged when a value is invalid: %o', async (wrong) => {
  const { set, read } = await signIn();
  const before = await read();
  const good = { kind: 'deposit', period: 'week', value: '10.00' } as const;
  const result = await set({ limits: [good, wrong], reminder_minutes: 5, cool_off_days: 1 });
  expect(result).toMatchObject({ code: '102' });
  const { kind, period } = wrong;
  expect(parse(invalidLimit, 'data' in result && result.data)).toEqual({ kind, period });
  expect(await read()).toEqual(before);
});

test('deposit is refused with 107 when it is more than the own limit leaves', async () => {
  const { set, deposit, read } = await signIn();
  await deposit('40.00');
  await set({
    limits: [
      { kind: 'deposit', period: 'week', value: '100.00' },
      { kind: 'deposit', period: 'month', value: '500.00' },
    ],
  });
  const refused = await deposit('60.01');
  expect(refused).toMatchObject({ code: '107' });
  expect(parse(ownDepositLimit, 'data' in refused && refused.data)).toEqual({ left: '60.00' });
  expect(await deposit('60.00')).toEqual({ code: 'ok' });
  const { limits } = await read();
  const used = limits.filter(({ kind }) => kind === 'deposit').map(({ used }) => used);
  expect(used).toEqual(['100.00', '100.00', '100.00']);
  // The next week begins on Monday.
  pass(4 * 24 * HOUR);
  expect(await deposit('60.00')).toMatchObject({ code: '107', data: { left: '0.00' } });
  pass(12 * HOUR);
  expect(await (await signIn()).deposit('60.00')).toEqual({ code: 'ok' });
});

test('stake is refused when it could lose more than the own limit leaves', async () => {
  const member = await signIn();
  await member.lose('4.99');
  const { session } = await openGame(member);
  expect(await playRound(session, 5)).toBe(403);
  expect((await member.lossLimit())?.used).toBe('0.00');
  const statuses = await Promise.all(Array.from({ length: 20 }, () => playRound(session, 2)));
  expect(new Set(statuses)).toContain(200);
  expect(Number((await member.lossLimit())?.used)).toBeLessThanOrEqual(4.99);
  await member.lose('0');
  while (Number((await member.lossLimit())?.used) < 0) pass(24 * HOUR);
  const refused = await member.play();
  expect(refused).toMatchObject({ code: '181' });
  expect(parse(reachedLimit, 'data' in refused && refused.data)).toMatchObject({ period: 'day' });
});

test('game ends and none starts when the limit of time is reached', async () => {
  const member = await signIn();
  await member.set({ limits: [{ kind: 'session', period: 'day', value: '30' }] });
  const { session } = await openGame(member);
  pass(29 * 60_000);
  expect(await playRound(session, 1)).toBe(200);
  pass(60_000);
  await fetch(`${sandbox.sandbox.gamesUrl}/rounds/alive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  });
  expect(await playRound(session, 1)).toBe(410);
  expect(await sandbox.control.ledger({ account })).toMatchObject({ wallets: { GPBB: 0 } });
  expect(await member.play()).toMatchObject({ code: '182', data: { period: 'day' } });
  pass(12 * HOUR);
  expect(await member.play()).toEqual({ code: 'ok' });
});

test.each([
  [{ cool_off_days: 7 }, 'cool_off', '2026-11-25 12:00:00'],
  [{ exclusion_months: 6 }, 'exclusion', '2027-05-19 00:00:00'],
] as const)('%o closes play, deposits and promotions on every device', async (requested, kind, until) => {
  const member = await signIn();
  const { token, set, read, play, deposit } = member;
  const { events, session } = await openGame(member);
  vi.setSystemTime(noon);
  expect(await set(requested)).toEqual({ code: 'ok' });
  await vi.waitFor(() => expect(events.map(({ event }) => event)).toContain('profile.updated'));
  expect(await playRound(session, 1)).toBe(410);
  expect(await sandbox.control.ledger({ account })).toMatchObject({ main: 500 });
  const claimRedEnvelope = () =>
    sandbox.call('/arks/web/activity/red_envelope', { id: 'envelope-USD' }, { token });
  for (const refused of [await play(), await deposit('20.00'), failureOf(await claimRedEnvelope())]) {
    expect(refused).toMatchObject({ code: '180' });
    expect(parse(playBreak, 'data' in refused && refused.data)).toEqual({ kind, until });
  }
  const current = await sandbox.data('/arks/web/activity/red_envelope_promotion', {}, { token });
  expect(current).toEqual({ envelope: null });
  // A later request cannot end it earlier.
  expect(await set({ cool_off_days: 1 })).toEqual({ code: 'ok' });
  const { coolOffUntil, excludedUntil } = await read();
  expect(kind === 'cool_off' ? coolOffUntil : excludedUntil).toBe(until);
  const again = await signIn();
  expect(await again.play()).toMatchObject({ code: '180' });
  pass(Date.parse(`${until.replace(' ', 'T')}-04:00`) - Date.now());
  expect(await (await signIn()).play()).toEqual({ code: 'ok' });
});

test('withdrawal stays possible in a cool-off', async () => {
  const token = await sandbox.member('linhmai_88');
  await sandbox.data('/member/limits/set', { cool_off_days: 30 }, { token });
  const { list } = await sandbox.data('/member/account/list', {}, { token });
  const body = { account_id: list[0]?.id ?? '', amount: '20.00', withdraw_password: '2468' };
  const result = await sandbox.call(
    '/member/withdrawal/create',
    { ...body, request_id: randomUUID() },
    { token },
  );
  expect(result.ok).toBe(true);
  const back = await sandbox.code('/member/profile/balance/all/back', {}, { token });
  expect(back).toBe('ok');
});

test('limits have the net loss of the periods of the records', async () => {
  vi.setSystemTime(vi.getRealSystemTime());
  const token = await sandbox.member('linhmai_88');
  const { limits } = await sandbox.data('/member/limits', {}, { token });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Caracas' }).format(Date.now());
  for (const { kind, period, used } of limits.filter((limit) => limit.kind === 'loss')) {
    const { from } = periodOf(period, today);
    const request = { from, to: today, page: 1, count: 1, sort_field: 'at', sort_order: 'asc' } as const;
    const { totals } = await sandbox.data('/member/record/bets', request, { token });
    expect([kind, period, Number(used)]).toEqual([kind, period, 0 - Number(totals.net)]);
  }
});

test('session of play goes on in the next game when the break was short', async () => {
  const member = await signIn();
  const session = () => sandbox.data('/member/play/session', {}, { token: member.token });
  const none = { startedAt: '', staked: null, won: null, net: null };
  expect(await session()).toEqual(none);
  const first = await openGame(member);
  expect(await session()).toEqual({
    startedAt: '2026-11-18 12:00:00',
    staked: '0.00',
    won: '0.00',
    net: '0.00',
  });
  expect(await playRound(first.session, 5)).toBe(200);
  await sandbox.data('/member/game/leave1', {}, { token: member.token });
  pass(14 * MINUTE);
  expect(await playRound((await openGame(member)).session, 10)).toBe(200);
  const { startedAt, staked, won, net } = await session();
  expect({ startedAt, staked }).toEqual({ startedAt: '2026-11-18 12:00:00', staked: '15.00' });
  const { total } = await sandbox.control.ledger({ account });
  expect([Number(net), Number(won) - 15]).toEqual([total - 500, total - 500]);
  await sandbox.data('/member/game/leave1', {}, { token: member.token });
  pass(15 * MINUTE);
  expect(await session()).toEqual(none);
  await openGame(member);
  expect(await session()).toMatchObject({ startedAt: '2026-11-18 12:29:00', staked: '0.00' });
});
