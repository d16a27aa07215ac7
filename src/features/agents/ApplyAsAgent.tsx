import { Trans, useLingui } from '@lingui/react/macro';
import { applicationLength } from '#contract/constants.ts';
import { selectApplicationFailure, selectApplying } from '#machines/agents/agent-application.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PromptDialog } from '#src/components/dialogs/PromptDialog.tsx';

/** Operators show the text in tables of their own, so HTML characters are rejected. */
const plainText = /^[^<>]*$/;

/** What the member writes to apply. */
export function ApplyAsAgent() {
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
