import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { AgentTransferForm } from './AgentTransferForm.tsx';
import { AgentTransferList } from './AgentTransferList.tsx';
import { agentTransfersQuery } from './transfer-queries.ts';

/** Transfers from the agent's wallet to members of the downline. */
export default function TransferPage() {
  const { t } = useLingui();
  // The first page also tells what can be transferred.
  const latest = useQuery(agentTransfersQuery(useEpoch(), 1));
  useBalanceEvents(latest.refetch);
  return (
    <>
      <AgentHeading />
      <QueryView
        query={latest}
        skeleton={
          <Panel>
            <LineSkeletons label={t`Loading your wallet`} />
          </Panel>
        }
      >
        {(facts) => (
          <AgentTransferForm facts={facts}>
            <AgentTransferList />
          </AgentTransferForm>
        )}
      </QueryView>
    </>
  );
}
