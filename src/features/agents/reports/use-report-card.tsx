import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordCard } from '#src/ui/RecordCards.tsx';
import type { ReportRow } from './report-rows.ts';
import { ReportAmount } from './use-report-columns.tsx';

/** A row of a report on the phone. */
export function useReportCard<Row extends ReportRow>(nameOf: (row: Row) => string) {
  const { i18n } = useLingui();
  const count = (value: number) => i18n.number(value);
  return (row: Row): RecordCard => {
    const { active, registrations, currency } = row;
    const [activeText, newText] = [count(active ?? 0), count(registrations ?? 0)];
    const turnover = <ReportAmount sums={row} field="turnover" currency={currency} />;
    return {
      title: nameOf(row),
      sub:
        active === null ? null : registrations === null ? (
          <Trans>{activeText} active</Trans>
        ) : (
          <Trans>
            {activeText} active, {newText} new
          </Trans>
        ),
      figure: <ReportAmount sums={row} field="net" currency={currency} />,
      subFigure: <Trans>of {turnover}</Trans>,
    };
  };
}
