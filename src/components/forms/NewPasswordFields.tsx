import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { fieldErrors } from './field-messages.ts';

interface Props {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password: string | null | undefined; confirmPassword: string | null | undefined };
  autoFocus?: boolean;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmPassword, errors, autoFocus }: Props) {
  const { t, i18n } = useLingui();
  const shared = { showLabel: t`Show password`, hideLabel: t`Hide password`, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        label={<Trans>New password</Trans>}
        autoFocus={autoFocus}
        {...shared}
        {...password}
        {...(errors.password
          ? { state: 'invalid', note: errors.password }
          : { note: i18n._(fieldErrors.password) })}
      />
      <PasswordField
        label={<Trans>Confirm new password</Trans>}
        {...shared}
        {...confirmPassword}
        {...(errors.confirmPassword && { state: 'invalid', note: errors.confirmPassword })}
      />
    </>
  );
}
