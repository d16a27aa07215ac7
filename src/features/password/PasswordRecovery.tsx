import { Trans, useLingui } from '@lingui/react/macro';
import { selectCoded } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import css from '#src/components/forms/form.module.css';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { AskForm } from './RecoveryCodeForm.tsx';
import { ResetForm } from './ResetPasswordForm.tsx';

export default function Recovery({ onAnswer }: ModalProps<'passwordRecovery'>) {
  const { t } = useLingui();
  const state = useMachine('passwordRecovery', stateName);
  const coded = useMachine('passwordRecovery', selectCoded);
  const send = useSend('passwordRecovery');
  return (
    <Dialog
      data-machine="passwordRecovery"
      data-state={state}
      title={coded ? <Trans>Choose a new password</Trans> : <Trans>Forgot your password?</Trans>}
      text={
        coded ? (
          <Trans>If the account and the address belong together, a code is on its way to it.</Trans>
        ) : (
          <Trans>We send a code to the e-mail address or the phone number of your account.</Trans>
        )
      }
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      {coded ? <ResetForm /> : <AskForm />}
      <p className={css.door}>
        {coded ? (
          <Trans>
            No message came?{' '}
            <TextButton onClick={() => send({ type: 'recovery.restart' })}>Begin again</TextButton>
          </Trans>
        ) : (
          <TextButton onClick={() => onAnswer('no')}>
            <Trans>Back to signing in</Trans>
          </TextButton>
        )}
      </p>
    </Dialog>
  );
}
