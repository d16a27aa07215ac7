import { Trans, useLingui } from '@lingui/react/macro';
import { applicationLength } from '#contract/limits.ts';
import { selectApplicationFailure, selectApplying } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { Prompt } from '#src/components/dialogs/PromptDialog.tsx';

/** Operators read it in tables of their own, where marks of HTML are not wanted. */
const plainText = /^[^<>]*$/;

export default function ApplyAsAgent({ onAnswer }: ModalProps<'applyAsAgent'>) {
  const { t } = useLingui();
  const state = useMachine('agentApplication', stateName);
  const busy = useMachine('agentApplication', selectApplying) ?? false;
  const failure = useMachine('agentApplication', selectApplicationFailure) ?? null;
  const send = useSend('agentApplication');
  return (
    <Prompt
      machine="agentApplication"
      state={state}
      title={<Trans>Become an agent</Trans>}
      text={<Trans>A sentence or two is enough: where you meet people, and how many.</Trans>}
      label={<Trans>How will you bring members along?</Trans>}
      pattern={plainText}
      validator={(text) =>
        text.length < applicationLength.min
          ? t`Tell us in ${applicationLength.min} characters or more.`
          : undefined
      }
      maxLength={applicationLength.max}
      yes={<Trans>Send</Trans>}
      busy={busy}
      busyLabel={<Trans>Sending</Trans>}
      failure={failure}
      onSubmit={(message) => send({ type: 'application.submit', message })}
      onClose={() => onAnswer('no')}
    />
  );
}
