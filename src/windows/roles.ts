/** What a window of ours is for; `/loading` and `/close` are pages of their own and run no machine. */
export type WindowRole = 'main' | 'member' | 'callback';

const memberPaths = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(user|proxy|fastPayment)(\/|$)/;

export function windowRole(): WindowRole {
  if (/\/authCallback$/.test(window.location.pathname)) return 'callback';
  return memberPaths.test(window.location.pathname) && window.opener ? 'member' : 'main';
}
