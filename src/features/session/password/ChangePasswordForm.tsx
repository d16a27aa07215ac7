import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import * as v from 'valibot';
import { selectChangeBusy, selectChangeFailure } from '#machines/session/password-change.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import css from '#src/components/forms/form.module.css';
import { FormError, SubmitButton } from '#src/components/forms/form.tsx';
import {
  NewPasswordFields,
  newPassword,
  passwordsMatch,
  useNewPasswordForm,
} from '#src/components/forms/NewPasswordFields.tsx';
import { PasswordField } from '#src/ui/Field.tsx';

/** The current password, and a new one twice; in a modal, or as the main content of a page. */
export default function ChangePasswordForm() {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('passwordChange', stateName);
  const busy = useMachineSelector('passwordChange', selectChangeBusy);
  const failure = useMachineSelector('passwordChange', selectChangeFailure);
  const member = useMachineSelector('session', selectMember);
  const send = useSend('passwordChange');
  const schema = v.pipe(
    v.object({
      old_password: v.pipe(v.string(), v.nonEmpty(t`Enter your current password.`)),
      ...newPassword(i18n),
    }),
    passwordsMatch(i18n),
  );
  const defaultValues = { old_password: '', password: '', confirmPassword: '' };
  const { form, serverError, newPasswordFields } = useNewPasswordForm(schema, defaultValues, failure);
  const { errors } = form.formState;
  return (
    <form
      className={css.form}
      data-machine="passwordChange"
      data-state={state}
      noValidate
      onSubmit={form.handleSubmit(({ old_password, password }) =>
        send({ type: 'password.submit', oldPassword: old_password, password }),
      )}
    >
      <FormError>{serverError.form}</FormError>
      {/* Tells a password manager which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" name="username" value={member?.account ?? ''} />
      <PasswordField
        label={<Trans>Current password</Trans>}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        autoFocus
        {...form.register('old_password')}
        {...errorAt(errors.old_password?.message ?? serverError.field('old_password'))}
      />
      <NewPasswordFields {...newPasswordFields()} />
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        icon={<KeyRound />}
        busy={busy}
        busyLabel={<Trans>Changing</Trans>}
      >
        <Trans>Change password</Trans>
      </SubmitButton>
    </form>
  );
}

const errorAt = (note: string | null | undefined) => (note ? ({ state: 'invalid', note } as const) : {});
