import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { PlanPanel } from './PlanPanel.tsx';

/** What an agent earns. */
export default function PlanPage() {
  return (
    <>
      <AgentHeading />
      <PlanPanel />
    </>
  );
}
