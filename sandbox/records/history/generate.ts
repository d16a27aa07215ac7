import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { minor } from '#sandbox/db/money.ts';
import type { DepositOrderRow, MemberRow, PlayRow, RoundRow, WithdrawalRow } from '#sandbox/db/schema.ts';
import { methodId } from '#sandbox/money/deposit-methods.ts';
import { type Bet, playRound, settledRound, stakesIn } from '#sandbox/play/provider/rounds.ts';
import { seededInteger } from '#sandbox/random.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import type { PastTransfer } from './transfers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 90;

export type PastRound = Insertable<RoundRow>;
export type History = {
  transfers: Omit<PastTransfer, 'currency'>[];
  rounds: PastRound[];
  plays: PlayRow[];
  deposits: DepositOrderRow[];
  withdrawals: WithdrawalRow[];
};

const BETS: readonly Bet[] = ['under', 'seven', 'over'];

/** Games with which the member has a history: none of the providers that hold seeded money. */
const gamesFor = (excluded: readonly string[]) =>
  catalogue().games.filter(
    ({ gpId, gtId, rank }) => !excluded.includes(gpId) && rank < (gtId === 2 ? 40 : 6),
  );

/**
 * What the member has done in the 90 days before `until` (epoch milliseconds), the same for the same account. It leaves
 * the main wallet as it is: a correction at its beginning balances all that follows. `providers`: IDs of those that hold
 * seeded money, which the history must not touch.
 */
export const generateHistory = (member: MemberRow, providers: readonly string[], until: number): History => {
  const pick = seededInteger(`${member.account} history`);
  const { id: memberId, currency } = member;
  const main = { kind: 'main', memberId } as const;
  const pending = { kind: 'pending', memberId } as const;
  const operator = { kind: 'operator', gpId: '' } as const;
  const outside = { kind: 'outside' } as const;
  const stakes = stakesIn(currency)
    .slice(0, 6)
    .map((stake) => minor(stake, currency));
  const unit = stakes[5] ?? 0;
  const games = gamesFor(providers);
  const history: History = { transfers: [], rounds: [], plays: [], deposits: [], withdrawals: [] };
  const { transfers, rounds, plays, deposits, withdrawals } = history;

  const deposit = (at: number): void => {
    const method_id = methodId(currency, 'harbour');
    const order_number = `D${at}${memberId}`;
    const amount = unit * (10 + 10 * pick(5));
    const bonus = pick(3) === 0 ? Math.floor(amount / 5) : 0;
    const status = (['success', 'success', 'success', 'success', 'expired', 'cancelled'] as const)[pick(6)];
    deposits.push({
      order_number,
      member_id: memberId,
      request_id: randomUUID(),
      method_id,
      promotion_id: bonus > 0 ? 'reload' : '',
      payer_name: '',
      currency,
      amount,
      paid_amount: status === 'success' ? amount : null,
      fee: 0,
      arrives: amount,
      bonus,
      turnover: bonus > 0 ? (amount + bonus) * 8 : 0,
      status: status ?? 'success',
      reference: randomToken(),
      reason: '',
      created_at: at,
      expires_at: at + 15 * MINUTE,
      ended_at: at + 4 * MINUTE,
    });
    if (status !== 'success') return;
    const booked = { to: main, memo: order_number, at: at + 4 * MINUTE };
    transfers.push({ ...booked, kind: 'deposit', from: { kind: 'payment', methodId: method_id }, amount });
    if (bonus > 0) transfers.push({ ...booked, kind: 'bonus', from: operator, amount: bonus });
  };

  const withdraw = (at: number): void => {
    const amount = unit * (4 + pick(8));
    const fee = Math.floor(amount / 200);
    const status = (['success', 'success', 'success', 'refused', 'cancelled'] as const)[pick(5)] ?? 'success';
    const order_number = `W${at}${memberId}`;
    const closed_at = at + 30 * MINUTE;
    withdrawals.push({
      order_number,
      member_id: memberId,
      request_id: randomUUID(),
      account_id: 0,
      account: '**** 0417',
      amount,
      fee,
      status,
      reason: status === 'refused' ? 'The account is in another name' : '',
      created_at: at,
      closed_at,
      approve_at: null,
    });
    transfers.push({ kind: 'withdrawal', from: main, to: pending, amount, memo: order_number, at });
    const out = { from: pending, memo: order_number, at: closed_at };
    if (status !== 'success') {
      transfers.push({ ...out, kind: 'withdrawal returned', to: main, amount });
      return;
    }
    transfers.push({ ...out, kind: 'withdrawal paid', to: outside, amount: amount - fee });
    transfers.push({ ...out, kind: 'withdrawal fee', to: operator, amount: fee });
  };

  const play = (start: number): void => {
    const game = games[pick(games.length)];
    if (!game) return;
    const wallet = { kind: 'wallet', memberId, gpId: game.gpId } as const;
    const stake = stakes[pick(stakes.length)] ?? 0;
    let money = stake * 25;
    transfers.push({ kind: 'in', from: main, to: wallet, amount: money, memo: '', at: start });
    const count = 4 + pick(10);
    for (let i = 1; i <= count; i++) {
      const at = start + i * 20_000 + pick(10_000);
      const on = BETS[pick(3)] ?? 'seven';
      const played = playRound(game.gtId, stake, on, pick);
      const of = { member_id: memberId, gp_id: game.gpId, gt_id: game.gtId, game_id: game.gameId };
      const round = settledRound(of, { stake, on, at }, played);
      const isVoid = pick(100) === 0;
      rounds.push(isVoid ? { ...round, valid: 0, prize: stake, status: 'void' } : round);
      money += (isVoid ? stake : played.prize) - stake;
    }
    const end = start + 10 * MINUTE;
    transfers.push({ kind: 'out', from: wallet, to: main, amount: money, memo: '', at: end });
    plays.push({
      token: randomToken(18),
      page_key: null,
      session_id: '',
      member_id: memberId,
      gp_id: game.gpId,
      gt_id: game.gtId,
      game_id: game.gameId,
      lobby_url: '',
      extra: '',
      opened_at: start,
      seen_at: end,
      ended_at: end,
      staked: stake * count,
      won: money + stake * (count - 25),
    });
  };

  const begin = until - DAYS * DAY;
  for (let day = 0; day < DAYS; day++) {
    const at = begin + day * DAY + HOUR;
    if (day % 6 === 1) deposit(at + pick(HOUR));
    if (day % 13 === 4) withdraw(at + 2 * HOUR + pick(HOUR));
    if (day % 25 === 9)
      transfers.push({
        kind: 'envelope',
        from: outside,
        to: main,
        amount: unit,
        memo: '',
        at: at + 4 * HOUR,
      });
    for (let session = pick(3); session > 0; session--) play(at + (4 + 4 * session) * HOUR + pick(HOUR));
  }
  const change = transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === main ? amount : 0) - (from === main ? amount : 0),
    0,
  );
  const [from, to] = change > 0 ? [main, outside] : [outside, main];
  transfers.push({ kind: 'correction', from, to, amount: Math.abs(change), memo: '', at: begin });
  return history;
};
