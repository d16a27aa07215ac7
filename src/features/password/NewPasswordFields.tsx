import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { passwordRule } from './messages.ts';

interface Props {
  password: UseFormRegisterReturn;
  again: UseFormRegisterReturn;
  wrong: { password: string | null | undefined; again: string | null | undefined };
}

/** A new password and its confirmation. */
export function NewPasswordFields({ password, again, wrong }: Props) {
  const { t, i18n } = useLingui();
  const shared = { showLabel: t`Show password`, hideLabel: t`Hide password`, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        label={<Trans>New password</Trans>}
        {...shared}
        {...password}
        {...(wrong.password ? { state: 'wrong', note: wrong.password } : { note: i18n._(passwordRule) })}
      />
      <PasswordField
        label={<Trans>Confirm new password</Trans>}
        {...shared}
        {...again}
        {...(wrong.again && { state: 'wrong', note: wrong.again })}
      />
    </>
  );
}
