import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatLocale } from '#contract/format-locale.ts';
import { toDecimal } from '#contract/money.ts';
import type { Notice, NoticeText, ReturnedMoney } from '#machines/kernel/events.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { failureText } from './failure.ts';

const texts: Record<NoticeText, MessageDescriptor> = {
  login_success: msg`Welcome back.`,
  register_success: msg`Your account is open. Welcome.`,
  register_closed: msg`This is a demo site. Accounts cannot be opened here.`,
  register_link_lost: msg`Your invitation link is no longer valid. You can open an account without it.`,
  password_reset: msg`Your new password is set. Use it to sign in.`,
  password_changed: msg`Your password has been changed. Your other devices have been signed out.`,
  session_ending: msg`For your safety you will be signed out in a minute.`,
  session_expired: msg`Your session has ended. Sign in again.`,
  favorite_failed: msg`This favourite was not saved.`,
  language_failed: msg`The language could not be changed. Try again when you are online.`,
  transfer_disabled: msg`Transfers to this provider are unavailable. Your balance stays in your wallet.`,
  demo_login: msg`Welcome. This is a demo site. Nothing is saved and no real money is used.`,
  demo_play: msg`This is a demo site. Games cannot be played here.`,
  window_blocked: msg`Your browser blocked the pop-up. Allow pop-ups for this site, then try again.`,
  balances_returned: msg`Your balances have been returned to your wallet.`,
  agent_applied: msg`We have received your application. Check its status on this page.`,
  one_key_waiting: msg`Your balances are being returned to your wallet. Please wait.`,
  r88close_msg: msg`This platform is closed.`,
  no_realtime: msg`The game could not be opened: there is no connection to the game server. Try again later.`,
  'pg.start_failed': msg`The game did not start. Nothing was charged.`,
  'pg.alert_starting': msg`A game is opening. Please wait.`,
  'pg.alert_quitting': msg`The previous game is closing. Its balance is being returned.`,
  'pg.alert_duplicate': msg`This game is already open.`,
  'pg.err_is_playing': msg`Another game is open. Leave it first.`,
};

/** Its text alone, without the reason. */
export const noticeText = (i18n: I18n, text: NoticeText) => i18n._(texts[text]);

interface NoticeTexts {
  text: string;
  detail?: string;
}

/** The notice's text, and the reason if it carries a failure. */
export function noticeTexts(i18n: I18n, notice: Notice, balancesHidden = false): NoticeTexts {
  if ('account' in notice) {
    const { account } = notice;
    return { text: t(i18n)`You are signed in as ${account}.` };
  }
  if ('amount' in notice) {
    const amount = moneyText(notice.amount, moneyFormat(notice.currency));
    return { text: t(i18n)`Your deposit of ${amount} is in your wallet.` };
  }
  if ('returned' in notice) return returnTexts(i18n, notice.returned, balancesHidden);
  const reason = notice.failure && failureText(i18n, notice.failure);
  return 'text' in notice ? { text: noticeText(i18n, notice.text), detail: reason } : { text: reason ?? '' };
}

/** Providers that are named with their amounts; the rest is summed up. */
const named = 4;

function returnTexts(i18n: I18n, { from, currency }: ReturnedMoney, hidden: boolean): NoticeTexts {
  const list = new Intl.ListFormat(formatLocale(i18n.locale));
  const first = from.length > named ? from.slice(0, named - 1) : from;
  const others = from.slice(first.length);
  if (hidden) {
    const names = first.map(({ provider }) => provider);
    if (others.length > 0) names.push(t(i18n)`${others.length} other providers`);
    return { text: t(i18n)`Your balances have been returned to your wallet.`, detail: list.format(names) };
  }
  const money = (minor: number) => moneyText(Number(toDecimal(minor, currency)), moneyFormat(currency));
  const sum = (rows: typeof from) => money(rows.reduce((total, { minor }) => total + minor, 0));
  const parts = first.map(({ provider, minor }) => t(i18n)`${money(minor)} from ${provider}`);
  if (others.length > 0) parts.push(t(i18n)`${sum(others)} from ${others.length} other providers`);
  return { text: t(i18n)`${sum(from)} returned to your wallet.`, detail: list.format(parts) };
}
