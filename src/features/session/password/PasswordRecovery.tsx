import { Trans, useLingui } from '@lingui/react/macro';
import { selectCodeSent } from '#machines/session/password-recovery.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import css from '#src/components/forms/form.module.css';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export default function PasswordRecovery({ onAnswer }: ModalProps<'passwordRecovery'>) {
  const { t } = useLingui();
  const state = useMachineSelector('passwordRecovery', stateName);
  const codeSent = useMachineSelector('passwordRecovery', selectCodeSent);
  const send = useSend('passwordRecovery');
  return (
    <Dialog
      data-machine="passwordRecovery"
      data-state={state}
      title={codeSent ? <Trans>Choose a new password</Trans> : <Trans>Forgot your password?</Trans>}
      text={
        codeSent ? (
          <Trans>If the account and contact details match, a code has been sent.</Trans>
        ) : (
          <Trans>We will send a code to the e-mail address or phone number of your account.</Trans>
        )
      }
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      {codeSent ? <ResetPasswordForm /> : <RecoveryCodeForm />}
      <p className={css.switchForm}>
        {codeSent ? (
          <Trans>
            No code received?{' '}
            <TextButton onClick={() => send({ type: 'recovery.restart' })}>Start again</TextButton>
          </Trans>
        ) : (
          <TextButton onClick={() => onAnswer('no')}>
            <Trans>Back to sign-in</Trans>
          </TextButton>
        )}
      </p>
    </Dialog>
  );
}
