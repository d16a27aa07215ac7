import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportSums } from '#contract/endpoints/agents/reports.ts';
import { minorOf } from '#src/api/amounts.ts';
import { changeOf, type MoneyField } from './report-rows.ts';
import { ReportAmount } from './use-report-columns.tsx';

interface Props {
  now: ReportSums;
  before: ReportSums;
  field: MoneyField;
  currency: string;
  /** What it is compared with, if the text says so. */
  days?: string;
}

/** How a figure has changed; what it was where a share says nothing. */
export function ChangeIndicator({ now, before, field, currency, days }: Props) {
  const { i18n } = useLingui();
  const change = changeOf(minorOf(now[field], currency), minorOf(before[field], currency));
  if (change === null) {
    const amount = <ReportAmount sums={before} field={field} currency={currency} />;
    return before[field] === null ? null : <Trans>{amount} before</Trans>;
  }
  const percent = i18n.number(Math.abs(change) / 1000, { style: 'percent', maximumFractionDigits: 1 });
  if (change === 0) return <Trans>No change</Trans>;
  if (days)
    return change > 0 ? (
      <Trans>
        {percent} more than {days}
      </Trans>
    ) : (
      <Trans>
        {percent} less than {days}
      </Trans>
    );
  return change > 0 ? <Trans>{percent} more</Trans> : <Trans>{percent} less</Trans>;
}
