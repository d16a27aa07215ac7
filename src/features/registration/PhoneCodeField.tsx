import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { tidyDigits } from '#contract/validation.ts';
import { useActorState, useMachine } from '#src/app/context.tsx';
import { CodeField } from '#src/components/forms/CodeField.tsx';
import { wrong } from '#src/components/forms/field-messages.ts';
import type { Typed } from './schema.ts';
import { useOperatorErrors } from './use-server-errors.ts';

interface Props {
  currency: string;
  required?: boolean;
  form: UseFormReturn<Typed>;
}

/** The code that is sent to the phone number above it. */
export function PhoneCode({ currency, required, form }: Props) {
  const { i18n } = useLingui();
  const phoneCode = useMachine('registration', (snapshot) => snapshot.children.phoneCode);
  const failure = useActorState(phoneCode, (snapshot) => snapshot.context.failure);
  useOperatorErrors(failure, form, 'phone_verify');
  const ask = async () => {
    const phone = tidyDigits(form.getValues('member_phone'));
    if (phone === '')
      return form.setError('member_phone', { message: i18n._(wrong.phoneFirst) }, { shouldFocus: true });
    if (!(await form.trigger('member_phone', { shouldFocus: true }))) return;
    form.clearErrors('phone_verify');
    phoneCode?.send({ type: 'phoneCode.request', purpose: 'register_member', phone, currency });
  };
  return (
    <CodeField
      phoneCode={phoneCode}
      required={required}
      wrong={form.formState.errors.phone_verify?.message}
      onAsk={() => void ask()}
      {...form.register('phone_verify')}
    />
  );
}
