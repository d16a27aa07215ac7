import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { applicationLength } from '#contract/constants.ts';
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import {
  selectApplicationFailure,
  selectApplying,
  selectIsWriting,
} from '#machines/agents/agent-application.selectors.ts';
import { stateName, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { PromptDialog } from '#src/components/dialogs.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { zonedTime } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Columns, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Agent.module.css';
import { type Application, agentApplicationQuery, useIsActiveAgent } from './agent-queries.ts';
import { agentApplicationImplementations } from './agents.implementations.ts';
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

interface ApplicationStatusProps extends Application {
  isOpen: boolean;
  /** The operator's words if it is not open. */
  message: string;
}

/** The outcome of the member's application, and what to do next. */
function ApplicationStatus({ status, appliedAt, reason, againAt, isOpen, message }: ApplicationStatusProps) {
  const { i18n } = useLingui();
  const isActive = useIsActiveAgent();
  const again = zonedTime(i18n.locale, againAt);
  if (isOpen) return <Apply isAgain={status === 'refused'} />;
  if (isActive)
    return (
      <EmptyState
        title={<Trans>You are an agent</Trans>}
        action={
          <Button variant="primary" render={<Link {...areaLocation('proxy')} />}>
            <Trans>Open the agent centre</Trans>
          </Button>
        }
      />
    );
  if (status === 'pending') return <UnderReview appliedAt={appliedAt} />;
  if (status === 'refused')
    return (
      <EmptyState
        title={<Trans>Your application was declined</Trans>}
        text={
          <>
            {reason || message}
            <br />
            {again && <Trans>You can apply again from {again}.</Trans>}
          </>
        }
        action={<CustomerServiceButton />}
      />
    );
  return (
    <EmptyState
      title={
        status === 'approved' ? (
          <Trans>Your agent account is not active</Trans>
        ) : (
          <Trans>You cannot apply right now</Trans>
        )
      }
      text={
        status === 'approved' ? (
          <Trans>The operator has deactivated it. What you have earned stays in your wallet.</Trans>
        ) : (
          message
        )
      }
      action={<CustomerServiceButton />}
    />
  );
}

function UnderReview({ appliedAt }: { appliedAt: string }) {
  const { t, i18n } = useLingui();
  return (
    <div className={css.page}>
      <EmptyState title={<Trans>Your application is under review</Trans>} />
      <Steps
        current={1}
        doneLabel={t`done`}
        steps={[
          { id: 'sent', label: <Trans>Sent</Trans>, detail: zonedTime(i18n.locale, appliedAt) },
          { id: 'review', label: <Trans>Under review</Trans> },
          {
            id: 'answer',
            label: <Trans>Decision</Trans>,
            detail: <Trans>This page shows it as soon as there is one.</Trans>,
          },
        ]}
      />
    </div>
  );
}

function Apply({ isAgain }: { isAgain: boolean }) {
  const send = useSend('agentApplication');
  const isWriting = useMachineSelector('agentApplication', selectIsWriting);
  return (
    <div className={css.page}>
      <p>
        {isAgain ? (
          <Trans>Your last application was declined. You can apply again now.</Trans>
        ) : (
          <Trans>
            Become an agent and invite members. Describe your plan, and we will review your application.
          </Trans>
        )}
      </p>
      <div className={css.tools}>
        <Button variant="primary" icon={<UserPlus />} onClick={() => send({ type: 'application.begin' })}>
          <Trans>Apply</Trans>
        </Button>
        <CustomerServiceButton variant="ghost" />
      </div>
      {isWriting && <ApplyAsAgent />}
    </div>
  );
}

/** Operators show the text in tables of their own, so HTML characters are rejected. */
const plainText = /^[^<>]*$/;

/** What the member writes to apply. */
function ApplyAsAgent() {
  const { t } = useLingui();
  const state = useMachineSelector('agentApplication', stateName);
  const busy = useMachineSelector('agentApplication', selectApplying);
  const failure = useMachineSelector('agentApplication', selectApplicationFailure);
  const send = useSend('agentApplication');
  return (
    <PromptDialog
      machine="agentApplication"
      state={state}
      title={<Trans>Become an agent</Trans>}
      text={
        <Trans>Write one or two sentences about how you will find members and how many you expect.</Trans>
      }
      label={<Trans>How will you invite members?</Trans>}
      pattern={plainText}
      validator={(text) =>
        text.length < applicationLength.min
          ? t`Enter at least ${applicationLength.min} characters.`
          : undefined
      }
      maxLength={applicationLength.max}
      yes={<Trans>Send</Trans>}
      busy={busy}
      busyLabel={<Trans>Sending</Trans>}
      failure={failure}
      onSubmit={(message) => send({ type: 'application.submit', message })}
      onClose={() => send({ type: 'application.close' })}
    />
  );
}
