import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clientErrorCodes, type Failure } from '#contract/call.ts';
import { type CodeText, failureDisplayOf } from '#contract/codes.ts';

const texts: Record<CodeText, MessageDescriptor> = {
  account_error: msg`The account name or password is incorrect.`,
  account_disable: msg`This account is closed. Contact customer service for details.`,
  account_freezen: msg`This account is frozen. Contact customer service.`,
  verify_failed: msg`The code does not match. Enter the new one.`,
  ip_error: msg`You cannot sign in from your location.`,
  different_device: msg`This device is not recognised.`,
  transfer_verify: msg`This account must be confirmed first.`,
  double_validation_faild: msg`The answer is incorrect.`,
  verify_again: msg`The details do not match. Please verify again.`,
  account_repeat: msg`This account name is taken.`,
  name_repeat: msg`This name is already registered.`,
  phone_repeat: msg`This phone number is already registered.`,
  mail_repeat: msg`This e-mail address is already registered.`,
  no_proxy: msg`This agent does not exist.`,
  recommend_closed: msg`Invitations are closed.`,
  agent_disabled: msg`This agent is not active.`,
  recommend_disabled: msg`This invitation is closed.`,
  code_disabled: msg`This code is no longer active.`,
  introducer_not_found: msg`This invitation code was not found.`,
  verify_error: msg`The code does not match.`,
  identity_repeat: msg`This identity number is already registered.`,
  email_invalid: msg`This e-mail address is not valid.`,
  phone_invalid: msg`This phone number is not valid.`,
  name_blacklisted: msg`This name cannot be registered.`,
  email_blacklisted: msg`This e-mail address cannot be registered.`,
  not_found: msg`This could not be found.`,
  name_invalid: msg`This name is not valid.`,
  introducer_invalid: msg`This invitation code is not valid.`,
  register_ip_error: msg`You cannot open an account from your location.`,
  register_too_often: msg`Too many registrations. Try again later.`,
  register_ip_limit: msg`You cannot open another account from your location.`,
  number_verify_error: msg`This number could not be verified.`,
  sms_too_often: msg`A message was already sent. You can request another one in five minutes.`,
  sms_no_balance: msg`Messages cannot be sent right now. Contact customer service.`,
  contact_customer_service: msg`Contact customer service.`,
  phone_blank: msg`Enter a phone number first.`,
  password_invalid: msg`This password is not accepted. Choose another one.`,
  recovery_expired: msg`This code is no longer valid. Request a new one.`,
  recovery_spent: msg`Too many incorrect codes. Request a new one.`,
  recovery_over: msg`This request has expired. Request a new code.`,
  field_fixed: msg`This cannot be changed here any more. Contact customer service.`,
  maintenance: msg`The provider is closed for maintenance.`,
  check_in_signed: msg`You have checked in already.`,
  check_in_over: msg`That day is over. Nothing was added to your wallet for it.`,
  promotion_claimed: msg`You have claimed this promotion before.`,
  promotion_ended: msg`This promotion has ended.`,
  one_key_err_code_101: msg`Your balance could not be returned: a game is still open.`,
  one_key_err_code_102: msg`Your balance could not be returned: a provider did not respond.`,
  one_key_err_code_103: msg`Your balance could not be returned: a provider is closed for maintenance.`,
  one_key_err_code_104: msg`Your balance is already being returned.`,
  one_key_err_code_105: msg`There is no balance to return.`,
};

/** Failures that never reached the operator, or whose response was unreadable. */
const clientErrors: Record<string, MessageDescriptor> = {
  requestTimeout: msg`The request timed out. Try again.`,
  networkError: msg`No connection. Try again when you are online.`,
  unknownOutcome: msg`We do not know yet whether this was done. Check your balance before you try again.`,
  419: msg`This page is too old. Load it again.`,
  401: msg`Your session has ended. Sign in again.`,
};

const tooMany = msg`Too many requests. Wait a moment, then try again.`;
const notOffered = msg`This is not offered on this site.`;
/** The specification's pg.start_failed. */
const notStarted = msg`The game did not start. Nothing was charged.`;
const unknown = msg`Something went wrong. Try again or contact customer service.`;

/** Text of a failure: ours if the table has the code, else the operator's, else a general one. */
export function failureText(i18n: I18n, { call, code, serverMessage, isMissing, retryAt }: Failure): string {
  if (isMissing && !serverMessage) return i18n._(notOffered);
  const display = failureDisplayOf(call, code);
  if (display && display.text !== 'server') {
    const text = i18n._(texts[display.text as CodeText]);
    return display.withCode ? `${text} (${code})` : text;
  }
  if (serverMessage) return serverMessage;
  if (call === 'forward_game') return i18n._(notStarted);
  return i18n._(retryAt ? tooMany : (clientErrors[code] ?? unknown));
}

/** The operator's code of a failure, for customer service; undefined for codes of our own. */
export const operatorCode = ({ code }: Failure): string | undefined =>
  Object.values<string>(clientErrorCodes).includes(code) ? undefined : code;
