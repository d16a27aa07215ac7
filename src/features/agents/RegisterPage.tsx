import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { agentApplicationImplementations } from './agent-application.implementations.ts';
import { agentApplicationQuery } from './agent-queries.ts';
import { PlanPanel } from './PlanPanel.tsx';

/** What an agent earns, and the member's application. */
export default function RegisterPage() {
  const { t } = useLingui();
  const status = useQuery(memberStatusQuery(useEpoch()));
  return (
    <PageMachine
      name="agentApplication"
      logic={({ queryClient }) =>
        agentApplicationMachine.provide(agentApplicationImplementations(queryClient))
      }
      input={undefined}
    >
      <AgentHeading />
      <Columns
        aside={
          <Panel title={<Trans>Your application</Trans>}>
            <QueryView
              query={status}
              skeleton={<LineSkeletons label={t`Loading your agent status`} count={3} />}
            >
              {({ id }) => <OwnApplication memberId={id} />}
            </QueryView>
          </Panel>
        }
      >
        <PlanPanel />
      </Columns>
    </PageMachine>
  );
}

function OwnApplication({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const application = useQuery(agentApplicationQuery(useEpoch(), memberId));
  return (
    <QueryView
      query={application}
      skeleton={<LineSkeletons label={t`Checking whether you can apply`} count={1} />}
    >
      {(found) => <ApplicationStatus {...found} />}
    </QueryView>
  );
}
