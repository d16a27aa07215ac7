import type { Text } from './texts.ts';

/** An article page and the card that links to it. */
export type Article = { id: string; title: Text; summary: Text; photo_path: string; content: Text };

/** What a promotion leads to, as the contract has it. */
export type Action =
  | { kind: 'deposit' }
  | { kind: 'claim'; promotion_id?: string }
  | { kind: 'play'; gt_id: string };
export type Promotion = Article & { action?: Action };
