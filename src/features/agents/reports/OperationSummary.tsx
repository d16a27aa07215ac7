import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, type DayRange } from '#contract/day-range.ts';
import type { ReportSums } from '#contract/endpoints/agents/reports.ts';
import { TotalsMismatch } from '#src/components/records/TotalsMismatch.tsx';
import { dayRangeText } from '#src/i18n/days.ts';
import { Figures } from '#src/ui/Figures.tsx';
import { ChangeIndicator } from './ChangeIndicator.tsx';
import { DayChart } from './DayChart.tsx';
import { daysOf } from './report-days.ts';
import type { Operation } from './report-queries.ts';
import type { ReportRow } from './report-rows.ts';
import type { OperationSearch } from './report-search.ts';
import { ReportAmount, useFigureNames } from './use-report-columns.tsx';

interface Props {
  read: Operation & { rows: readonly ReportRow[] };
  search: OperationSearch;
  /** The day that is read out of the chart. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** Sums of the range against the one before, and the days as a chart. */
export function OperationSummary({ read, search, day, onDay }: Props) {
  const { totals, before, currency, rows } = read;
  const { group, range } = search;
  // Rows of other currencies have no total.
  const summed = rows.filter((row) => row.currency === currency);
  return (
    <>
      {totals && <Sums totals={totals} before={before} currency={currency} range={range} />}
      {totals && (
        <TotalsMismatch
          rows={summed}
          totals={totals}
          fields={
            group === 'day' || group === 'currency'
              ? ['deposits', 'withdrawals', 'turnover', 'valid', 'bonus', 'net']
              : ['turnover', 'valid', 'net']
          }
          currency={currency}
        />
      )}
      {group === 'day' && <DayChart rows={rows} range={range} currency={currency} day={day} onDay={onDay} />}
    </>
  );
}

interface SumsProps {
  totals: ReportSums;
  before: ReportSums | null;
  currency: string;
  range: DayRange;
}

function Sums({ totals, before, currency, range }: SumsProps) {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const { length } = daysOf(range);
  const daysBefore = dayRangeText(i18n.locale, {
    from: addDays(range.from, -length),
    to: addDays(range.from, -1),
  });
  const { active, registrations, firstDeposits } = totals;
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  const [joined, firsts] = [count(registrations), count(firstDeposits)];
  return (
    <Figures
      figures={[
        ...(['net', 'turnover', 'deposits', 'withdrawals'] as const).map((field) => ({
          id: field,
          label: names[field],
          value: <ReportAmount sums={totals} field={field} currency={currency} />,
          note: before && (
            <ChangeIndicator
              now={totals}
              before={before}
              field={field}
              currency={currency}
              {...(field === 'net' && { days: daysBefore })}
            />
          ),
        })),
        {
          id: 'active',
          label: t`Active members`,
          value: count(active),
          note: (
            <Trans>
              {joined} new, {firsts} first deposits
            </Trans>
          ),
        },
      ]}
    />
  );
}
