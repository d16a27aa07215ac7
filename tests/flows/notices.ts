import type { Failure } from '#contract/call.ts';
import type { NoticeText } from '#machines/kernel/events.ts';

type Text = NoticeText | 'signed_in_as' | 'deposit_arrived' | 'balances_returned_from';

/** First words of each notice, in English. */
const words: Partial<Record<Text | 'networkError', string>> = {
  signed_in_as: 'You are signed in as ',
  login_success: 'Welcome back.',
  register_success: 'Your account is open.',
  register_closed: 'This is a demo',
  register_link_lost: 'Your invitation link is no longer valid.',
  password_reset: 'Your new password is set.',
  password_changed: 'Your password has been changed.',
  session_expired: 'Your session has ended. Sign in again.',
  no_realtime: 'The game could not be opened: there is no connection to the game server',
  transfer_disabled: 'Transfers to this provider are unavailable.',
  demo_login: 'Welcome. This is a demo',
  demo_play: 'This is a demo site. Games',
  window_blocked: 'Your browser blocked the pop-up. Allow',
  balances_returned: 'Your balances have been returned to your wallet.',
  balances_returned_from: ' returned to your wallet.',
  agent_applied: 'We have received your application.',
  one_key_waiting: 'Your balances are being returned',
  r88close_msg: 'This platform is closed.',
  'pg.alert_duplicate': 'This game is already open.',
  'pg.alert_starting': 'A game is opening.',
  'pg.alert_quitting': 'The previous game is closing.',
  'pg.err_is_playing': 'Another game is open.',
  'pg.start_failed': 'The game did not start.',
  networkError: 'No connection.',
};

export function wordsOf(notice: { text: Text } | { failure: Failure }): string {
  if ('text' in notice) return words[notice.text] ?? notice.text;
  const { code, serverMessage } = notice.failure;
  return serverMessage ?? words[code as 'networkError'] ?? code;
}
