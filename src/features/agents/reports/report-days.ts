import { addDays, type DayRange } from '#contract/day-range.ts';

/** The days of a range. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
