import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '#contract/call.ts';
import { type CodeText, meaningOf } from '#contract/codes.ts';

const texts: Record<CodeText, MessageDescriptor> = {
  account_error: msg`The account name or the password is wrong.`,
  account_disable: msg`This account is closed. Customer service can tell you why.`,
  account_freezen: msg`This account is frozen. Customer service can help you.`,
  verify_failed: msg`The code does not match. Type the new one.`,
  ip_error: msg`Signing in is not allowed from where you are.`,
  different_device: msg`You are on a device that we do not know yet.`,
  transfer_verify: msg`This account must be confirmed first.`,
  double_validation_faild: msg`The answer could not be checked. Try again later.`,
  verify_again: msg`What you gave does not match. Please verify again.`,
  account_repeat: msg`This account name is taken.`,
  name_repeat: msg`This name is already registered.`,
  phone_repeat: msg`This phone number is already registered.`,
  mail_repeat: msg`This e-mail address is already registered.`,
  no_proxy: msg`There is no such agent.`,
  recommend_closed: msg`Recommending is closed.`,
  agent_disabled: msg`This agent is closed.`,
  recommend_disabled: msg`This recommendation is closed.`,
  code_disabled: msg`This code is closed.`,
  introducer_not_found: msg`This introducer is not known.`,
  verify_error: msg`The code does not match.`,
  identity_repeat: msg`This identity number is already registered.`,
  email_invalid: msg`This e-mail address is not valid.`,
  phone_invalid: msg`This phone number is not valid.`,
  name_blacklisted: msg`This name cannot be registered.`,
  email_blacklisted: msg`This e-mail address cannot be registered.`,
  not_found: msg`This could not be found.`,
  name_invalid: msg`This name is not valid.`,
  introducer_invalid: msg`This introducer is not valid.`,
  register_ip_error: msg`Accounts cannot be opened from where you are.`,
  register_too_often: msg`You are registering too often. Wait a while.`,
  register_ip_limit: msg`No more accounts can be opened from where you are.`,
  number_verify_error: msg`This number could not be checked.`,
  sms_too_often: msg`A message was sent already. The next one is possible in five minutes.`,
  sms_no_balance: msg`Messages cannot be sent at present. Customer service can help you.`,
  contact_customer_service: msg`Please ask customer service.`,
  phone_blank: msg`Give a phone number first.`,
  password_invalid: msg`6 to 12 letters and digits, at least one of each.`,
  recovery_expired: msg`This code is no longer valid. Ask for another one.`,
  recovery_spent: msg`Too many wrong codes. Ask for a new one.`,
  recovery_over: msg`This request is over. Ask for a new code.`,
  maintenance: msg`The provider is closed for maintenance.`,
  one_key_err_code_101: msg`Your balance could not be returned: a game is still open.`,
  one_key_err_code_102: msg`Your balance could not be returned: a provider did not answer.`,
  one_key_err_code_103: msg`Your balance could not be returned: a provider is closed for maintenance.`,
  one_key_err_code_104: msg`Your balance is already being returned.`,
  one_key_err_code_105: msg`There is nothing to return.`,
};

/** What never reached the operator, or came back unreadable. */
const own: Record<string, MessageDescriptor> = {
  requestTimeout: msg`The answer took too long. Try again.`,
  networkError: msg`There is no connection. Try again when you are online.`,
  401: msg`Your session has ended. Sign in again.`,
};

const unknown = msg`This did not work. Try again, or ask customer service.`;

/** A failure in words: ours for what the table knows, else the operator's, else a plain apology. */
export function failureText(i18n: I18n, { call, code, serverMessage }: Failure): string {
  const meaning = meaningOf(call, code);
  if (meaning && meaning.text !== 'server') {
    const text = i18n._(texts[meaning.text as CodeText]);
    return meaning.withCode ? `${text} (${code})` : text;
  }
  return serverMessage || i18n._(own[code] ?? unknown);
}
