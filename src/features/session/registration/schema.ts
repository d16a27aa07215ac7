import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import type { RegisterField } from '#contract/register-form.ts';
import { isVerificationCode, type PasswordPolicy } from '#contract/validation.ts';
import type { RegisterValues } from '#machines/session/registration.setup.ts';
import {
  type AgeLimit,
  type BirthPart,
  birthdayOf,
  birthdayProblem,
  birthParts,
} from '#src/components/forms/BirthdayField.tsx';
import {
  fieldErrors,
  fieldTexts,
  passwordSchema,
  type RuleContext,
  type TextName,
  textSchema,
} from '#src/components/forms/field-rules.ts';

/** Values of the form: texts by their wire names, a birthday in three parts, and the checkbox. */
export type FormValues = Record<TextName | 'phone_verify' | 'verify_code' | BirthPart, string> & {
  agreement: boolean;
};

export const emptyValues: FormValues = {
  ...(Object.fromEntries(Object.keys(fieldTexts).map((name) => [name, ''])) as Record<TextName, string>),
  phone_verify: '',
  verify_code: '',
  birth_year: '',
  birth_month: '',
  birth_day: '',
  agreement: false,
};

/** Schema of the form for its visible fields. */
export function registerSchema(
  fields: readonly RegisterField[],
  context: RuleContext & { ageLimit: AgeLimit; passwordPolicy: PasswordPolicy },
) {
  const translate = (text: MessageDescriptor) => context.i18n._(text);
  const text = (name: string, empty: MessageDescriptor | null) => textSchema(name, empty, context);
  const entries: Record<string, v.GenericSchema<string> | v.GenericSchema<boolean>> = {
    member_account: text('member_account', fieldTexts.member_account.empty),
    password: passwordSchema(context.i18n, fieldTexts.password.empty, context.passwordPolicy),
    agreement: v.pipe(
      v.boolean(),
      v.check((is) => is, translate(fieldErrors.agreement)),
    ),
  };
  for (const { name, required, verified } of fields) {
    if (name === 'member_birthday') for (const part of birthParts) entries[part] = text(part, null);
    else if (name === 'verify_code') entries[name] = text(name, fieldErrors.captcha);
    else entries[name] = text(name, required ? fieldTexts[name].empty : null);
    if (name === 'member_phone' && verified) entries.phone_verify = text('phone_verify', null);
  }
  const birthday = fields.find(({ name }) => name === 'member_birthday');
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      // One of the values is the checkbox, which is not read here.
      const typed = dataset.value as Record<string, string>;
      const addError = (key: string, message: MessageDescriptor) =>
        addIssue({
          message: translate(message),
          path: [{ type: 'object', origin: 'value', input: typed, key, value: typed[key] }],
        });
      if (typed.confirm_password && typed.confirm_password !== typed.password)
        addError('confirm_password', fieldErrors.confirm);
      if (typed.phone_verify !== undefined && typed.member_phone && !isVerificationCode(typed.phone_verify))
        addError('phone_verify', fieldErrors.verificationCode);
      if (!birthday) return;
      const error = birthdayProblem(typed, birthday.required, context.ageLimit);
      if (error) addError(error.part, error.text);
    }),
  );
}

/** Values by their wire names, without empty ones. */
export function wireValues(typed: Record<string, string | boolean>): RegisterValues {
  const { agreement, confirm_password, birth_year, birth_month, birth_day, ...texts } = typed;
  const birthday = birthdayOf({ birth_year, birth_month, birth_day });
  const given = Object.entries({ ...texts, member_birthday: birthday }).filter(([, value]) => value !== '');
  // A code without its phone number confirms nothing.
  return Object.fromEntries(
    given.filter(([name]) => name !== 'phone_verify' || texts.member_phone),
  ) as RegisterValues;
}
