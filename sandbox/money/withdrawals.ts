import type { Kysely, Transaction } from 'kysely';
import { toDecimal } from '#contract/money.ts';
import type { Language } from '#contract/site.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import type { MemberRow, Tables, WithdrawalRow } from '#sandbox/db/schema.ts';
import { localize } from '#sandbox/site/texts.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { DAILY_COUNT, withdrawalRules } from './payout-rules.ts';

const DAY = 86_400_000;
const dayOf = (at: number): string => formatOperatorTime(at).slice(0, 10);

/** Valid bets of the member since a time: what was staked, by the ledger. */
export const staked = async (db: Kysely<Tables>, memberId: string, since: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('transfer', 'transfer.id', 'entry.transfer_id')
    .select(({ fn }) => fn.sum<number | null>('entry.amount').as('sum'))
    .where('account.member_id', '=', memberId)
    .where('transfer.kind', '=', 'stake')
    .where('transfer.at', '>=', since)
    .executeTakeFirstOrThrow();
  return -(sum ?? 0);
};

/** Turnover requirements that are not met. */
const unmetTurnover = async (db: Kysely<Tables>, memberId: string) => {
  const rows = await db
    .selectFrom('turnover')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', Date.now())]))
    .orderBy('id')
    .execute();
  const all = [];
  for (const row of rows) all.push({ ...row, done: await staked(db, memberId, row.since) });
  return all.filter(({ done, required }) => done < required);
};

/** Balance, limits, fee and turnover that decide on a withdrawal now; amounts are minor units. */
export const withdrawalTerms = async (db: Kysely<Tables>, { id, currency }: MemberRow) => {
  const now = Date.now();
  const main = await db
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', id)
    .where('kind', '=', 'main')
    .executeTakeFirst();
  const balance = main?.balance ?? 0;
  const turnover = await unmetTurnover(db, id);
  const locked = Math.min(
    balance,
    turnover.reduce((sum, row) => sum + row.locked, 0),
  );
  const lastDay = await db
    .selectFrom('withdrawal_order')
    .select(['amount', 'created_at'])
    .where('member_id', '=', id)
    .where('status', 'in', ['pending', 'success'])
    .where('created_at', '>', now - DAY)
    .execute();
  const today = lastDay.filter(({ created_at }) => dayOf(created_at) === dayOf(now));
  const { min, max, daily, fee, arrivalMinutes } = withdrawalRules(currency);
  return {
    balance,
    locked,
    available: balance - locked,
    turnover,
    min,
    max,
    leftToday: Math.max(0, daily - today.reduce((sum, { amount }) => sum + amount, 0)),
    countLeft: Math.max(0, DAILY_COUNT - today.length),
    fee,
    arrivalMinutes,
  };
};
export type WithdrawalTerms = Awaited<ReturnType<typeof withdrawalTerms>>;

export const turnoverRow = (
  row: WithdrawalTerms['turnover'][number],
  currency: string,
  language: Language,
) => ({
  title: localize(JSON.parse(row.titles), language) as string,
  required: toDecimal(row.required, currency),
  done: toDecimal(row.done, currency),
  locked: toDecimal(row.locked, currency),
  ends_at: row.ends_at === null ? '' : formatOperatorTime(row.ends_at),
});

/** An order as the contract has it. */
export const orderRow = (order: WithdrawalRow, currency: string) => ({
  order_number: order.order_number,
  request_id: order.request_id,
  account_id: order.account_id,
  account: order.account,
  amount: toDecimal(order.amount, currency),
  fee: toDecimal(order.fee, currency),
  pay_amount: toDecimal(order.amount - order.fee, currency),
  status: order.status,
  reason: order.reason,
  created_at: formatOperatorTime(order.created_at),
  closed_at: order.closed_at === null ? '' : formatOperatorTime(order.closed_at),
});

/** Moves the money of a new order out of the wallet, where it waits for a decision. */
export const bookWithdrawal = async (
  tx: Transaction<Tables>,
  order: WithdrawalRow,
  currency: string,
): Promise<void> => {
  const { member_id: memberId, amount, order_number: memo } = order;
  await tx.insertInto('withdrawal_order').values(order).execute();
  const [from, to] = [{ kind: 'main', memberId } as const, { kind: 'pending', memberId } as const];
  await transfer(tx, { kind: 'withdrawal', from, to, currency, amount, memo });
};

/** The member's pending order, and the one that was closed last. */
export const latestOrders = async (db: Kysely<Tables>, memberId: string) => {
  const mine = db.selectFrom('withdrawal_order').selectAll().where('member_id', '=', memberId);
  return {
    open: await mine.where('status', '=', 'pending').executeTakeFirst(),
    last: await mine
      .where('status', '!=', 'pending')
      .orderBy('closed_at', 'desc')
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
  };
};
