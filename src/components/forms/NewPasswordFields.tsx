import { valibotResolver } from '@hookform/resolvers/valibot';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DefaultValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import { PasswordField } from '#src/ui/Field.tsx';
import {
  fieldErrors,
  fieldTexts,
  generatedPassword,
  passwordRule,
  passwordSchema,
  useCommonPasswords,
} from './field-rules.ts';
import { useServerError } from './form.tsx';

interface Props {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password: string | null | undefined; confirmPassword: string | null | undefined };
  autoFocus?: boolean;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmPassword, errors, autoFocus }: Props) {
  const { t, i18n } = useLingui();
  const shared = {
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
    autoComplete: 'new-password',
    ...generatedPassword(),
  };
  return (
    <>
      <PasswordField
        label={<Trans>New password</Trans>}
        autoFocus={autoFocus}
        {...shared}
        {...password}
        {...(errors.password
          ? { state: 'invalid', note: errors.password }
          : { note: i18n._(passwordRule()) })}
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

/** Schema of a new password and its confirmation (specification, section 5). */
export const newPassword = (i18n: I18n) => ({
  password: passwordSchema(i18n, fieldErrors.newPassword),
  confirmPassword: v.pipe(v.string(), v.nonEmpty(i18n._(fieldTexts.confirm_password.empty))),
});

/**
 * Requires the confirmation to equal the password. The error is at the confirmation, and is reported even if
 * other fields are invalid, provided that the form's `criteriaMode` is "all".
 */
export const passwordsMatch = <T extends { password: string; confirmPassword: string }>(i18n: I18n) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (value.password === value.confirmPassword) return;
    addIssue({
      message: i18n._(fieldErrors.confirm),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: value,
          key: 'confirmPassword',
          value: value.confirmPassword,
        },
      ],
    });
  });

// A type, since react-hook-form takes no interface.
type NewPassword = { password: string; confirmPassword: string };

/** A form with a new password: its values, the operator's rejection, and the props of `NewPasswordFields`. */
export function useNewPasswordForm<T extends NewPassword>(
  schema: v.GenericSchema<T>,
  defaultValues: DefaultValues<T>,
  failure: Failure | null,
) {
  useCommonPasswords();
  const form = useForm<T, unknown, T>({
    resolver: valibotResolver(schema),
    // Otherwise errors that compare two fields would wait until each field is valid.
    criteriaMode: 'all',
    defaultValues,
  });
  const serverError = useServerError(failure, form, {
    wireNames: { password_confirmation: 'confirmPassword' as Path<T> },
  });
  // Without the fields that only this form has.
  const { register, formState } = form as unknown as UseFormReturn<NewPassword>;
  const { password, confirmPassword } = formState.errors;
  // Called where they are rendered: the first invalid field in the order of registration gets the focus.
  const newPasswordFields = () => ({
    password: register('password'),
    confirmPassword: register('confirmPassword'),
    errors: {
      password: password?.message ?? serverError.field('password'),
      confirmPassword: confirmPassword?.message ?? serverError.field('confirmPassword'),
    },
  });
  return { form, serverError, newPasswordFields };
}
