import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterFieldName } from '#contract/register-form.ts';

interface Words {
  label: MessageDescriptor;
  /** What to do where nothing was given. */
  empty: MessageDescriptor;
}
export type TextName =
  | Exclude<RegisterFieldName, 'member_birthday' | 'verify_code'>
  | 'member_account'
  | 'password';

const contact = msg`Give 5 to 50 letters, digits, dots, dashes or underscores.`;

export const words: Record<TextName, Words> = {
  member_account: { label: msg`Account name`, empty: msg`Give your account name.` },
  password: { label: msg`Password`, empty: msg`Give your password.` },
  confirm_password: { label: msg`Password once more`, empty: msg`Give your password once more.` },
  member_name: { label: msg`Full name`, empty: msg`Give your full name.` },
  member_email: { label: msg`E-mail address`, empty: msg`Give your e-mail address.` },
  member_phone: { label: msg`Phone number`, empty: msg`Give your phone number.` },
  withdraw_password: { label: msg`Withdrawal password`, empty: msg`Give your withdrawal password.` },
  identity_id: { label: msg`Identity number`, empty: msg`Give your identity number.` },
  member_wechat: { label: msg`WeChat`, empty: msg`Give your WeChat name.` },
  member_qq: { label: msg`QQ`, empty: msg`Give your QQ number.` },
  member_skype: { label: msg`Skype`, empty: msg`Give your Skype name.` },
  member_fb: { label: msg`Facebook`, empty: msg`Give your Facebook name.` },
  member_zalo: { label: msg`Zalo`, empty: msg`Give your Zalo number.` },
  member_telegram: { label: msg`Telegram`, empty: msg`Give your Telegram name.` },
  member_whats_app: { label: msg`WhatsApp`, empty: msg`Give your WhatsApp number.` },
  member_others: { label: msg`Another way to reach you`, empty: msg`Give another way to reach you.` },
  introducer: { label: msg`Invited by`, empty: msg`Give the code of whoever invited you.` },
};

/** What is wrong with what was given. */
export const wrong = {
  account: msg`6 to 12 small letters, digits, dashes or underscores.`,
  password: msg`6 to 12 letters and digits, at least one of each.`,
  confirm: msg`The two passwords differ.`,
  nameHan: msg`Give your name in Chinese characters.`,
  nameWord: msg`Give your name as one word.`,
  email: msg`This is not an e-mail address.`,
  phone: msg`A phone number has digits only.`,
  phoneTen: msg`The phone number must have exactly 10 digits.`,
  phoneCode: msg`Give the 6 digits of the message.`,
  phoneFirst: msg`Give a phone number first.`,
  birthday: msg`Give year, month and day of your birth.`,
  birthdayDay: msg`There is no such day.`,
  withdraw: msg`The withdrawal password has 4 digits.`,
  contact,
  contactAt: msg`Give 5 to 50 letters, digits, dots, dashes, underscores or @.`,
  captcha: msg`Give the code in the picture.`,
  agreement: msg`You have to accept the service agreement.`,
};
