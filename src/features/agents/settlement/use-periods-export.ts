import { useLingui } from '@lingui/react/macro';
import type { Data } from '#contract/call.ts';
import { agentSettlement, type SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { minorOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { outcomeOf } from './calculation.ts';

/** All periods of the agent as a file. */
export function usePeriodsExport(
  periods: Data<typeof agentSettlement> | undefined,
): ExportSource<SettlementPeriod> {
  const { t, i18n } = useLingui();
  const currency = periods?.currency ?? '';
  const outcomes: Record<ReturnType<typeof outcomeOf>, string> = {
    running: t`Running`,
    carriedOver: t`Carried over`,
    paid: t`Paid`,
    nothing: t`Nothing to pay`,
    due: t`To be paid`,
  };
  return {
    fileName: t`Settlement periods`,
    locale: i18n.locale,
    head: [t`First day`, t`Last day`, t`Status`, t`Day of payment`, t`Amount, ${currency}`],
    cells: (period) => [
      period.from,
      period.to,
      outcomes[outcomeOf(period, minorOf(period.amount, currency))],
      period.payOn,
      { decimal: period.amount ?? '' },
    ],
    read: (page, count, signal) => call(agentSettlement, { page, count }, { signal }),
  };
}
