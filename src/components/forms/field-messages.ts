import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputHTMLAttributes } from 'react';
import { accountLength } from '#contract/constants.ts';
import type { RegisterFieldName } from '#contract/register-form.ts';

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
