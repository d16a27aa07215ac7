import type { I18n, MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import type { RegisterField } from '#contract/register-form.ts';
import {
  isAccount,
  isBirthday,
  isContact,
  isEmail,
  isMemberName,
  isPassword,
  isPhone,
  isPhoneCode,
  isWithdrawPassword,
  normalizeText,
  tidyDigits,
} from '#contract/validation.ts';
import type { RegisterValues } from '#machines/registration.setup.ts';
import { fieldErrors, fieldTexts, type TextName } from '#src/components/forms/field-messages.ts';

/** Values of the form: texts by their wire names, a birthday in three parts, and the checkbox. */
export type FormValues = Record<TextName | 'phone_verify' | 'verify_code' | BirthPart, string> & {
  agreement: boolean;
};
export const birthParts = ['birth_year', 'birth_month', 'birth_day'] as const;
type BirthPart = (typeof birthParts)[number];

export const emptyValues: FormValues = {
  ...(Object.fromEntries(Object.keys(fieldTexts).map((name) => [name, ''])) as Record<TextName, string>),
  phone_verify: '',
  verify_code: '',
  birth_year: '',
  birth_month: '',
  birth_day: '',
  agreement: false,
};

interface RuleContext {
  currency: string;
  siteName: string;
}
interface Rule {
  holds: (value: string) => boolean;
  wrong: MessageDescriptor;
}

const digits = new Set<string>(['member_phone', 'withdraw_password', 'phone_verify']);
const untouched = new Set<string>(['password', 'confirm_password']);
/** Normalizes what was typed or pasted. */
export const normalizeValue = (name: string, value: string) => {
  if (untouched.has(name)) return value;
  return digits.has(name) ? tidyDigits(value) : normalizeText(value);
};

/** The rule of SPEC.md section 5 for one text. */
function ruleOf(name: string, { currency, siteName }: RuleContext): Rule | null {
  switch (name) {
    case 'member_account':
      return { holds: isAccount, wrong: fieldErrors.account };
    case 'password':
      return { holds: isPassword, wrong: fieldErrors.password };
    case 'member_name':
      return {
        holds: (value) => isMemberName(value, currency),
        wrong: currency === 'RMB' ? fieldErrors.nameHan : fieldErrors.nameWord,
      };
    case 'member_email':
      return { holds: isEmail, wrong: fieldErrors.email };
    case 'member_phone':
      return {
        holds: (value) => isPhone(value, { currency, siteName }),
        wrong: currency === 'VND' || siteName === 'gowin11' ? fieldErrors.phoneTen : fieldErrors.phone,
      };
    case 'withdraw_password':
      return { holds: isWithdrawPassword, wrong: fieldErrors.withdraw };
    case 'member_wechat':
    case 'member_qq':
    case 'member_fb':
    case 'member_zalo':
    case 'member_whats_app':
      return { holds: (value) => isContact(name, value), wrong: fieldErrors.contact };
    case 'member_skype':
    case 'member_telegram':
      return { holds: (value) => isContact(name, value), wrong: fieldErrors.contactAt };
    default:
      return null;
  }
}

/** Whether a value is present and valid. */
export const isValidValue = (name: string, value: string, context: RuleContext) =>
  value !== '' && (ruleOf(name, context)?.holds(value) ?? true);

/** Schema of the form for its visible fields. */
export function registerSchema(fields: readonly RegisterField[], context: RuleContext & { i18n: I18n }) {
  const translate = (text: MessageDescriptor) => context.i18n._(text);
  const text = (name: string, empty: MessageDescriptor | null) => {
    const rule = ruleOf(name, context);
    return v.pipe(
      v.string(),
      v.transform((value) => normalizeValue(name, value)),
      v.check((value) => value !== '' || !empty, empty ? translate(empty) : ''),
      v.check((value) => value === '' || !rule || rule.holds(value), rule ? translate(rule.wrong) : ''),
    );
  };
  const entries: Record<string, v.GenericSchema<string> | v.GenericSchema<boolean>> = {
    member_account: text('member_account', fieldTexts.member_account.empty),
    password: text('password', fieldTexts.password.empty),
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
      if (typed.phone_verify !== undefined && typed.member_phone && !isPhoneCode(typed.phone_verify))
        addError('phone_verify', fieldErrors.phoneCode);
      if (!birthday) return;
      const { birth_year: year = '', birth_month: month = '', birth_day: day = '' } = typed;
      const missing = birthParts.find((part) => !typed[part]);
      const given = year || month || day;
      if (missing && (given || birthday.required)) addError(missing, fieldErrors.birthday);
      else if (!isBirthday({ year, month, day })) addError('birth_day', fieldErrors.birthdayDay);
    }),
  );
}

/** Values by their wire names, without empty ones. */
export function wireValues(typed: Record<string, string | boolean>): RegisterValues {
  const { agreement, confirm_password, birth_year, birth_month, birth_day, ...texts } = typed;
  const twoDigits = (part: unknown) => String(part).padStart(2, '0');
  const birthday = birth_year ? `${birth_year}-${twoDigits(birth_month)}-${twoDigits(birth_day)}` : '';
  const given = Object.entries({ ...texts, member_birthday: birthday }).filter(([, value]) => value !== '');
  // A code without its phone number confirms nothing.
  return Object.fromEntries(
    given.filter(([name]) => name !== 'phone_verify' || texts.member_phone),
  ) as RegisterValues;
}
