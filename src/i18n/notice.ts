import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice, NoticeText } from '#machines/events.ts';
import { failureText } from './failure.ts';

const texts: Record<NoticeText, MessageDescriptor> = {
  login_success: msg`Welcome back.`,
  register_success: msg`Your account is open. Welcome.`,
  register_closed: msg`This is a demonstration: no accounts are opened here.`,
  register_link_lost: msg`The link that you came by is no longer valid. You can open an account without it.`,
  password_reset: msg`Your new password is set. Sign in with it.`,
  password_changed: msg`Your password is changed. Other devices are signed out.`,
  already_login_msg: msg`Your account was signed in elsewhere. You are signed out here.`,
  session_expired: msg`Your session has ended. Sign in again.`,
  favorite_failed: msg`Your favourites are as before: this one was not saved.`,
  language_failed: msg`The language could not be changed. Try again when you are online.`,
  transfer_disabled: msg`Transfers to this provider are closed. Your balance stays in your wallet.`,
  demo_login: msg`Welcome. This is a demonstration: nothing is kept, and no money moves.`,
  demo_play: msg`This is a demonstration: games are not played here.`,
  window_blocked: msg`Your browser held the window back. Allow pop-ups for this site, then try again.`,
  balances_returned: msg`All of your balance is in your wallet.`,
  agent_applied: msg`Your application is with us. This page tells how it stands.`,
  one_key_waiting: msg`Your balances are on the way to your wallet. One moment.`,
  r88close_msg: msg`This platform is closed.`,
  'pg.start_failed': msg`The game did not start. Nothing was charged.`,
  'pg.alert_starting': msg`A game is being opened. One moment.`,
  'pg.alert_quitting': msg`The last game is being left. Its balance is on the way back.`,
  'pg.alert_duplicate': msg`This game is open already.`,
  'pg.err_is_playing': msg`Another game is open. Leave it first.`,
};

/** What is said, and why where a failure came with it. */
export function noticeWords(i18n: I18n, notice: Notice): { text: string; detail?: string } {
  const reason = notice.failure && failureText(i18n, notice.failure);
  return 'text' in notice ? { text: i18n._(texts[notice.text]), detail: reason } : { text: reason ?? '' };
}
