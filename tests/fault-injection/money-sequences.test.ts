import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise } from 'xstate';
import type { Body } from '#contract/call.ts';
import { requestTimeout } from '#contract/constants.ts';
import { accountList } from '#contract/endpoints/money/accounts.ts';
import {
  cancelDeposit,
  depositCreate,
  depositOrder,
  openDepositOrder,
} from '#contract/endpoints/money/deposit.ts';
import { allBalancesBack } from '#contract/endpoints/money/wallet.ts';
import { walletTransfer } from '#contract/endpoints/money/wallet-transfers.ts';
import { createWithdrawal } from '#contract/endpoints/money/withdrawal.ts';
import { leave, play } from '#contract/endpoints/play/play.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { outcomeRecheck } from '#contract/times.ts';
import { type MoneyOutcome, moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { callOrThrow, configureCalls } from '#src/api/call.ts';
import { type MoneyEndpoint, moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { openGamePage, type TestSandbox } from '#tests/sandbox/caller.ts';
import { startSandboxWithDatabase } from '#tests/sandbox/with-database.ts';

/** What happens to one call on its way. */
const faults = [
  'none',
  'lost before it arrives',
  'lost after it arrived',
  'arrives twice',
  'arrives after the page has given up',
  '503 although it arrived',
] as const;
type Fault = (typeof faults)[number];

const account = 'linhmai_88';
const currency = 'USD';
const gpId = 'GPPT';

/** In minor units. */
interface Money {
  main: number;
  provider: number;
  pending: number;
}

let sandbox: TestSandbox;
let store: Store;
let clock: SimulatedClock;
let fault: Fault = 'none';
let memberId = '';
const late: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
  const platformFetch = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/')) return platformFetch(url, init);
    const { signal, ...request } = init;
    const send = () => platformFetch(sandbox.sandbox.url + url, request);
    const met = isMoney(url) ? fault : 'none';
    // The next attempt, and the question about the outcome, may meet a fault of their own.
    if (met !== 'none') fault = 'none';
    switch (met) {
      case 'lost before it arrives':
        throw new TypeError('no connection');
      case 'lost after it arrived':
        await send();
        throw new TypeError('connection closed');
      case 'arrives twice':
        await send();
        return send();
      case 'arrives after the page has given up':
        late.push(send);
        queueMicrotask(() => clock.increment(requestTimeout));
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      case '503 although it arrived':
        await send();
        return new Response('', { status: 503 });
      default:
        return send();
    }
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

const moneyCalls = [walletTransfer, depositCreate, createWithdrawal, { url: '/api/member/request/outcome' }];
const isMoney = (url: string) => moneyCalls.some((endpoint) => endpoint.url === url);

async function money(): Promise<Money> {
  const accounts = await createLedger(store.db).ofMember(memberId);
  const of = (kind: string, at = '') =>
    accounts.find((each) => each.kind === kind && each.gp_id === at)?.balance ?? 0;
  return { main: of('main'), provider: of('wallet', gpId), pending: of('pending') };
}

/** Sends a request as a page does, with a fault on its way, until its outcome is known. */
async function request<E extends MoneyEndpoint>(
  endpoint: E,
  body: Omit<Body<E>, 'request_id'>,
  met: Fault,
): Promise<MoneyOutcome> {
  fault = met;
  const unfinished = { get: () => null, set: () => {}, remove: () => {} };
  const machine = moneyRequestMachine.provide(
    moneyRequestImplementations({
      endpoint,
      body: ({ requestId }) => ({ ...body, request_id: requestId }) as Body<E>,
      unfinished,
      onOutcome: () => {},
    }),
  );
  const actor = createActor(machine, {
    clock,
    input: { request: { requestId: crypto.randomUUID() }, isSent: false },
  });
  actor.subscribe((snapshot) => {
    if (snapshot.matches('unknown')) queueMicrotask(() => clock.increment(outcomeRecheck));
  });
  const outcome = toPromise(actor);
  actor.start();
  return outcome;
}

type Step =
  | { what: 'transfer'; toProvider: boolean; amount: number; met: Fault }
  | { what: 'deposit'; amount: number; how: 'full' | 'partial' | 'refuse'; met: Fault }
  | { what: 'withdraw'; amount: number; approved: boolean; met: Fault }
  | { what: 'return' }
  | { what: 'play' };

/** Takes a step and returns the money that it must lead to. */
async function take(step: Step, before: Money): Promise<Money> {
  switch (step.what) {
    case 'transfer': {
      const [from, to] = step.toProvider ? ['main', gpId] : [gpId, 'main'];
      const { type } = await request(
        walletTransfer,
        { from, to, amount: toDecimal(step.amount, currency) },
        step.met,
      );
      const moved = type !== 'accepted' ? 0 : step.toProvider ? step.amount : -step.amount;
      return { ...before, main: before.main - moved, provider: before.provider + moved };
    }
    case 'deposit': {
      const outcome = await request(
        depositCreate,
        { method_id: 'USD-lantern', amount: toDecimal(step.amount, currency) },
        step.met,
      );
      if (outcome.type !== 'accepted') return before;
      const { orderNumber } = outcome.data as { orderNumber: string };
      await sandbox.control.pay({ order_number: orderNumber, how: step.how });
      // A second payment of the same order is not taken.
      await sandbox.control.pay({ order_number: orderNumber, how: step.how });
      const order = await callOrThrow(depositOrder, { order_number: orderNumber });
      const isBooked = order.status === 'success';
      expect(isBooked).toBe(step.how !== 'refuse');
      return {
        ...before,
        main: before.main + (isBooked ? (toMinor(Number(order.arrives), currency) ?? 0) : 0),
      };
    }
    case 'withdraw': {
      const { list } = await callOrThrow(accountList, {});
      const bank = list.find(({ status }) => status === 'verified');
      const { type } = await request(
        createWithdrawal,
        {
          account_id: bank?.id ?? '',
          amount: toDecimal(step.amount, currency),
          withdraw_password: WITHDRAW_PASSWORD,
        },
        step.met,
      );
      if (type !== 'accepted') return before;
      expect(await money()).toEqual({ ...before, main: before.main - step.amount, pending: step.amount });
      await sandbox.control.decideWithdrawal({ account, ...(!step.approved && { reason: 'no' }) });
      return step.approved ? { ...before, main: before.main - step.amount } : before;
    }
    case 'return':
      await callOrThrow(allBalancesBack, {}).catch(() => {});
      return { ...before, main: (await money()).main, provider: 0 };
    case 'play':
      return playRound(before);
  }
}

const game = { gp_id: gpId, gt_id: '2', game_type: 'slot', game_code: '', device: 0 } as const;
let events: { event: string; data: unknown }[] = [];

/** Plays a round: only what is at the provider can change. */
async function playRound(before: Money): Promise<Money> {
  events.length = 0;
  await callOrThrow(play, { ...game, lobby_url: 'http://127.0.0.1/close' });
  await vi.waitFor(() => expect(events.some(({ event }) => event === 'game.url')).toBe(true), {
    interval: 1,
  });
  const url = events.find(({ event }) => event === 'game.url')?.data as { url: string } | undefined;
  const { session } = await openGamePage(url?.url ?? '');
  await fetch(`${sandbox.sandbox.gamesUrl}/rounds/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, stake: 1, bet: 'over' }),
  });
  await callOrThrow(leave, {});
  const after = await money();
  return { ...after, pending: before.pending };
}

const met = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>('none') },
  { weight: 5, arbitrary: fc.constantFrom(...faults) },
);
const amount = fc.oneof(
  fc.integer({ min: 1_000, max: 30_000 }),
  fc.constantFrom(0, 1, 99, 100, 1_000_000, 2_000_000),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('transfer' as const), toProvider: fc.boolean(), amount, met }),
  fc.record({
    what: fc.constant('deposit' as const),
    amount,
    how: fc.constantFrom('full' as const, 'partial' as const, 'refuse' as const),
    met,
  }),
  fc.record({ what: fc.constant('withdraw' as const), amount, approved: fc.boolean(), met }),
  fc.constant<Step>({ what: 'return' }),
  fc.constant<Step>({ what: 'play' }),
);

test('ledger balances and equals what the page shows after 1,000 sequences with faults', {
  timeout: 300_000,
}, async () => {
  clock = new SimulatedClock();
  configureCalls({ clock, locale: () => 'en-US', onUnauthorized: () => {} });
  const ledger = createLedger(store.db);
  const sequences = fc.sample(fc.array(step, { minLength: 1, maxLength: 2 }), { numRuns: 1_000, seed: 17 });
  const seen = new Set<string>();
  for (const [place, sequence] of sequences.entries()) {
    // Withdrawals are limited a day.
    if (place % 8 === 0) await begin();
    for (const each of sequence) {
      const after = await take(each, await money());
      for (const send of late.splice(0)) await send();
      expect(await money(), `sequence ${place}: ${JSON.stringify(each)}`).toEqual(after);
      seen.add(`${each.what}${'met' in each ? `, ${each.met}` : ''}`);
      if (each.what === 'deposit') await cancelOpenDeposit();
    }
    for (const { balances, entries } of await ledger.proof()) expect([balances, entries]).toEqual([0, 0]);
  }
  // Every kind of step met every fault.
  expect(seen.size).toBe(3 * faults.length + 2);
});

async function begin() {
  await sandbox.control.reset();
  const member = await sandbox.control.signIn({ account });
  memberId = member.member_id;
  storeMember({ memberId, account, currency }, member.token);
  events = await sandbox.listen(`private-member.${memberId}`, member.token);
}

async function cancelOpenDeposit() {
  const { order } = await callOrThrow(openDepositOrder, {});
  if (order) await callOrThrow(cancelDeposit, { order_number: order.orderNumber });
}
