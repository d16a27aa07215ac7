import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import * as v from 'valibot';
import { isVerificationCode, normalizeDigits } from '#contract/validation.ts';
import {
  selectRecoveryBusy,
  selectRecoveryFailure,
  selectRecoveryToken,
} from '#machines/session/password-recovery.selectors.ts';
import { useChildSelector, useMachineSelector, useSend, useSendToChild } from '#src/actors/machines.ts';
import { CodeField } from '#src/components/forms/CodeField.tsx';
import { FormError } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { NewPasswordFields } from '#src/components/forms/NewPasswordFields.tsx';
import { newPassword, passwordsMatch } from '#src/components/forms/new-password.ts';
import { useNewPasswordForm } from '#src/components/forms/use-new-password-form.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';

/** The code from the message, and a new password twice. */
export function ResetPasswordForm() {
  const { t, i18n } = useLingui();
  const busy = useMachineSelector('passwordRecovery', selectRecoveryBusy);
  const failure = useMachineSelector('passwordRecovery', selectRecoveryFailure);
  const token = useMachineSelector('passwordRecovery', selectRecoveryToken);
  const sendToCode = useSendToChild('passwordRecovery', 'verificationCode');
  const notSent = useChildSelector('passwordRecovery', 'verificationCode', ({ context }) => context.failure);
  const send = useSend('passwordRecovery');
  const schema = v.pipe(
    v.object({
      code: v.pipe(
        v.string(),
        v.transform(normalizeDigits),
        v.check(isVerificationCode, t`Enter the 6 digits from the message.`),
      ),
      ...newPassword(i18n),
    }),
    passwordsMatch(i18n),
  );
  const defaultValues = { code: '', password: '', confirmPassword: '' };
  const { form, serverError, newPasswordFields } = useNewPasswordForm(schema, defaultValues, failure);
  const { errors } = form.formState;
  const refused = serverError.field('code') ?? (notSent && failureText(i18n, notSent));
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ code, password }) => send({ type: 'recovery.reset', code, password }))}
    >
      <FormError>{serverError.form}</FormError>
      <CodeField
        of="passwordRecovery"
        error={errors.code?.message ?? refused}
        onRequest={() => sendToCode({ type: 'verificationCode.request', purpose: 'forgot_password', token })}
        autoFocus
        {...form.register('code')}
      />
      <NewPasswordFields {...newPasswordFields()} />
      <Button
        type="submit"
        variant="primary"
        shape="wide"
        icon={<KeyRound />}
        busy={busy}
        busyLabel={<Trans>Saving</Trans>}
      >
        <Trans>Set new password</Trans>
      </Button>
    </form>
  );
}
