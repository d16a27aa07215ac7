import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info } from 'lucide-react';
import { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import { stateName, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { formatDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Agent.module.css';
import { agentAgreementQuery, useIsActiveAgent } from './agent-queries.ts';
import { agentAgreementImplementations } from './agents.implementations.ts';

/** The agents' agreement in its current version, which an active agent accepts. */
export default function AgentAgreementPage() {
  const { t, i18n } = useLingui();
  const agreement = useQuery(agentAgreementQuery(useEpoch()));
  const isActive = useIsActiveAgent();
  return (
    <>
      <AgentHeading />
      <Panel>
        <QueryView query={agreement} skeleton={<LineSkeletons label={t`Loading the agreement`} count={6} />}>
          {({ html, acceptedAt, version, wasAccepted }) => {
            const day = formatDate(i18n.locale, acceptedAt);
            return (
              <div className={css.page}>
                <OperatorHtml html={html} />
                {day && (
                  <p className={css.note}>
                    <Trans>You accepted it on {day}.</Trans>
                  </p>
                )}
                {isActive && !acceptedAt && <AcceptAgreement version={version} wasAccepted={wasAccepted} />}
              </div>
            );
          }}
        </QueryView>
      </Panel>
    </>
  );
}

interface Props {
  version: string;
  /** The member has accepted an older version. */
  wasAccepted: boolean;
}

/** Accepts the agreement that is shown above. */
const AcceptAgreement = (props: Props) => (
  <PageMachine
    name="agentAgreement"
    logic={({ queryClient, epoch }) =>
      agentAgreementMachine.provide(agentAgreementImplementations(queryClient, epoch))
    }
    input={undefined}
  >
    <Acceptance {...props} />
  </PageMachine>
);

function Acceptance({ version, wasAccepted }: Props) {
  const { i18n } = useLingui();
  const send = useSend('agentAgreement');
  const snapshot = useMachineSelector('agentAgreement', (state) => state);
  const { failure } = snapshot.context;
  const isUnknown = snapshot.matches('unknown');
  const isOutdated = snapshot.matches({ reading: 'outdated' });
  const isBusy = snapshot.hasTag('busy');
  const problem = failure ? (
    failureText(i18n, failure)
  ) : isUnknown ? (
    <Trans>We do not know yet whether you have accepted it.</Trans>
  ) : snapshot.matches({ reading: 'missing' }) ? (
    <Trans>We did not receive your acceptance. Accept again.</Trans>
  ) : null;
  return (
    <div className={css.page} data-machine="agentAgreement" data-state={stateName(snapshot)}>
      {(wasAccepted || isOutdated) && (
        <InlineAlert
          tone="info"
          icon={<Info />}
          text={
            isOutdated ? (
              <Trans>The agreement has just changed. Please read it again before you accept it.</Trans>
            ) : (
              <Trans>The agreement has changed since you accepted it. Please read the new version.</Trans>
            )
          }
        />
      )}
      {problem && <InlineAlert tone="error" icon={<CircleAlert />} text={problem} />}
      <div className={css.tools}>
        {isUnknown ? (
          <Button variant="primary" onClick={() => send({ type: 'agreement.check' })}>
            <Trans>Check again</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isBusy || snapshot.matches('accepted')}
            busyLabel={<Trans>Accepting</Trans>}
            onClick={() => send({ type: 'agreement.accept', version })}
          >
            <Trans>I accept the agreement</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
