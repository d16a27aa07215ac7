import type { I18n, MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import {
  isAccount,
  isContact,
  isEmail,
  isMemberName,
  isPhoneNumber,
  isWithdrawPassword,
  normalizeDigits,
  normalizeName,
  normalizeText,
} from '#contract/validation.ts';
import { fieldErrors } from './field-messages.ts';

interface ValueContext {
  currency: string;
  siteName: string;
}
export type RuleContext = ValueContext & { i18n: I18n };
interface Rule {
  isValid: (value: string) => boolean;
  error: MessageDescriptor;
}

const digits = new Set<string>(['member_phone', 'withdraw_password', 'phone_verify']);
const untouched = new Set<string>(['password', 'confirm_password']);
/** Normalizes what was typed or pasted. */
export const normalizeValue = (name: string, value: string, currency: string) => {
  if (untouched.has(name)) return value;
  if (name === 'member_name') return normalizeName(value, currency);
  return digits.has(name) ? normalizeDigits(value) : normalizeText(value);
};

/** The rule of the specification, section 5 for one text. */
function ruleOf(name: string, { currency, siteName }: ValueContext): Rule | null {
  switch (name) {
    case 'member_account':
      return { isValid: isAccount, error: fieldErrors.account };
    case 'member_name':
      return {
        isValid: (value) => isMemberName(value, currency),
        error: currency === 'RMB' ? fieldErrors.nameHan : fieldErrors.nameWord,
      };
    case 'member_email':
      return { isValid: isEmail, error: fieldErrors.email };
    case 'member_phone':
      return {
        isValid: (value) => isPhoneNumber(value, { currency, siteName }),
        error: currency === 'VND' || siteName === 'gowin11' ? fieldErrors.phoneTen : fieldErrors.phone,
      };
    case 'withdraw_password':
      return { isValid: isWithdrawPassword, error: fieldErrors.withdraw };
    case 'member_wechat':
    case 'member_qq':
    case 'member_fb':
    case 'member_zalo':
    case 'member_whats_app':
      return { isValid: (value) => isContact(name, value), error: fieldErrors.contact };
    case 'member_skype':
    case 'member_telegram':
      return { isValid: (value) => isContact(name, value), error: fieldErrors.contactAt };
    default:
      return null;
  }
}

/** Whether a value is present and valid. */
export const isValidValue = (name: string, value: string, context: ValueContext) =>
  value !== '' && (ruleOf(name, context)?.isValid(value) ?? true);

/** Schema of one text; `empty` is the error text of a required one. */
export function textSchema(name: string, empty: MessageDescriptor | null, { i18n, ...context }: RuleContext) {
  const rule = ruleOf(name, context);
  return v.pipe(
    v.string(),
    v.transform((value) => normalizeValue(name, value, context.currency)),
    v.check((value) => value !== '' || !empty, empty ? i18n._(empty) : ''),
    v.check((value) => value === '' || !rule || rule.isValid(value), rule ? i18n._(rule.error) : ''),
  );
}
