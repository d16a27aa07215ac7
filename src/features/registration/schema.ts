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
  tidy,
  tidyDigits,
} from '#contract/validation.ts';
import type { RegisterValues } from '#machines/registration.machine.ts';
import { type TextName, words, wrong } from '#src/components/forms/field-messages.ts';

/** What the form holds: texts by their wire names, a birthday in three parts, and the tick. */
export type Typed = Record<TextName | 'phone_verify' | 'verify_code' | BirthPart, string> & {
  agreement: boolean;
};
export const birthParts = ['birth_year', 'birth_month', 'birth_day'] as const;
type BirthPart = (typeof birthParts)[number];

export const blank: Typed = {
  ...(Object.fromEntries(Object.keys(words).map((name) => [name, ''])) as Record<TextName, string>),
  phone_verify: '',
  verify_code: '',
  birth_year: '',
  birth_month: '',
  birth_day: '',
  agreement: false,
};

interface Where {
  currency: string;
  siteName: string;
}
interface Rule {
  holds: (value: string) => boolean;
  wrong: MessageDescriptor;
}

const digits = new Set<string>(['member_phone', 'withdraw_password', 'phone_verify']);
const untouched = new Set<string>(['password', 'confirm_password']);
/** What was meant by what was typed or pasted. */
export const clean = (name: string, value: string) => {
  if (untouched.has(name)) return value;
  return digits.has(name) ? tidyDigits(value) : tidy(value);
};

/** The rules of SPEC.md section 5 for one text. */
function ruleOf(name: string, { currency, siteName }: Where): Rule | null {
  switch (name) {
    case 'member_account':
      return { holds: isAccount, wrong: wrong.account };
    case 'password':
      return { holds: isPassword, wrong: wrong.password };
    case 'member_name':
      return {
        holds: (value) => isMemberName(value, currency),
        wrong: currency === 'RMB' ? wrong.nameHan : wrong.nameWord,
      };
    case 'member_email':
      return { holds: isEmail, wrong: wrong.email };
    case 'member_phone':
      return {
        holds: (value) => isPhone(value, { currency, siteName }),
        wrong: currency === 'VND' || siteName === 'gowin11' ? wrong.phoneTen : wrong.phone,
      };
    case 'withdraw_password':
      return { holds: isWithdrawPassword, wrong: wrong.withdraw };
    case 'member_wechat':
    case 'member_qq':
    case 'member_fb':
    case 'member_zalo':
    case 'member_whats_app':
      return { holds: (value) => isContact(name, value), wrong: wrong.contact };
    case 'member_skype':
    case 'member_telegram':
      return { holds: (value) => isContact(name, value), wrong: wrong.contactAt };
    default:
      return null;
  }
}

/** Whether a value that is there is one that could be sent. */
export const obeys = (name: string, value: string, where: Where) =>
  value !== '' && (ruleOf(name, where)?.holds(value) ?? true);

/** What the form must hold before it is sent, by the fields that it shows. */
export function registerSchema(fields: readonly RegisterField[], about: Where & { i18n: I18n }) {
  const say = (text: MessageDescriptor) => about.i18n._(text);
  const text = (name: string, empty: MessageDescriptor | null) => {
    const rule = ruleOf(name, about);
    return v.pipe(
      v.string(),
      v.transform((value) => clean(name, value)),
      v.check((value) => value !== '' || !empty, empty ? say(empty) : ''),
      v.check((value) => value === '' || !rule || rule.holds(value), rule ? say(rule.wrong) : ''),
    );
  };
  const entries: Record<string, v.GenericSchema<string> | v.GenericSchema<boolean>> = {
    member_account: text('member_account', words.member_account.empty),
    password: text('password', words.password.empty),
    agreement: v.pipe(
      v.boolean(),
      v.check((is) => is, say(wrong.agreement)),
    ),
  };
  for (const { name, required, verified } of fields) {
    if (name === 'member_birthday') for (const part of birthParts) entries[part] = text(part, null);
    else if (name === 'verify_code') entries[name] = text(name, wrong.captcha);
    else entries[name] = text(name, required ? words[name].empty : null);
    if (name === 'member_phone' && verified) entries.phone_verify = text('phone_verify', null);
  }
  const birthday = fields.find(({ name }) => name === 'member_birthday');
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      // One of them is the tick, of which nothing is asked here.
      const typed = dataset.value as Record<string, string>;
      const refuse = (key: string, message: MessageDescriptor) =>
        addIssue({
          message: say(message),
          path: [{ type: 'object', origin: 'value', input: typed, key, value: typed[key] }],
        });
      if (typed.confirm_password && typed.confirm_password !== typed.password)
        refuse('confirm_password', wrong.confirm);
      if (typed.phone_verify !== undefined && typed.member_phone && !isPhoneCode(typed.phone_verify))
        refuse('phone_verify', wrong.phoneCode);
      if (!birthday) return;
      const { birth_year: year = '', birth_month: month = '', birth_day: day = '' } = typed;
      const missing = birthParts.find((part) => !typed[part]);
      const given = year || month || day;
      if (missing && (given || birthday.required)) refuse(missing, wrong.birthday);
      else if (!isBirthday({ year, month, day })) refuse('birth_day', wrong.birthdayDay);
    }),
  );
}

/** What was filled in, by its name on the wire; what was left empty is left out. */
export function wireValues(typed: Record<string, string | boolean>): RegisterValues {
  const { agreement, confirm_password, birth_year, birth_month, birth_day, ...texts } = typed;
  const two = (part: unknown) => String(part).padStart(2, '0');
  const birthday = birth_year ? `${birth_year}-${two(birth_month)}-${two(birth_day)}` : '';
  const given = Object.entries({ ...texts, member_birthday: birthday }).filter(([, value]) => value !== '');
  // A code without its number confirms nothing.
  return Object.fromEntries(
    given.filter(([name]) => name !== 'phone_verify' || texts.member_phone),
  ) as RegisterValues;
}
