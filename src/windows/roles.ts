/**
 * Role of one of our windows. `/loading`, `/close` and `/authCallback` are pages of their own without
 * machines.
 */
export type WindowRole = 'main' | 'member';

const memberPaths = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(user|proxy|fastPayment)(\/|$)/;

export function windowRole(): WindowRole {
  return memberPaths.test(window.location.pathname) && window.opener ? 'member' : 'main';
}
