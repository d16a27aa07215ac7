import type { Generated } from 'kysely';
import type { MoneyKind, moneyStatuses, roundStatuses } from '#contract/endpoints/records.ts';

/** Stake and prize of a round are booked with it. Amounts are minor units, times epoch milliseconds. */
export type RoundRow = {
  id: Generated<number>;
  member_id: string;
  gp_id: string;
  gt_id: number;
  game_id: string;
  stake: number;
  valid: number;
  /** That of a void round is its stake. */
  prize: number;
  status: (typeof roundStatuses)[number];
  /** The bet and the outcome in JSON: `PlayedRound`. */
  outcome: string;
  at: number;
};

/** Members whose history has not been generated, and when it ends. */
export type HistoryDueRow = { member_id: string; at: number };

/** The member's movements of money except rounds: a view of orders and ledger. Amounts are minor units. */
export type MoneyRecordRow = {
  id: string;
  member_id: string;
  kind: MoneyKind;
  status: (typeof moneyStatuses)[number];
  amount: number;
  paid_amount: number | null;
  fee: number;
  booked: number;
  source: string;
  target: string;
  /** Kind of the ledger's transfer; empty for an order. */
  cause: string;
  reason: string;
  order_number: string;
  at: number;
  closed_at: number | null;
};
