import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterField } from '#contract/register-form.ts';
import { type TextName, words, wrong } from '#src/components/forms/field-messages.ts';
import { failureText } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { Birthday } from './BirthdayField.tsx';
import { PhoneCode } from './PhoneCodeField.tsx';
import { clean, obeys, type Typed } from './schema.ts';
import { useTaken } from './use-availability.ts';

interface Props {
  name: Exclude<RegisterField['name'], 'verify_code'> | 'member_account' | 'password';
  required?: boolean;
  unique?: boolean;
  verified?: boolean;
  currency: string;
  form: UseFormReturn<Typed>;
}

/** One field of the form by its name: a text, a secret, a birthday, a phone number with its code. */
export function RegisterInput({ name, ...field }: Props) {
  if (name === 'member_birthday') return <Birthday required={field.required} form={field.form} />;
  return (
    <>
      <Text name={name} {...field} />
      {name === 'member_phone' && field.verified && <PhoneCode {...field} />}
    </>
  );
}

const secrets = new Set<TextName>(['password', 'confirm_password', 'withdraw_password']);
/** What browsers and password managers fill in, and which keyboard comes. */
const manners: Partial<Record<TextName, Partial<TextFieldProps>>> = {
  member_account: { autoComplete: 'username', autoFocus: true },
  password: { autoComplete: 'new-password' },
  confirm_password: { autoComplete: 'new-password' },
  member_name: { autoComplete: 'name', autoCapitalize: 'words' },
  member_email: { autoComplete: 'email', type: 'email' },
  member_phone: { autoComplete: 'tel-national', type: 'tel' },
  withdraw_password: { inputMode: 'numeric' },
};
const helps: Partial<Record<TextName, (typeof wrong)[keyof typeof wrong]>> = {
  member_account: wrong.account,
  password: wrong.password,
  withdraw_password: wrong.withdraw,
};

function Text({ name, required, unique, currency, form }: Props & { name: TextName }) {
  const { t, i18n } = useLingui();
  const taken = useTaken(name, currency);
  const refused = form.formState.errors[name]?.message ?? (taken.failure && failureText(i18n, taken.failure));
  // Only asked: were a rule's words put below a field that is left by a press, the press would miss its button.
  const look = () => {
    const value = clean(name, form.getValues(name));
    if (obeys(name, value, { currency, siteName: site.siteName })) taken.ask(value);
  };
  const help = helps[name];
  const shared: TextFieldProps = {
    label: i18n._(words[name].label),
    required,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...manners[name],
    ...form.register(name, unique ? { onBlur: look, onChange: () => taken.ask('') } : {}),
    ...(refused
      ? { state: 'wrong', note: refused }
      : {
          state: taken.checking ? 'checking' : taken.free ? 'right' : undefined,
          note: help && i18n._(help),
        }),
  };
  if (!secrets.has(name)) return <TextField {...shared} />;
  return <PasswordField showLabel={t`Show password`} hideLabel={t`Hide password`} {...shared} />;
}
