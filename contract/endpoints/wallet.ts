import * as v from 'valibot';
import { defineEndpoint } from '../call.ts';
import { amount, camelCaseObject, flag, id, lenientArray, nothing, text, withDefault } from '../shape.ts';

const walletRow = camelCaseObject({
  gp_id: id,
  gp_name: withDefault(text, ''),
  is_light: withDefault(flag, 0),
  icon_dark: withDefault(text, ''),
  balance: amount,
});
export type WalletRow = v.InferOutput<typeof walletRow>;

export const myCash = defineEndpoint(
  '/member/profile/my_cash',
  v.object({}),
  camelCaseObject({ my_cash_list: lenientArray(walletRow), total: amount }),
  { member: true },
);
export const allBalancesBack = defineEndpoint('/member/profile/balance/all/back', v.object({}), nothing, {
  member: true,
});
/** Older variant of `allBalancesBack`. */
export const balanceGetBack = defineEndpoint('/member/profile/balance_get_back', v.object({}), nothing, {
  member: true,
});
export const cashSurplusCheck = defineEndpoint(
  '/arks/web/cash_surplus/check',
  v.object({ site_id: id, currency: v.string() }),
  camelCaseObject({ active: flag }),
);
