import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.tsx';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { Columns, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { settlementPeriodsQuery, settlementQuery } from './agent-queries.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { PresentPeriod } from './PresentPeriod.tsx';

/** What an agent earns, and how much of it in the period that runs. */
export default function PlanPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const periods = useQuery(settlementPeriodsQuery(epoch, 1));
  const present = periods.data?.list.find(({ status }) => status === 'open');
  const settlement = useQuery({
    ...settlementQuery(epoch, present?.id ?? ''),
    enabled: present !== undefined,
  });
  // Without a period, or without its figures, the plan stands alone.
  const isComing = periods.isPending || (present !== undefined && settlement.isPending);
  const aside = settlement.data ? (
    <PresentPeriod settlement={settlement.data} />
  ) : (
    isComing && (
      <Panel>
        <LineSkeletons label={t`Loading your settlements`} count={4} />
      </Panel>
    )
  );
  return (
    <>
      <AgentHeading />
      <Columns aside={aside}>
        <PlanPanel ownStep={settlement.data?.step ?? null} />
      </Columns>
    </>
  );
}
