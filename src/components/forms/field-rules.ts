import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type InputHTMLAttributes, useEffect } from 'react';
import * as v from 'valibot';
import { accountLength } from '#contract/constants.ts';
import type { RegisterFieldName } from '#contract/register-form.ts';
import {
  isAccount,
  isContact,
  isEmail,
  isMemberName,
  isPassword,
  isPhoneNumber,
  isWithdrawPassword,
  normalizeDigits,
  normalizeName,
  normalizeText,
  type PasswordPolicy,
} from '#contract/validation.ts';
import { site } from '#src/site/site.ts';

interface FieldTexts {
  label: MessageDescriptor;
  /** Error text of an empty field. */
  empty: MessageDescriptor;
}
export type TextName =
  | Exclude<RegisterFieldName, 'member_birthday' | 'verify_code'>
  | 'member_account'
  | 'password';

const contact = msg`Enter 5 to 50 letters, digits, dots, dashes or underscores.`;

export const fieldTexts: Record<TextName, FieldTexts> = {
  member_account: { label: msg`Account name`, empty: msg`Enter your account name.` },
  password: { label: msg`Password`, empty: msg`Enter your password.` },
  confirm_password: { label: msg`Confirm password`, empty: msg`Enter your password again.` },
  member_name: { label: msg`Full name`, empty: msg`Enter your full name.` },
  member_email: { label: msg`E-mail address`, empty: msg`Enter your e-mail address.` },
  member_phone: { label: msg`Phone number`, empty: msg`Enter your phone number.` },
  withdraw_password: { label: msg`Withdrawal password`, empty: msg`Enter your withdrawal password.` },
  identity_id: { label: msg`Identity number`, empty: msg`Enter your identity number.` },
  member_wechat: { label: msg`WeChat`, empty: msg`Enter your WeChat name.` },
  member_qq: { label: msg`QQ`, empty: msg`Enter your QQ number.` },
  member_skype: { label: msg`Skype`, empty: msg`Enter your Skype name.` },
  member_fb: { label: msg`Facebook`, empty: msg`Enter your Facebook name.` },
  member_zalo: { label: msg`Zalo`, empty: msg`Enter your Zalo number.` },
  member_telegram: { label: msg`Telegram`, empty: msg`Enter your Telegram name.` },
  member_whats_app: { label: msg`WhatsApp`, empty: msg`Enter your WhatsApp number.` },
  member_others: { label: msg`Other contact details`, empty: msg`Enter other contact details.` },
  introducer: { label: msg`Invitation code`, empty: msg`Enter your invitation code.` },
};

/** Error texts of invalid fields. */
export const fieldErrors = {
  account: msg`Use 6 to 12 lowercase letters, digits, dashes or underscores.`,
  newPassword: msg`Enter a new password.`,
  confirm: msg`The passwords do not match.`,
  nameHan: msg`Enter your name in Chinese characters.`,
  nameWord: msg`Enter your name without spaces.`,
  email: msg`Enter a valid e-mail address.`,
  phone: msg`The phone number must contain digits only.`,
  phoneTen: msg`The phone number must have exactly 10 digits.`,
  verificationCode: msg`Enter the 6 digits from the message.`,
  phoneFirst: msg`Enter a phone number first.`,
  birthday: msg`Enter your full date of birth.`,
  birthdayDay: msg`This date does not exist.`,
  withdraw: msg`The withdrawal password must have 4 digits.`,
  contact,
  contactAt: msg`Enter 5 to 50 letters, digits, dots, dashes, underscores or @.`,
  captcha: msg`Enter the code shown in the image.`,
  agreement: msg`Accept the service agreement to continue.`,
};

type Hints = InputHTMLAttributes<HTMLInputElement>;

/** Autofill hints, lengths and keyboard types. */
export const inputHints: Partial<Record<TextName, Hints>> = {
  member_account: { autoComplete: 'username', maxLength: accountLength.max },
  password: { autoComplete: 'new-password' },
  confirm_password: { autoComplete: 'new-password' },
  member_name: { autoComplete: 'name', autoCapitalize: 'words' },
  member_email: { autoComplete: 'email', type: 'email' },
  member_phone: { autoComplete: 'tel-national', type: 'tel' },
};

let isCommon: (password: string) => boolean = () => false;

/** Loads the list of common passwords with a form in which one is chosen, if the site refuses them. */
export const useCommonPasswords = () =>
  useEffect(() => {
    if (!site.passwordPolicy.refuseCommon) return;
    // Without the list the operator refuses them.
    import('#contract/common-passwords.ts').then(
      (list) => {
        isCommon = list.isCommonPassword;
      },
      () => {},
    );
  }, []);

/** What passwords of the site must be like. */
export function passwordRule(
  { minLength: min, maxLength: max, symbols }: PasswordPolicy = site.passwordPolicy,
): MessageDescriptor {
  return symbols
    ? msg`Use ${min} to ${max} characters without spaces, with at least one letter and one digit.`
    : msg`Use ${min} to ${max} letters and digits, with at least one of each.`;
}

/** What is wrong with a new password; null if the site accepts it. */
function problemOf(password: string, policy: PasswordPolicy): MessageDescriptor | null {
  if (!isPassword(password, policy)) return passwordRule(policy);
  return isCommon(password) ? msg`This password is too common. Choose another one.` : null;
}

/** Schema of a new password; `empty` is the error text of an empty one. */
export const passwordSchema = (
  i18n: I18n,
  empty: MessageDescriptor,
  policy: PasswordPolicy = site.passwordPolicy,
) =>
  v.pipe(
    v.string(),
    v.nonEmpty(i18n._(empty)),
    v.check(
      (password) => password === '' || problemOf(password, policy) === null,
      ({ input }) => i18n._(problemOf(input, policy) ?? passwordRule(policy)),
    ),
  );

/** The rule for browsers that generate passwords, which are otherwise longer than it allows. */
export function generatedPassword(): { maxLength: number; passwordrules: string } {
  const { minLength, maxLength } = site.passwordPolicy;
  return {
    maxLength,
    passwordrules: `minlength: ${minLength}; maxlength: ${maxLength}; required: lower; required: digit; allowed: upper;`,
  };
}

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
