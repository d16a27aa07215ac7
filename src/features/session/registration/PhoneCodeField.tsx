import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { normalizeDigits } from '#contract/validation.ts';
import { useChildSelector, useSendToChild } from '#src/actors/machines.ts';
import { CodeField } from '#src/components/forms/CodeField.tsx';
import { fieldErrors } from '#src/components/forms/field-messages.ts';
import type { FormValues } from './schema.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Props {
  currency: string;
  required?: boolean;
  form: UseFormReturn<FormValues>;
}

/** The code that is sent to the phone number of the field above. */
export function PhoneCodeField({ currency, required, form }: Props) {
  const { i18n } = useLingui();
  const sendToCode = useSendToChild('registration', 'verificationCode');
  const failure = useChildSelector('registration', 'verificationCode', ({ context }) => context.failure);
  useServerErrors(failure, form, 'phone_verify');
  const requestCode = async () => {
    const phone = normalizeDigits(form.getValues('member_phone'));
    if (phone === '')
      return form.setError(
        'member_phone',
        { message: i18n._(fieldErrors.phoneFirst) },
        { shouldFocus: true },
      );
    if (!(await form.trigger('member_phone', { shouldFocus: true }))) return;
    form.clearErrors('phone_verify');
    sendToCode({ type: 'verificationCode.request', purpose: 'register_member', phone, currency });
  };
  return (
    <CodeField
      of="registration"
      required={required}
      error={form.formState.errors.phone_verify?.message}
      onRequest={() => void requestCode()}
      {...form.register('phone_verify')}
    />
  );
}
