import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { agentSettlement, type SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { useEpoch, useIsDesktop } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { call } from '#src/api/call.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { ExportButton, ExportStatus, RecordExport } from '#src/components/records/ExportButton.tsx';
import { Pages } from '#src/components/records/Pages.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import {
  pageSize,
  readText,
  type SearchChange,
  useRecordSearch,
} from '#src/components/records/record-search.ts';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { settlementPeriodsQuery, settlementQuery } from '#src/features/agents/agent-queries.ts';
import { dayRangeText } from '#src/i18n/days.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SelectField } from '#src/ui/Field.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { outcomeOf } from './calculation.ts';
import { PeriodStatus } from './PeriodStatus.tsx';
import css from './Settlement.module.css';
import { Statement } from './Statement.tsx';

/** The agent's commission by period, and how it was calculated. */
export default function SettlementPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const [rawSearch, change] = useRecordSearch();
  const requested = Number(rawSearch.page);
  const page = Number.isInteger(requested) && requested >= 1 ? requested : 1;
  const periods = useQuery(settlementPeriodsQuery(epoch, page));
  const exported = usePeriodsExport(periods.data);
  // A period that is paid comes with a balance event.
  useBalanceEvents(periods.refetch);
  const period = readText(rawSearch, 'period') ?? periods.data?.list[0]?.id;
  const settlement = useQuery({ ...settlementQuery(epoch, period ?? ''), enabled: period !== undefined });
  return (
    <RecordExport source={exported}>
      <AgentHeading>
        {periods.data && (
          <ExportButton>
            <Trans>Export all periods</Trans>
          </ExportButton>
        )}
      </AgentHeading>
      <ExportStatus />
      <QueryView
        query={periods}
        skeleton={
          <Panel>
            <LineSkeletons label={t`Loading your settlements`} count={4} />
          </Panel>
        }
        isEmpty={({ list, totalCount }) => totalCount === 0 && list.length === 0}
        empty={
          <EmptyState
            title={<Trans>You have no settlement yet</Trans>}
            text={<Trans>The first one begins with the period in which you became an agent.</Trans>}
          />
        }
      >
        {(read) => (
          <div className={css.columns}>
            <PeriodList periods={read} page={page} chosen={period} onChange={change} />
            <QueryView
              query={settlement}
              skeleton={
                <Panel>
                  <LineSkeletons label={t`Loading the calculation`} count={6} />
                </Panel>
              }
            >
              {(detail) => <Statement settlement={detail} query={settlement} />}
            </QueryView>
          </div>
        )}
      </QueryView>
    </RecordExport>
  );
}

/** All periods of the agent as a file. */
function usePeriodsExport(periods: Data<typeof agentSettlement> | undefined): ExportSource<SettlementPeriod> {
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

interface PeriodListProps {
  periods: Data<typeof agentSettlement>;
  page: number;
  /** ID of the period that is shown. */
  chosen: string | undefined;
  onChange: (change: SearchChange) => void;
}

/** The periods, latest first, with what they pay. */
function PeriodList({ periods, page, chosen, onChange }: PeriodListProps) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const { list, totalCount, currency, totalPaid } = periods;
  const nameOf = ({ id, from, to }: SettlementPeriod) =>
    from && to ? dayRangeText(i18n.locale, { from, to }) : id;
  if (!isDesktop)
    return (
      <div className={css.periods}>
        <SelectField
          label={t`Period`}
          value={chosen ?? ''}
          onChange={({ target }) => onChange({ period: target.value })}
        >
          {list.map((period) => (
            <option key={period.id} value={period.id}>
              {nameOf(period)}
            </option>
          ))}
        </SelectField>
        {totalCount > pageSize && <Pages page={periods} search={{ page }} onChange={onChange} />}
      </div>
    );
  return (
    <div className={css.periods}>
      <Panel title={<Trans>Periods</Trans>} flush>
        <ul>
          {list.map((period) => {
            const { id, amount } = period;
            const minor = minorOf(amount, currency);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={css.period}
                  aria-current={id === chosen}
                  onClick={() => onChange({ period: id })}
                >
                  <span className={css.periodName}>
                    {nameOf(period)}
                    <PeriodStatus period={period} currency={currency} />
                  </span>
                  <MinorAmount minor={minor === null ? null : Math.max(0, minor)} currency={currency} />
                </button>
              </li>
            );
          })}
        </ul>
        <p className={css.paid}>
          <Trans>Total paid</Trans>
          <b>
            <MinorAmount minor={minorOf(totalPaid, currency)} currency={currency} />
          </b>
        </p>
        {totalCount > pageSize && <Pages page={periods} search={{ page }} onChange={onChange} />}
      </Panel>
    </div>
  );
}
