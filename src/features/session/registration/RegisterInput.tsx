import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterField } from '#contract/register-form.ts';
import { BirthdayField } from '#src/components/forms/BirthdayField.tsx';
import { fieldErrors, fieldTexts, inputHints, type TextName } from '#src/components/forms/field-messages.ts';
import { isValidValue, normalizeValue } from '#src/components/forms/field-rules.ts';
import { failureText } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { PhoneCodeField } from './PhoneCodeField.tsx';
import type { FormValues } from './schema.ts';
import { useAvailability } from './use-availability.ts';

interface Props {
  name: Exclude<RegisterField['name'], 'verify_code'> | 'member_account' | 'password';
  required?: boolean;
  unique?: boolean;
  verified?: boolean;
  currency: string;
  form: UseFormReturn<FormValues>;
}

/** One field of the form by its name: a text, a password, a birthday, or a phone number with its code. */
export function RegisterInput({ name, ...field }: Props) {
  if (name === 'member_birthday') return <BirthdayField required={field.required} form={field.form} />;
  return (
    <>
      <Text name={name} {...field} />
      {name === 'member_phone' && field.verified && <PhoneCodeField {...field} />}
    </>
  );
}

const secrets = new Set<TextName>(['password', 'confirm_password', 'withdraw_password']);
const helpTexts: Partial<Record<TextName, (typeof fieldErrors)[keyof typeof fieldErrors]>> = {
  member_account: fieldErrors.account,
  password: fieldErrors.password,
  withdraw_password: fieldErrors.withdraw,
};

function Text({ name, required, unique, currency, form }: Props & { name: TextName }) {
  const { t, i18n } = useLingui();
  const taken = useAvailability(name, currency);
  const refused = form.formState.errors[name]?.message ?? (taken.failure && failureText(i18n, taken.failure));
  // On blur only availability is checked: an error text that appears while the user clicks a button would
  // move it.
  const checkAvailability = () => {
    const value = normalizeValue(name, form.getValues(name));
    if (isValidValue(name, value, { currency, siteName: site.siteName })) taken.check(value);
  };
  const help = helpTexts[name];
  const shared: TextFieldProps = {
    label: i18n._(fieldTexts[name].label),
    required,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...inputHints[name],
    autoFocus: name === 'member_account',
    ...form.register(name, unique ? { onBlur: checkAvailability, onChange: () => taken.check('') } : {}),
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
