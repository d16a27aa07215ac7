import { randomUUID } from 'node:crypto';
import type { DepositOrderRow, MemberRow, WithdrawalRow } from '#sandbox/db/schema.ts';
import { methodId } from '#sandbox/money/deposit-methods.ts';
import { type Bet, playRound, settledRound } from '#sandbox/play/provider/rounds.ts';
import type { RandomInteger } from '#sandbox/random.ts';
import type { PastRound } from '#sandbox/records/history/generate.ts';
import type { PastTransfer } from '#sandbox/records/history/transfers.ts';
import { unitOf } from './plan.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS = 90;
const BETS: readonly Bet[] = ['under', 'seven', 'over'];

export type Game = { gameId: string; gpId: string; gtId: number };
export type GeneratedPlay = {
  rounds: PastRound[];
  transfers: PastTransfer[];
  deposits: DepositOrderRow[];
  withdrawals: WithdrawalRow[];
};

/**
 * Adds what a member has done on some days of the last 90: a deposit, rounds of one game and perhaps a withdrawal.
 * Returns the time of the last transfer, 0 without one, and the number of deposits.
 */
export const generatePlay = (
  member: MemberRow,
  { games, pick, until }: { games: readonly Game[]; pick: RandomInteger; until: number },
  { rounds, transfers, deposits, withdrawals }: GeneratedPlay,
): { lastAt: number; depositTimes: number } => {
  const { id: memberId, currency } = member;
  const unit = unitOf(currency);
  const main = { kind: 'main', memberId } as const;
  const pending = { kind: 'pending', memberId } as const;
  const operator = { kind: 'operator', gpId: '' } as const;
  const begin = Math.max(member.created_at, until - DAYS * DAY);
  const method_id = methodId(currency, 'harbour');
  let money = 0;

  const transfer = (
    kind: string,
    from: PastTransfer['from'],
    to: PastTransfer['to'],
    of: { amount: number; at: number; memo?: string },
  ) => transfers.push({ kind, from, to, currency, memo: '', ...of });

  const deposit = (at: number): void => {
    const amount = unit * (60 + 30 * pick(19));
    const bonus = pick(5) === 0 ? Math.floor(amount / 5) : 0;
    const order_number = `D${at}${memberId}`;
    deposits.push({
      order_number,
      member_id: memberId,
      request_id: order_number,
      method_id,
      promotion_id: bonus > 0 ? 'reload' : '',
      payer_name: '',
      currency,
      amount,
      paid_amount: amount,
      fee: 0,
      arrives: amount,
      bonus,
      turnover: 0,
      status: 'success',
      reference: randomUUID(),
      reason: '',
      created_at: at,
      expires_at: at + 15 * MINUTE,
      ended_at: at + MINUTE,
    });
    const booked = { memo: order_number, at: at + MINUTE };
    transfer('deposit', { kind: 'payment', methodId: method_id }, main, { ...booked, amount });
    if (bonus > 0) transfer('bonus', operator, main, { ...booked, amount: bonus });
    money += amount + bonus;
  };

  const play = (at: number): void => {
    const game = games[pick(games.length)];
    if (!game) return;
    const { gpId: gp_id, gtId: gt_id, gameId: game_id } = game;
    const wallet = { kind: 'wallet', memberId, gpId: gp_id } as const;
    const brought = money;
    transfer('in', main, wallet, { amount: brought, at });
    for (let i = 1 + pick(3); i > 0; i--) {
      const share = Math.floor(money / (2 + pick(3)));
      const stake = share - (share % unit);
      if (stake <= 0) break;
      const on = BETS[pick(3)] ?? 'seven';
      const played = playRound(gt_id, stake, on, pick);
      const of = { member_id: memberId, gp_id, gt_id, game_id };
      rounds.push(settledRound(of, { stake, on, at: at + (6 - i) * MINUTE }, played));
      money += played.prize - stake;
    }
    transfer('out', wallet, main, { amount: money, at: at + 8 * MINUTE });
  };

  const withdraw = (at: number): void => {
    const amount = Math.floor((money * 8) / 10);
    if (amount < unit * 10) return;
    const fee = Math.floor(amount / 200);
    const order_number = `W${at}${memberId}`;
    withdrawals.push({
      order_number,
      member_id: memberId,
      request_id: order_number,
      account_id: 0,
      account: '**** 0417',
      amount,
      fee,
      status: 'success',
      reason: '',
      created_at: at,
      closed_at: at + 20 * MINUTE,
      approve_at: null,
    });
    transfer('withdrawal', main, pending, { amount, memo: order_number, at });
    const paid = { memo: order_number, at: at + 20 * MINUTE };
    transfer('withdrawal paid', pending, { kind: 'outside' }, { ...paid, amount: amount - fee });
    transfer('withdrawal fee', pending, operator, { ...paid, amount: fee });
    money -= amount;
  };

  const available = until - begin - 60 * MINUTE;
  const count = available > DAY ? 1 + pick(3) : 0;
  for (let i = 0; i < count; i++) {
    const slot = Math.floor(available / count);
    const at = begin + i * slot + pick(slot - 60 * MINUTE);
    deposit(at);
    play(at + 5 * MINUTE);
    if (pick(3) === 0) withdraw(at + 20 * MINUTE);
  }
  return { lastAt: transfers.at(-1)?.at ?? 0, depositTimes: count };
};
