import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { selectIsWriting } from '#machines/agents/agent-application.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Agent.module.css';
import { ApplyAsAgent } from './ApplyAsAgent.tsx';
import { type Application, useIsActiveAgent } from './agent-queries.ts';

interface Props extends Application {
  isOpen: boolean;
  /** The operator's words if it is not open. */
  message: string;
}

/** The outcome of the member's application, and what to do next. */
export function ApplicationStatus({ status, appliedAt, reason, againAt, isOpen, message }: Props) {
  const { i18n } = useLingui();
  const isActive = useIsActiveAgent();
  const again = formatTime(i18n.locale, againAt);
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
          { id: 'sent', label: <Trans>Sent</Trans>, detail: formatTime(i18n.locale, appliedAt) },
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
