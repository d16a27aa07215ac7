import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  lenientArray,
  nothing,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const walletRow = camelCaseObject({
  gp_id: withDefault(id, ''),
  gp_name: withDefault(text, ''),
  is_light: withDefault(flag, 0),
  icon_dark: withDefault(text, ''),
  /** Null if the operator does not say. */
  balance: withDefault(amount, null),
  /** Not in the specification: closed for maintenance, and until when if the operator says so. */
  maintenance: withDefault(flag, 0),
  maintenance_end_at: withDefault(text, ''),
});
export type WalletRow = v.InferOutput<typeof walletRow>;
/** Keeps its place in the list: a balance that cannot be read is unknown, not zero. */
const unreadableRow: WalletRow = {
  gpId: '',
  gpName: '',
  isLight: false,
  iconDark: '',
  balance: null,
  maintenance: false,
  maintenanceEndAt: '',
};

export const myCash = defineEndpoint(
  '/member/profile/my_cash',
  v.object({}),
  /** `total` is the money in the wallet and at all providers. */
  camelCaseObject({ my_cash_list: lenientArray(walletRow, unreadableRow), total: withDefault(amount, null) }),
  { member: true },
);
export const allBalancesBack = defineEndpoint(
  '/member/profile/balance/all/back',
  v.object({ request_id: v.optional(v.pipe(v.string(), v.uuid())) }),
  nothing,
  { member: true },
);
/** Older variant of `allBalancesBack`. */
export const balanceGetBack = defineEndpoint('/member/profile/balance_get_back', v.object({}), nothing, {
  member: true,
});
export const cashSurplusCheck = defineEndpoint(
  '/arks/web/cash_surplus/check',
  v.object({ site_id: id, currency: v.string() }),
  camelCaseObject({ active: withDefault(flag, 0) }),
);
