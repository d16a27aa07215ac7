import { fromDecimal } from '#contract/money.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { InsertRows } from '#sandbox/db/insert.ts';
import { minor } from '#sandbox/db/money.ts';
import { methodId } from '#sandbox/money/deposit-methods.ts';
import type { SeededMember } from '#sandbox/money/payouts.seed.ts';
import { playRound, settledRound } from '#sandbox/play/provider/rounds.ts';
import { seededInteger } from '#sandbox/random.ts';
import type { PastTransfer } from '#sandbox/records/history/transfers.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import { recommendRules } from './recommend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROUNDS = 6;

const depositOf = (insert: InsertRows, { member, id }: SeededMember, at: number): PastTransfer[] => {
  const { currency, firstDeposit = 0 } = member;
  if (firstDeposit === 0) return [];
  const amount = minor(firstDeposit, currency);
  const [method_id, order_number] = [methodId(currency, 'harbour'), `D${at}${id}`];
  insert('deposit_order', [
    {
      order_number,
      member_id: id,
      request_id: randomToken(),
      method_id,
      promotion_id: '',
      payer_name: '',
      currency,
      amount,
      paid_amount: amount,
      fee: 0,
      arrives: amount,
      bonus: 0,
      turnover: 0,
      status: 'success',
      reference: randomToken(),
      reason: '',
      created_at: at,
      expires_at: at + HOUR,
      ended_at: at,
    },
  ]);
  const from = { kind: 'payment', methodId: method_id } as const;
  const to = { kind: 'main', memberId: id } as const;
  return [{ kind: 'deposit', from, to, currency, amount, memo: order_number, at }];
};

const betsOf = (
  insert: InsertRows,
  { member, id }: SeededMember,
  firstId: number,
  at: number,
): PastTransfer[] => {
  const { account, currency, firstBets = 0 } = member;
  const game = catalogue().games.find(({ gtId }) => gtId === 3);
  if (firstBets === 0 || !game) return [];
  const stake = minor(firstBets / ROUNDS, currency);
  const pick = seededInteger(account);
  const of = { member_id: id, gp_id: game.gpId, gt_id: game.gtId, game_id: game.gameId };
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    const round = { stake, on: 'under', at: at + i * 20_000 } as const;
    const played = playRound(game.gtId, stake, round.on, pick);
    return { id: firstId + i, ...settledRound(of, round, played) };
  });
  insert('round', rounds);
  const main = { kind: 'main', memberId: id } as const;
  const wallet = { kind: 'wallet', memberId: id, gpId: game.gpId } as const;
  const operator = { kind: 'operator', gpId: game.gpId } as const;
  const left = rounds.reduce((sum, { prize }) => sum + prize, 0);
  const transfer = { currency, memo: '', at };
  return [
    { ...transfer, kind: 'in', from: main, to: wallet, amount: stake * ROUNDS },
    ...rounds.flatMap(({ id, prize, at }) => {
      const booked = { currency, memo: String(id), at };
      return [
        { ...booked, kind: 'stake', from: wallet, to: operator, amount: stake },
        { ...booked, kind: 'prize', from: operator, to: wallet, amount: prize },
      ];
    }),
    { ...transfer, kind: 'out', from: wallet, to: main, amount: left, at: at + HOUR },
  ];
};

const rewardsFor = (
  insert: InsertRows,
  { member, id }: SeededMember,
  introducer: SeededMember,
  at: number,
): PastTransfer[] => {
  const { currency } = introducer.member;
  const done = { deposits: member.firstDeposit ?? 0, bets: member.firstBets ?? 0 };
  const rewards = recommendRules(currency)
    .filter(({ condition, amount }) => done[condition] >= Number(amount))
    .map(({ level, reward }) => ({ level, amount: fromDecimal(reward, currency) ?? 0 }));
  insert(
    'recommend_reward',
    rewards.map((reward) => ({ ...reward, friend_id: id, introducer_id: introducer.id, at })),
  );
  return rewards.map(({ level, amount }) => ({
    kind: 'reward',
    from: { kind: 'operator', gpId: '' },
    to: { kind: 'main', memberId: introducer.id },
    currency,
    amount,
    memo: `${id}-${level}`,
    at,
  }));
};

/** Inserts what the recommended members have done and the rewards for it; returns the transfers to book, in order. */
export const seedFriends = (
  insert: InsertRows,
  members: readonly SeededMember[],
  now: number,
): PastTransfer[] =>
  members
    .filter(({ member }) => member.introducer)
    .flatMap((friend, i) => {
      const introducer = members.find(({ member }) => member.account === friend.member.introducer);
      const at = now - (10 - i) * DAY;
      return [
        ...depositOf(insert, friend, at),
        ...betsOf(insert, friend, i * ROUNDS + 1, at + HOUR),
        ...(introducer ? rewardsFor(insert, friend, introducer, at + 2 * HOUR) : []),
      ];
    });
