/**
 * Role of one of our windows. `/loading`, `/close` and `/authCallback` are pages of their own without
 * machines.
 */
export type WindowRole = 'main' | 'member';

/** Names of the windows of member areas, which stay on every page that is opened in them. */
const memberWindows = /^(user|proxy|fastPayment)$/;

export function windowRole(): WindowRole {
  return memberWindows.test(window.name) && window.opener ? 'member' : 'main';
}
