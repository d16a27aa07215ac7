import type { LimitKind, LimitPeriod } from '#contract/endpoints/play/limits.ts';

/** A member's own limit, which has no row before it is first set. */
export type PlayLimitRow = {
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or minutes of a session; null for no limit. */
  value: number | null;
  /** The looser value that can be confirmed from `pending_at` on; none is pending if that is null. */
  pending_value: number | null;
  pending_at: number | null;
};

/** Times are epoch milliseconds; null if there is none. */
export type PlayRuleRow = {
  member_id: string;
  reminder_minutes: number | null;
  cool_off_until: number | null;
  excluded_until: number | null;
};
