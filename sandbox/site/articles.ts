import type { RateInUsd } from '#sandbox/money/deposit-methods.ts';
import type { Text } from './texts.ts';

/** An article page and the card that links to it. */
export type Article = { id: string; title: Text; summary: Text; photo_path: string; content: Text };

/** What a promotion leads to, as the contract has it. */
export type Action =
  | { kind: 'deposit' }
  | { kind: 'claim'; promotion_id?: string }
  | { kind: 'play'; gt_id: string };

/** What a promotion that is not claimed gives and takes; amounts in major units of USD. */
export type Facts = {
  reward: RateInUsd;
  max?: number;
  depositMin?: number;
  turnover?: string;
  /** When it ends; without, it has no end. */
  until?: 'week';
};
export type Promotion = Article & { action?: Action; facts?: Facts };
