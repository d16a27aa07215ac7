import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.tsx';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { settlementPeriodsQuery, settlementQuery } from './agent-queries.ts';
import { PlanPanel } from './PlanPanel.tsx';

/** What an agent earns. */
export default function PlanPage() {
  return (
    <>
      <AgentHeading />
      <PlanPanel ownStep={useOwnStep()} />
    </>
  );
}

/** Number of the step that the agent has reached in the present period; null if it is not known. */
function useOwnStep(): number | null {
  const epoch = useEpoch();
  const { data: periods } = useQuery(settlementPeriodsQuery(epoch, 1));
  const present = periods?.list.find(({ status }) => status === 'open');
  const { data } = useQuery({
    ...settlementQuery(epoch, present?.id ?? ''),
    enabled: present !== undefined,
  });
  return data?.step ?? null;
}
