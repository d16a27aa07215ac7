import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';
import type { InsertRows } from '#sandbox/db/insert.ts';
import type { SeededMember } from '#sandbox/money/payouts.seed.ts';

const DAY = 86_400_000;

/** Inserts the days on which members have checked in, and the settings of those whose check-in is not open. */
export const seedCheckIns = (insert: InsertRows, members: readonly SeededMember[], now: number): void => {
  const today = dayIn(now, defaultTimeZone);
  for (const { member, id: member_id } of members) {
    const { days = 0, until = 'today' } = member.checkIns ?? {};
    const last = until === 'today' ? 0 : 1;
    insert(
      'check_in',
      Array.from({ length: days }, (_, index) => ({
        member_id,
        day: addDays(today, -last - index),
        at: now - (last + index) * DAY,
      })),
    );
    if (member.checkIn) insert('check_in_setting', [{ member_id, ...member.checkIn }]);
  }
};
