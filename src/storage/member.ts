import type { Member } from '#machines/kernel/events.ts';
import { localStore, sessionStore } from './store.ts';

/** The member in storage: all four fields, or null. */
export function storedMember(): Member | null {
  const [token, memberId, account] = [
    localStore.get('token'),
    localStore.get('member_id'),
    localStore.get('member_account'),
  ];
  const currency = localStore.get('currency');
  return token && memberId && account && currency ? { memberId, account, currency } : null;
}

/**
 * Stores a member. A different previous member is cleared first, so that none of their data stays and other
 * tabs see the token appear.
 */
export function storeMember({ memberId, account, currency }: Member, token: string) {
  const before = localStore.get('member_id');
  if (before && before !== memberId) removeMember();
  // A visitor's close does not count for the member.
  sessionStore.remove('popUpDiscountModalCloseTime');
  localStore.set('member_id', memberId);
  localStore.set('member_account', account);
  localStore.set('currency', currency);
  localStore.set('signed_in_at', String(Date.now()));
  localStore.remove('active_at');
  // Last, because other tabs take the token's arrival as the sign that all fields are stored.
  localStore.set('token', token);
}

/** Removes all data of the member except `currency`, which the visitor's currency replaces. */
export function removeMember() {
  localStore.remove(
    'token',
    'member_id',
    'member_account',
    'member_type',
    'isPlay',
    'waitingWindow',
    'waitingUrl',
    'window-msg',
    'pixel_orders',
    'deposit_method',
    'play_clock',
    'play_reminded',
    'recent_searches',
    'signed_in_at',
    'active_at',
    'last_balance',
    'member_initials',
  );
  sessionStore.remove('popUpDiscountModalCloseTime');
}
