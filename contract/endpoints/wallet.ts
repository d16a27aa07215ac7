import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

const walletRow = shape({
  gp_id: id,
  gp_name: or(text, ''),
  is_light: or(flag, 0),
  icon_dark: or(text, ''),
  balance: amount,
});
export type WalletRow = v.InferOutput<typeof walletRow>;

export const myCash = row(
  '/member/profile/my_cash',
  v.object({}),
  shape({ my_cash_list: rowsOf(walletRow), total: amount }),
  { member: true },
);
export const allBalancesBack = row('/member/profile/balance/all/back', v.object({}), nothing, {
  member: true,
});
/** The older variant of `allBalancesBack`. */
export const balanceGetBack = row('/member/profile/balance_get_back', v.object({}), nothing, {
  member: true,
});
export const cashSurplusCheck = row(
  '/arks/web/cash_surplus/check',
  v.object({ site_id: id, currency: v.string() }),
  shape({ active: flag }),
);
