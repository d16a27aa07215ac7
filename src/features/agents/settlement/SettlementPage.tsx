import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { ExportButton, ExportStatus, RecordExport } from '#src/components/records/ExportButton.tsx';
import { readText, useRecordSearch } from '#src/components/records/record-search.ts';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { PeriodList } from './PeriodList.tsx';
import css from './Settlement.module.css';
import { Statement } from './Statement.tsx';
import { periodsQuery, settlementQuery } from './settlement-queries.ts';
import { usePeriodsExport } from './use-periods-export.ts';

/** The agent's commission by period, and how it was calculated. */
export default function SettlementPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const [rawSearch, change] = useRecordSearch();
  const requested = Number(rawSearch.page);
  const page = Number.isInteger(requested) && requested >= 1 ? requested : 1;
  const periods = useQuery(periodsQuery(epoch, page));
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
