import type { LimitKind, LimitPeriod } from '#contract/endpoints/play/limits.ts';
import type { roundStatuses } from '#contract/endpoints/records.ts';
import { id, instant, integer, json, money, nullable, oneOf, table, text } from '#sandbox/db/columns.ts';

export const playTables = {
  play: table(
    {
      /** In the address of the game, which opens it once. */
      token: text(),
      /** The key with which the opened game page plays its rounds; null until the page is opened. */
      page_key: nullable(text()),
      /** The session that launched it; empty for history. */
      session_id: text(),
      member_id: text(),
      gp_id: text(),
      gt_id: integer(),
      game_id: text(),
      lobby_url: text(),
      extra: text(),
      opened_at: instant(),
      seen_at: instant(),
      ended_at: nullable(instant()),
      staked: money(),
      won: money(),
    },
    {
      primaryKey: ['token'],
      indexes: [
        { name: 'play_by_member', on: 'member_id, ended_at' },
        { name: 'play_by_page_key', on: 'page_key', isUnique: true },
      ],
    },
  ),
  /** Stake and prize of a round are booked with it. */
  round: table(
    {
      id: id(),
      member_id: text(),
      gp_id: text(),
      gt_id: integer(),
      game_id: text(),
      stake: money(),
      valid: money(),
      /** That of a void round is its stake. */
      prize: money(),
      status: oneOf<(typeof roundStatuses)[number]>(),
      /** The bet and the outcome: `PlayedRound`. */
      outcome: json(),
      at: instant(),
    },
    { indexes: [{ name: 'round_by_member', on: 'member_id, at' }] },
  ),
  /** Members whose history has not been generated, and when it ends. */
  history_due: table({ member_id: text(), at: instant() }, { primaryKey: ['member_id'] }),
  /** A member's own limit, which has no row before it is first set. */
  play_limit: table(
    {
      member_id: text(),
      kind: oneOf<LimitKind>(),
      period: oneOf<LimitPeriod>(),
      /** Minor units, or minutes of a session; null for no limit. */
      value: nullable(money()),
      /** The looser value that can be confirmed from `pending_at` on; none is pending if that is null. */
      pending_value: nullable(money()),
      pending_at: nullable(instant()),
    },
    { primaryKey: ['member_id', 'kind', 'period'] },
  ),
  play_rule: table(
    {
      member_id: text(),
      reminder_minutes: nullable(integer()),
      cool_off_until: nullable(instant()),
      excluded_until: nullable(instant()),
    },
    { primaryKey: ['member_id'] },
  ),
  /** What is done later, once, by whichever process is there: the end of a play, the arrival of a payment. */
  timer: table(
    { kind: oneOf<'leave' | 'payment'>(), key: text(), due_at: instant() },
    { primaryKey: ['kind', 'key'], indexes: [{ name: 'timer_by_time', on: 'due_at' }] },
  ),
  favorite: table(
    { member_id: text(), game_id: text(), at: instant() },
    { primaryKey: ['member_id', 'game_id'] },
  ),
  played: table(
    { member_id: text(), game_id: text(), at: instant() },
    { primaryKey: ['member_id', 'game_id'] },
  ),
  transfer_disabled: table({ gp_id: text() }, { primaryKey: ['gp_id'] }),
  jackpot: table(
    { currency: text(), base: money(), per_second: money(), since: instant() },
    { primaryKey: ['currency'] },
  ),
  /** Maintenance period of a provider, or of the deposit method with this ID. */
  maintenance: table({ gp_id: text(), start_at: instant(), end_at: instant() }, { primaryKey: ['gp_id'] }),
};
