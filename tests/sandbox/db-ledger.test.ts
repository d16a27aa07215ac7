import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#sandbox/db/database.ts';
import { bookRound, createLedger, InsufficientFunds, type Ledger, sweep } from '#sandbox/db/ledger.ts';
import type { Store } from '#sandbox/db/store.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { createPayouts, type Payouts } from '#sandbox/money/payouts.ts';
import { bookWithdrawal, latestOrders } from '#sandbox/money/withdrawals.ts';
import { newDatabase, type TestDatabase } from './databases.ts';

let database: TestDatabase;
let store: Store;
let ledger: Ledger;
let payouts: Payouts;
const MEMBER = '10001';

beforeAll(async () => {
  database = await newDatabase();
  store = await openDatabase(database.target);
  ledger = createLedger(store.db);
  payouts = createPayouts(store.db, { publishBalance: async () => {} }, () => {});
});
afterAll(async () => {
  await store.close();
  await database.remove();
});

const gp = fc.constantFrom('GPBB', 'GPPT', 'GPAG');
const amount = fc.integer({ min: 0, max: 2_000_000 });
const closings = ['success', 'refused', 'cancelled'] as const;
const step = fc.oneof(
  fc.record({ act: fc.constant('in' as const), gp }),
  fc.record({ act: fc.constant('out' as const), gp, amount }),
  fc.record({ act: fc.constant('round' as const), gp, stake: amount, prize: amount }),
  fc.record({ act: fc.constant('deposit' as const), amount }),
  fc.record({ act: fc.constant('withdraw' as const), amount }),
  fc.record({ act: fc.constant('set' as const), amount }),
  fc.record({ act: fc.constant('return' as const) }),
  fc.record({ act: fc.constant('order' as const), amount: fc.integer({ min: 10, max: 2_000_000 }) }),
  fc.record({ act: fc.constant('close' as const), status: fc.constantFrom(...closings) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const main = { kind: 'main', memberId: MEMBER } as const;
const play = (gp_id: string, stake: number, prize: number): Promise<void> => {
  const game = { gp_id, gt_id: 2, game_id: 'g', outcome: '{}', at: 0 };
  const round = { ...game, member_id: MEMBER, stake, valid: stake, prize, status: 'settled' } as const;
  return inTransaction(store.db, MEMBER, (tx) => bookRound(tx, round, 'USD'));
};
const order = (amount: number): Promise<void> =>
  inTransaction(store.db, MEMBER, async (tx) => {
    const { open } = await latestOrders(tx, MEMBER);
    if (open) return;
    const row = {
      order_number: randomUUID(),
      member_id: MEMBER,
      request_id: randomUUID(),
      account_id: 1,
      account: '',
      amount,
      fee: 9,
      status: 'pending',
      reason: '',
      created_at: Date.now(),
      closed_at: null,
      approve_at: null,
    } as const;
    await bookWithdrawal(tx, row, 'USD');
  });
const take = async (what: Step): Promise<void> => {
  switch (what.act) {
    case 'in':
      await inTransaction(store.db, MEMBER, (tx) =>
        sweep(tx, 'in', main, { kind: 'wallet', memberId: MEMBER, gpId: what.gp }, 'USD'),
      );
      return;
    case 'out':
      return ledger.transfer({
        kind: 'out',
        from: { kind: 'wallet', memberId: MEMBER, gpId: what.gp },
        to: main,
        currency: 'USD',
        amount: what.amount,
      });
    case 'round':
      return play(what.gp, what.stake, what.prize);
    case 'deposit':
      return ledger.transfer({
        kind: 'deposit',
        from: { kind: 'outside' },
        to: main,
        currency: 'USD',
        amount: what.amount,
      });
    case 'withdraw':
      return ledger.transfer({
        kind: 'withdraw',
        from: main,
        to: { kind: 'outside' },
        currency: 'USD',
        amount: what.amount,
      });
    case 'set':
      return ledger.setMain(MEMBER, 'USD', what.amount);
    case 'order':
      return order(what.amount);
    case 'close': {
      const { open } = await latestOrders(store.db, MEMBER);
      // Twice at once, of which one has an effect.
      if (open) await Promise.all([1, 2].map(() => payouts.close(open.order_number, what.status)));
      return;
    }
    case 'return':
      await ledger.returnAll(MEMBER, 'USD');
  }
};

test('ledger stays balanced when operations run in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await store.reset();
      await Promise.all(
        steps.map((what) =>
          take(what).catch((error: unknown) => {
            if (!(error instanceof InsufficientFunds)) throw error;
          }),
        ),
      );
      for (const { balances, entries } of await ledger.proof()) expect([balances, entries]).toEqual([0, 0]);
      for (const { balance } of await ledger.ofMember(MEMBER)) expect(balance).toBeGreaterThanOrEqual(0);
      const accounts = await store.db
        .selectFrom('account')
        .leftJoin('entry', 'entry.account_id', 'account.id')
        .select(({ fn }) => ['account.balance', fn.sum<number | null>('entry.amount').as('booked')])
        .groupBy('account.id')
        .execute();
      for (const { balance, booked } of accounts) expect(balance).toBe(booked ?? 0);
    }),
    // A reset of PostgreSQL takes longer.
    { numRuns: inject('servers') ? 15 : 60 },
  );
});

test('round changes nothing when funds are insufficient', async () => {
  await store.reset();
  const before = await ledger.ofMember(MEMBER);
  await expect(play('GPPT', 10_000_000, 5)).rejects.toBeInstanceOf(InsufficientFunds);
  expect(await ledger.ofMember(MEMBER)).toEqual(before);
  expect(await store.db.selectFrom('round').selectAll().where('member_id', '=', MEMBER).execute()).toEqual(
    [],
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'transfer is rejected when the amount is %d',
  async (wrong) => {
    await expect(
      ledger.transfer({ kind: 'x', from: main, to: { kind: 'outside' }, currency: 'USD', amount: wrong }),
    ).rejects.toBeInstanceOf(RangeError);
  },
);
