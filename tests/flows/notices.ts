import type { Failure } from '#contract/call.ts';
import type { NoticeText } from '#machines/events.ts';

/** How each notice begins, in English. */
const words: Partial<Record<NoticeText | 'networkError', string>> = {
  login_success: 'Welcome back.',
  register_success: 'Your account is open.',
  register_closed: 'This is a demonstration',
  register_link_lost: 'The link that you came by is no longer valid.',
  password_reset: 'Your new password is set.',
  password_changed: 'Your password is changed.',
  already_login_msg: 'Your account was signed in elsewhere.',
  session_expired: 'Your session has ended. Sign in again.',
  transfer_disabled: 'Transfers to this provider are closed.',
  demo_login: 'Welcome. This is a demonstration',
  demo_play: 'This is a demonstration: games',
  window_blocked: 'Your browser held the window back. Allow',
  balances_returned: 'All of your balance is in your wallet.',
  agent_applied: 'Your application is with us.',
  one_key_waiting: 'Your balances are on the way',
  r88close_msg: 'This platform is closed.',
  'pg.alert_duplicate': 'This game is open already.',
  'pg.alert_starting': 'A game is being opened.',
  'pg.alert_quitting': 'The last game is being left.',
  'pg.err_is_playing': 'Another game is open.',
  'pg.start_failed': 'The game did not start.',
  networkError: 'There is no connection.',
};

export function wordsOf(notice: { text: NoticeText } | { failure: Failure }): string {
  if ('text' in notice) return words[notice.text] ?? notice.text;
  const { code, serverMessage } = notice.failure;
  return serverMessage ?? words[code as 'networkError'] ?? code;
}
