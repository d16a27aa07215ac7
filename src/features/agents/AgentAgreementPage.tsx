import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.ts';
import { AgentHeading } from '#src/components/AgentHeading.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { formatDate } from '#src/i18n/time.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { AcceptAgreement } from './AcceptAgreement.tsx';
import css from './Agent.module.css';
import { agentAgreementQuery, useIsActiveAgent } from './agent-queries.ts';

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
