import { Trans, useLingui } from '@lingui/react/macro';
import { maxRangeMonths } from '#contract/constants.ts';
import { type DayRange, earliestDay, rangeProblem } from '#contract/day-range.ts';
import { dayRangeText } from '#src/i18n/days.ts';
import { today } from './record-search.ts';

/** Why records of a range cannot be shown; null if they can. */
export function RangeProblemText({ range }: { range: DayRange }) {
  switch (rangeProblem(range, today())) {
    case 'reversed':
      return <Trans>The first day is after the last one.</Trans>;
    case 'future':
      return <Trans>The range ends in the future.</Trans>;
    case 'tooLong':
      return <TooLong to={range.to} />;
    case null:
      return null;
  }
}

function TooLong({ to }: { to: string }) {
  const { i18n } = useLingui();
  const earliest = dayRangeText(i18n.locale, { from: earliestDay(to), to: earliestDay(to) });
  return (
    <Trans>
      A range has at most {maxRangeMonths} months. This one can begin on {earliest}.
    </Trans>
  );
}
