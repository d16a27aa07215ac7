import type { Kysely, Transaction } from 'kysely';
import type { Currency } from '#contract/constants.ts';
import { fromDecimal } from '#contract/money.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { decimalIn } from '#sandbox/money/deposit-methods.ts';
import { breakOf } from '#sandbox/play/limits.ts';

/** Major units of USD. */
const RULES = [
  { level: 1, condition: 'deposits', amount: 20, reward: 5 },
  { level: 2, condition: 'bets', amount: 500, reward: 10 },
  { level: 3, condition: 'bets', amount: 5_000, reward: 50 },
] as const;

export const recommendRules = (currency: string) =>
  RULES.map(({ level, condition, amount, reward }) => ({
    level,
    condition,
    amount: decimalIn(amount, currency as Currency),
    reward: decimalIn(reward, currency as Currency),
  }));

const depositsOf = async (db: Kysely<Tables>, memberId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('deposit_order')
    .select(({ fn }) => fn.sum<number | null>('paid_amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'success')
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};
const betsOf = async (db: Kysely<Tables>, memberId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('round')
    .select(({ fn }) => fn.sum<number | null>('valid').as('sum'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};

/** The member by whose link or code the friend has registered. */
const introducerOf = ({ introducer }: MemberRow, db: Kysely<Tables>) =>
  db
    .selectFrom('member')
    .selectAll()
    .where((eb) => eb.or([eb('account', '=', introducer), eb('id', '=', introducer)]))
    .executeTakeFirst();

/**
 * Books what the introducer gets for what the friend has done, once for each rule. Returns the introducer's ID if there
 * was something to book. In a break of the introducer nothing is: it is booked with what the friend does after it.
 */
export const rewardIntroducer = async (
  tx: Transaction<Tables>,
  friendId: string,
): Promise<string | undefined> => {
  const friend = await tx
    .selectFrom('member')
    .selectAll()
    .where('id', '=', friendId)
    .executeTakeFirstOrThrow();
  const introducer = friend.introducer === '' ? undefined : await introducerOf(friend, tx);
  if (!introducer || (await breakOf(tx, introducer.id))) return undefined;
  const done = { deposits: await depositsOf(tx, friendId), bets: await betsOf(tx, friendId) };
  const rewards = recommendRules(introducer.currency);
  let booked = false;
  for (const [i, { level, condition, amount }] of recommendRules(friend.currency).entries()) {
    if (done[condition] < (fromDecimal(amount, friend.currency) ?? 0)) continue;
    const reward = fromDecimal(rewards[i]?.reward ?? '', introducer.currency) ?? 0;
    const row = { friend_id: friendId, level, introducer_id: introducer.id, amount: reward, at: Date.now() };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('recommend_reward')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) continue;
    booked = true;
    await transfer(tx, {
      kind: 'reward',
      from: { kind: 'operator', gpId: '' },
      to: { kind: 'main', memberId: introducer.id },
      currency: introducer.currency,
      amount: reward,
      memo: `${friendId}-${level}`,
    });
  }
  return booked ? introducer.id : undefined;
};

/** First and last letters of an account. */
export const maskedAccount = (account: string): string =>
  `${account.slice(0, 2)}${'*'.repeat(Math.max(1, account.length - 4))}${account.slice(-2)}`;
