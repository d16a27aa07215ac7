import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { registerVerification } from '#contract/endpoints/session/registration.ts';
import type { RegisterField } from '#contract/register-form.ts';
import { normalizeDigits } from '#contract/validation.ts';
import { useChildSelector, useSend, useSendToChild } from '#src/actors/machines.tsx';
import { call } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { BirthdayField } from '#src/components/forms/BirthdayField.tsx';
import { CodeField, type TakeImage } from '#src/components/forms/CodeField.tsx';
import {
  fieldErrors,
  fieldTexts,
  generatedPassword,
  inputHints,
  isValidValue,
  normalizeValue,
  passwordRule,
  type TextName,
} from '#src/components/forms/field-rules.ts';
import { WithdrawPasswordInput } from '#src/components/forms/form.tsx';
import { fieldIn, refusalOf } from '#src/components/forms/refusal.ts';
import { failureText } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { TextButton } from '#src/ui/elements.tsx';
import { Checkbox, PasswordField, TextField, type TextFieldProps } from '#src/ui/Field.tsx';
import css from './Register.module.css';
import type { FormValues } from './schema.ts';

interface RegisterInputProps {
  name: Exclude<RegisterField['name'], 'verify_code'> | 'member_account' | 'password';
  required?: boolean;
  unique?: boolean;
  verified?: boolean;
  currency: string;
  form: UseFormReturn<FormValues>;
}

/** One field of the form by its name: a text, a password, a birthday, or a phone number with its code. */
export function RegisterInput({ name, ...field }: RegisterInputProps) {
  if (name === 'member_birthday') return <BirthdayField required={field.required} form={field.form} />;
  if (name === 'withdraw_password')
    return <WithdrawPasswordInput form={field.form} name={name} required={field.required} isNew />;
  return (
    <>
      <Text name={name} {...field} />
      {name === 'member_phone' && field.verified && <PhoneCodeField {...field} />}
    </>
  );
}

const secrets = new Set<TextName>(['password', 'confirm_password']);
const helpTexts: Partial<Record<TextName, MessageDescriptor>> = {
  member_account: fieldErrors.account,
};

function Text({ name, required, unique, currency, form }: RegisterInputProps & { name: TextName }) {
  const { t, i18n } = useLingui();
  const taken = useAvailability(name, currency);
  const refused = form.formState.errors[name]?.message ?? (taken.failure && failureText(i18n, taken.failure));
  // On blur only availability is checked: an error text that appears while the user clicks a button would
  // move it.
  const checkAvailability = () => {
    const value = normalizeValue(name, form.getValues(name), currency);
    if (isValidValue(name, value, { currency, siteName: site.siteName })) taken.check(value);
  };
  const help = name === 'password' ? passwordRule() : helpTexts[name];
  const shared: TextFieldProps = {
    label: i18n._(fieldTexts[name].label),
    required,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...inputHints[name],
    ...(inputHints[name]?.autoComplete === 'new-password' && generatedPassword()),
    autoFocus: name === 'member_account',
    // Each check would need the code of an image of its own.
    ...form.register(
      name,
      unique && !site.captcha.availability
        ? { onBlur: checkAvailability, onChange: () => taken.check('') }
        : {},
    ),
    ...(refused
      ? { state: 'invalid', note: refused }
      : {
          state: taken.checking ? 'checking' : taken.free ? 'valid' : undefined,
          note: help && i18n._(help),
        }),
  };
  if (!secrets.has(name)) return <TextField {...shared} />;
  return <PasswordField showLabel={t`Show password`} hideLabel={t`Hide password`} {...shared} />;
}

/** Whether a value is taken, and the operator's failure if it is. */
async function isTaken(name: string, value: string, currency: string, signal: AbortSignal) {
  const body = {
    site_id: currentSiteId(),
    member_currency: currency,
    verification: 1 as const,
    [name]: value,
  };
  const result = await call(registerVerification, body, { signal });
  if (result.ok) return { taken: null };
  // Only a definite rejection counts; any other failure is reported on submit.
  const { failure } = result;
  return failureDisplayOf(failure.call, failure.code)?.field === name ? { taken: failure } : null;
}

/** Whether a value is taken: null if that could not be told. Typed values are not kept in the cache. */
export const takenQuery = (name: string, currency: string, value: string) =>
  queryOptions({
    queryKey: ['taken', name, currency, value],
    queryFn: ({ signal }) => isTaken(name, value, currency, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Checks on blur whether a value is available. Another value cancels the check, and a late response is
 * ignored.
 */
function useAvailability(name: string, currency: string) {
  const [value, check] = useState('');
  const { data, isFetching } = useQuery({ ...takenQuery(name, currency, value), enabled: value !== '' });
  const failure: Failure | null | undefined = data?.taken;
  return { check, checking: isFetching, free: failure === null, failure: failure ?? null };
}

interface PhoneCodeFieldProps {
  currency: string;
  required?: boolean;
  form: UseFormReturn<FormValues>;
}

/** The code that is sent to the phone number of the field above. */
function PhoneCodeField({ currency, required, form }: PhoneCodeFieldProps) {
  const { i18n } = useLingui();
  const sendToCode = useSendToChild('registration', 'verificationCode');
  const failure = useChildSelector('registration', 'verificationCode', ({ context }) => context.failure);
  useServerErrors(failure, form, 'phone_verify');
  const requestCode = async (take: TakeImage) => {
    const phone = normalizeDigits(form.getValues('member_phone'));
    if (phone === '')
      return form.setError(
        'member_phone',
        { message: i18n._(fieldErrors.phoneFirst) },
        { shouldFocus: true },
      );
    if (!(await form.trigger('member_phone', { shouldFocus: true }))) return;
    const solved = take();
    if (!solved) return;
    form.clearErrors('phone_verify');
    sendToCode({
      type: 'verificationCode.request',
      purpose: 'register_member',
      phone,
      currency,
      ...solved,
    });
  };
  return (
    <CodeField
      of="registration"
      required={required}
      error={form.formState.errors.phone_verify?.message}
      onRequest={(take) => void requestCode(take)}
      {...form.register('phone_verify')}
    />
  );
}

const wireNames = { member_birthday: 'birth_year', password_confirmation: 'confirm_password' } as const;

/** Shows the operator's rejection at the fields that it names, until they change. */
export function useServerErrors(
  failure: Failure | null,
  { getValues, setError }: UseFormReturn<FormValues>,
  elsewhere?: keyof FormValues,
) {
  const { i18n } = useLingui();
  // A failure from before this form was opened has been shown already.
  const shown = useRef(failure);
  useEffect(() => {
    if (!failure || failure === shown.current) return;
    shown.current = failure;
    const { fields, form } = refusalOf(i18n, failure, fieldIn(getValues(), wireNames));
    if (elsewhere && form) fields[elsewhere] ??= form;
    // The last one that gets the focus is the first one.
    for (const [field, message] of Object.entries(fields).reverse())
      setError(field as keyof FormValues, { type: 'operator', message }, { shouldFocus: true });
  }, [failure, elsewhere, i18n, getValues, setError]);
}

interface AgreementFieldProps {
  form: UseFormReturn<FormValues>;
}

/** The checkbox, and a link to the agreement. */
export function AgreementField({ form }: AgreementFieldProps) {
  const send = useSend('modals');
  const { minimumAge } = site;
  const note = useId();
  const error = form.formState.errors.agreement?.message;
  return (
    <div className={css.agreement}>
      <Checkbox
        invalid={error !== undefined}
        aria-describedby={error && note}
        {...form.register('agreement')}
      >
        <Trans>
          I am at least {minimumAge} years old and of legal age where I live, and I accept the service
          agreement.
        </Trans>
      </Checkbox>
      {error && (
        <p className={css.error} id={note}>
          <CircleAlert />
          {error}
        </p>
      )}
      <p>
        <TextButton onClick={() => send({ type: 'modal.request', modal: { kind: 'serviceAgreement' } })}>
          <Trans>Read the service agreement</Trans>
        </TextButton>
      </p>
    </div>
  );
}
