/** What a window of ours is for; `/loading`, `/close` and `/authCallback` are pages of their own and run no machine. */
export type WindowRole = 'main' | 'member';

const memberPaths = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(user|proxy|fastPayment)(\/|$)/;

export function windowRole(): WindowRole {
  return memberPaths.test(window.location.pathname) && window.opener ? 'member' : 'main';
}
