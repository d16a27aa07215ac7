import type { Failure } from './call.ts';
import type { Path } from './endpoints.ts';

/**
 * What a code of a call means and how it is shown; the same code means different things in different calls.
 * `as` is the place: under a field, in the form, as a toast, in a dialog, or by signing out.
 * `text` is a message key of the app, or 'server' for the operator's message.
 * `name` is what code and views call it, where it is not the key of the text.
 * Codes that are not listed show the operator's message as a toast, or 'error' without one.
 */
export interface FailureDisplay {
  as: 'field' | 'inline' | 'toast' | 'dialog' | 'signOut';
  text: string;
  name?: string;
  field?: string;
  /** Appends the code to the text. */
  withCode?: true;
  /** Only customer service can help: the form links it. */
  service?: true;
}

const inline = <const T extends string>(text: T) => ({ as: 'inline', text }) as const;
const dialog = <const T extends string>(text: T) => ({ as: 'dialog', text }) as const;
const toast = <const T extends string>(text: T) => ({ as: 'toast', text }) as const;
const at = <const F extends string, const T extends string>(field: F, text: T) =>
  ({ as: 'field', field, text }) as const;

/** A code that the app reacts to. Where `FailureText` has no text of its own, the operator's message is shown. */
const named = <const N extends string>(name: N) => ({ as: 'inline', text: 'server', name }) as const;

const ipError = { as: 'inline', text: 'ip_error', withCode: true } as const;
const again = inline('verify_again');
const verifyAgain = { 101: again, 102: again, 201: again, 202: again, 203: again, 204: again } as const;
/** Value used by another account: reported by `/register/verification` and by `/register`. */
const taken = {
  102: at('member_account', 'account_repeat'),
  103: at('member_name', 'name_repeat'),
  104: at('member_phone', 'phone_repeat'),
  105: at('member_email', 'mail_repeat'),
  114: at('identity_id', 'identity_repeat'),
  223: at('identity_id', 'identity_repeat'),
} as const;

/** Values that the operator refuses: reported by `/register` and by calls of the profile. */
const refusedValue = {
  206: at('member_email', 'email_invalid'),
  209: at('member_phone', 'phone_invalid'),
  214: at('member_name', 'name_blacklisted'),
  215: at('member_phone', 'server'),
  216: at('member_email', 'email_blacklisted'),
  227: at('member_name', 'name_invalid'),
  301: at('member_wechat', 'server'),
  302: at('member_qq', 'server'),
  303: at('member_skype', 'server'),
  304: at('member_fb', 'server'),
  305: at('member_zalo', 'server'),
  306: at('member_telegram', 'server'),
  307: at('member_whats_app', 'server'),
  308: at('member_others', 'server'),
} as const;

/** Calls that ask for the withdrawal password share one count of attempts. */
const wrongWithdrawPassword = named('wrong_withdraw_password');
const lockedWithdrawPassword = named('locked_withdraw_password');

/** Adding, choosing and removing a payout account. */
const account = {
  101: wrongWithdrawPassword,
  102: named('account_exists'),
  104: named('account_without_name'),
  105: named('account_in_use'),
  106: lockedWithdrawPassword,
  108: named('account_field_invalid'),
  109: named('account_gone'),
  110: named('account_not_verified'),
} as const;

/** Reported by the check and by the application itself (specification, section 6). */
const application = { 101: named('application_blocked'), 104: named('application_blocked') } as const;

/**
 * Codes of all calls of the agent centre but those of the agreement: the member is no active agent, or has not accepted
 * the agreement in its current version.
 */
export const agentRefusals = { notActive: '191', agreement: '192' } as const;

const oneKeyReturn = {
  101: toast('one_key_err_code_101'),
  102: toast('one_key_err_code_102'),
  103: toast('one_key_err_code_103'),
  104: toast('one_key_err_code_104'),
  105: toast('one_key_err_code_105'),
} as const;

export const codes = {
  '/login': {
    101: inline('account_error'),
    102: { ...inline('account_disable'), service: true },
    103: { ...inline('account_freezen'), service: true },
    105: at('answer', 'verify_failed'),
    106: inline('ip_error'),
    107: dialog('different_device'),
    201: ipError,
    202: ipError,
    203: ipError,
    802: dialog('transfer_verify'),
  },
  '/login/double_validation/skip': { 101: inline('account_error') },
  '/login/double_validation': {
    101: inline('server'),
    102: inline('server'),
    202: inline('server'),
    106: inline('ip_error'),
    103: inline('verify_failed'),
    104: inline('verify_failed'),
    105: inline('verify_failed'),
    205: inline('verify_failed'),
    206: inline('verify_failed'),
    998: inline('double_validation_faild'),
  },
  '/clientCaptcha': { mismatch: at('answer', 'verify_failed') },
  '/captcha': { 101: named('captcha_too_often') },
  '/arks/web/vx/verify': verifyAgain,
  '/arks/web/vx/reset': verifyAgain,
  '/register': {
    ...taken,
    ...refusedValue,
    106: toast('no_proxy'),
    107: toast('recommend_closed'),
    108: toast('agent_disabled'),
    109: toast('recommend_disabled'),
    110: toast('code_disabled'),
    112: at('introducer', 'introducer_not_found'),
    113: at('verify_code', 'verify_error'),
    218: toast('register_ip_error'),
    219: at('introducer', 'introducer_not_found'),
    222: toast('not_found'),
    224: at('phone_verify', 'verify_failed'),
    228: at('introducer', 'introducer_invalid'),
    996: toast('register_too_often'),
    997: toast('register_ip_limit'),
  },
  '/register/verification': taken,
  '/register/sms': {
    '099': at('member_phone', 'number_verify_error'),
    102: at('phone_verify', 'sms_too_often'),
    103: at('phone_verify', 'sms_no_balance'),
    104: at('phone_verify', 'contact_customer_service'),
    105: inline('verify_failed'),
    201: at('member_phone', 'phone_blank'),
  },
  '/forgot_password/send': {
    102: inline('sms_too_often'),
    103: inline('sms_no_balance'),
    104: inline('contact_customer_service'),
    105: at('answer', 'verify_failed'),
    206: at('email', 'email_invalid'),
    209: at('phone', 'phone_invalid'),
  },
  '/forgot_password/resend': {
    101: at('code', 'recovery_over'),
    102: at('code', 'sms_too_often'),
    103: at('code', 'sms_no_balance'),
    104: at('code', 'contact_customer_service'),
    105: inline('verify_failed'),
  },
  '/forgot_password/reset': {
    101: at('code', 'verify_error'),
    102: at('code', 'recovery_expired'),
    103: inline('recovery_spent'),
    104: inline('recovery_over'),
    202: at('password', 'password_invalid'),
  },
  '/member/profile/edit_password': {
    101: at('old_password', 'server'),
    103: at('password', 'server'),
    202: at('password', 'server'),
  },
  '/member/profile/edit': {
    ...taken,
    ...refusedValue,
    101: inline('field_fixed'),
    224: inline('server'),
    229: at('member_birthday', 'server'),
  },
  '/member/profile/verify/send': {
    '099': at('value', 'number_verify_error'),
    101: inline('field_fixed'),
    102: at('code', 'sms_too_often'),
    103: at('code', 'sms_no_balance'),
    104: at('code', 'contact_customer_service'),
    105: inline('verify_failed'),
    110: at('value', 'server'),
    201: at('value', 'server'),
    206: at('value', 'email_invalid'),
    215: at('value', 'server'),
    216: at('value', 'email_blacklisted'),
  },
  '/member/profile/verify': {
    101: at('code', 'verify_error'),
    102: at('code', 'recovery_expired'),
    103: at('code', 'recovery_spent'),
    110: at('value', 'server'),
  },
  '/member/profile/withdraw_password': {
    101: wrongWithdrawPassword,
    102: lockedWithdrawPassword,
    103: named('same_withdraw_password'),
  },
  '/member/game/play1': {
    180: named('play_break'),
    181: named('loss_limit'),
    182: named('session_limit'),
    203: dialog('maintenance'),
  },
  '/member/limits/set': { 101: named('limit_waits') },
  '/member/deposit/methods': { 101: named('bank_account_unbound') },
  '/member/deposit/create': {
    101: named('bank_account_unbound'),
    102: named('deposit_open'),
    103: named('deposit_limits'),
    104: named('deposit_method_closed'),
    105: named('deposit_promotion_gone'),
    106: named('deposit_paused'),
    107: named('own_deposit_limit'),
    180: named('deposit_break'),
  },
  '/member/deposit/cancel': { 101: named('deposit_cancel_late') },
  '/member/withdrawal/create': {
    101: wrongWithdrawPassword,
    102: lockedWithdrawPassword,
    103: named('withdrawal_turnover'),
    104: named('withdrawal_limits'),
    105: named('withdrawal_balance'),
    106: named('withdrawal_in_play'),
    107: named('withdrawal_open'),
    108: named('withdrawal_account'),
    109: named('withdrawals_closed'),
    110: named('withdraw_password_missing'),
  },
  '/member/withdrawal/cancel': { 101: named('withdrawal_closed') },
  '/member/account/store': account,
  '/member/account/default': account,
  '/member/account/destroy': account,
  '/member/wallet/transfer': {
    101: named('transfer_balance'),
    102: named('transfer_provider_closed'),
    103: named('transfer_in_play'),
    104: named('transfer_limits'),
    180: named('transfer_break'),
  },
  '/agent/transfer': {
    101: wrongWithdrawPassword,
    102: lockedWithdrawPassword,
    103: named('transfer_balance'),
    104: named('transfer_limits'),
    105: named('transfer_target_unknown'),
    106: named('transfer_password_missing'),
    107: named('transfer_target_closed'),
  },
  '/agent/downline': { 101: named('downline_outside') },
  '/agent/agreement/accept': { 101: named('agreement_outdated') },
  '/agent/promotion/create': { 101: named('link_currency'), 102: named('link_limit') },
  '/member/apply_for_agent/check': application,
  '/member/apply_for_agent': application,
  '/member/profile/balance/all/back': oneKeyReturn,
  '/member/profile/balance_get_back': oneKeyReturn,
  '/member/signin/sign': {
    101: inline('check_in_signed'),
    102: inline('server'),
    103: inline('server'),
    104: inline('check_in_over'),
  },
  '/member/promotion/claim': {
    101: inline('promotion_claimed'),
    102: inline('server'),
    103: inline('promotion_ended'),
  },
  '/arks/web/activity/red_envelope': { 102: { ...toast('server'), name: 'envelope_over' } },
} as const satisfies Partial<Record<Path, Record<string, FailureDisplay>>>;

type Codes = typeof codes;
type DisplaysOf<P extends keyof Codes> = Codes[P][keyof Codes[P]];
type Texts = {
  [P in keyof Codes]: DisplaysOf<P> extends infer M ? (M extends { text: infer T } ? T : never) : never;
};
/** Message keys that the app must translate into every language. */
export type CodeText = Exclude<Texts[keyof Codes], 'server'>;

type Names = {
  [P in keyof Codes]: DisplaysOf<P> extends infer M ? (M extends { name: infer N } ? N : never) : never;
};
/** What a code means: the key of its text, or its name. */
export type CodeName = CodeText | Names[keyof Codes];

/** What the code of a failure means in its call; undefined if it is not listed, or has the operator's words alone. */
export function failureName({ call, code }: Failure): CodeName | undefined {
  const display = failureDisplayOf(call, code);
  const name = display?.name ?? display?.text;
  return name === 'server' ? undefined : (name as CodeName | undefined);
}

/** How `code` of `call` is shown; undefined if it is not listed. */
export function failureDisplayOf(call: string, code: string): FailureDisplay | undefined {
  const displays: Record<string, Record<string, FailureDisplay>> = codes;
  return Object.hasOwn(displays, call) && Object.hasOwn(displays[call] ?? {}, code)
    ? displays[call]?.[code]
    : undefined;
}
