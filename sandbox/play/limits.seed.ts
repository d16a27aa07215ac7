import type { InsertRows } from '#sandbox/db/insert.ts';
import { minor } from '#sandbox/db/money.ts';
import type { SeededMember } from '#sandbox/money/payouts.seed.ts';
import { wholeSecond } from './limits.ts';

const DAY = 86_400_000;

/** Inserts the members' own limits, and the breaks that they have begun. */
export const seedLimits = (insert: InsertRows, members: readonly SeededMember[], now: number): void => {
  const amountOf = (kind: string, value: number | null, currency: string) =>
    value === null || kind === 'session' ? value : minor(value, currency);
  for (const { member, id: member_id } of members) {
    const { limits = [], reminderMinutes, coolOffDays, exclusionDays, currency } = member;
    insert(
      'play_limit',
      limits.map(({ kind, period, value, pending }) => ({
        member_id,
        kind,
        period,
        value: amountOf(kind, value, currency),
        pending_value: amountOf(kind, pending?.value ?? null, currency),
        pending_at: pending ? wholeSecond(now + pending.inHours * 3_600_000) : null,
      })),
    );
    if (reminderMinutes === undefined && coolOffDays === undefined && exclusionDays === undefined) continue;
    const after = (days: number | undefined) => (days === undefined ? null : wholeSecond(now + days * DAY));
    insert('play_rule', [
      {
        member_id,
        reminder_minutes: reminderMinutes ?? null,
        cool_off_until: after(coolOffDays),
        excluded_until: after(exclusionDays),
      },
    ]);
  }
};
