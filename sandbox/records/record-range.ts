import { defaultTimeZone, maxRangeMonths } from '#contract/constants.ts';
import {
  type DayRange,
  dayIn,
  earliestDay,
  instantsOf,
  type RangeProblem,
  rangeProblem,
} from '#contract/day-range.ts';
import { type ApiError, apiError } from '#sandbox/server/handler.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';

const ERRORS: Readonly<Record<RangeProblem, readonly [number: number, message: MessageKey]>> = {
  reversed: [0, 'recordRangeReversed'],
  future: [1, 'recordRangeFuture'],
  tooLong: [2, 'recordRangeTooLong'],
};

/** First instant of the requested days, and the first one after them; errors have codes from `firstCode`. */
export const instantsIn = (
  { from, to }: DayRange,
  firstCode = 101,
): { start: number; end: number } | ApiError => {
  const today = dayIn(Date.now(), defaultTimeZone);
  const problem = rangeProblem({ from, to }, today);
  if (!problem) return instantsOf({ from, to }, defaultTimeZone);
  const earliest = earliestDay(to < today ? to : today);
  const [number, message] = ERRORS[problem];
  return apiError(firstCode + number, message, { earliest, latest: today, months: maxRangeMonths });
};
