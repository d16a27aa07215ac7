import type { Member } from '#machines/events.ts';
import { countryCurrency } from '#src/site/currency.ts';
import { local, perTab } from './store.ts';

/** Who storage says is here: all four fields, or nobody. */
export function storedMember(): Member | null {
  const [token, memberId, account] = [
    local.get('token'),
    local.get('member_id'),
    local.get('member_account'),
  ];
  const currency = local.get('currency');
  return token && memberId && account && currency ? { memberId, account, currency } : null;
}

/** Whoever was here before leaves first: nothing of theirs stays, and other tabs hear of a token where there was none. */
export function storeMember({ memberId, account, currency }: Member, token: string) {
  const before = local.get('member_id');
  if (before && before !== memberId) forgetMember();
  // What the visitor closed, the member has not.
  perTab.remove('popUpDiscountModalCloseTime');
  local.set('member_id', memberId);
  local.set('member_account', account);
  local.set('currency', currency);
  // Last: other tabs take the token's arrival as the sign that all is there.
  local.set('token', token);
}

/** Leaves nothing of the member behind, and the currency as a visitor finds it. */
export function forgetMember() {
  local.remove(
    'token',
    'member_id',
    'member_account',
    'member_type',
    'isPlay',
    'waitingWindow',
    'waitingUrl',
    'window-msg',
    'pixel_orders',
  );
  perTab.remove('popUpDiscountModalCloseTime');
  local.set('currency', countryCurrency());
}
