import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import { useServerError } from './use-server-error.ts';

// A type, since react-hook-form takes no interface.
type NewPassword = { password: string; confirmPassword: string };

/** A form with a new password: its values, the operator's rejection, and the props of `NewPasswordFields`. */
export function useNewPasswordForm<T extends NewPassword>(
  schema: v.GenericSchema<T>,
  defaultValues: DefaultValues<T>,
  failure: Failure | null,
) {
  const form = useForm<T, unknown, T>({
    resolver: valibotResolver(schema),
    // Otherwise errors that compare two fields would wait until each field is valid.
    criteriaMode: 'all',
    defaultValues,
  });
  const serverError = useServerError(failure, form);
  // Without the fields that only this form has.
  const { register, formState } = form as unknown as UseFormReturn<NewPassword>;
  const { password, confirmPassword } = formState.errors;
  // Called where they are rendered: the first invalid field in the order of registration gets the focus.
  const newPasswordFields = () => ({
    password: register('password'),
    confirmPassword: register('confirmPassword'),
    errors: {
      password: password?.message ?? serverError.field('password'),
      confirmPassword: confirmPassword?.message,
    },
  });
  return { form, serverError, newPasswordFields };
}
