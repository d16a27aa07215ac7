import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  orNull,
  pageRequest,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

/**
 * Moves money between the member's wallet and a provider: `from` and `to` are `mainWallet` or a `gp_id`, and one of
 * them is the wallet. Moves it once for each `request_id`: a repeated request gets the first response.
 */
export const walletTransfer = defineEndpoint(
  '/member/wallet/transfer',
  v.object({
    from: v.string(),
    to: v.string(),
    amount: v.string(),
    request_id: v.pipe(v.string(), v.uuid()),
  }),
  camelCaseObject({
    request_id: withDefault(text, ''),
    /** Balances after the transfer; null if the operator does not say. */
    from_balance: orNull(decimal),
    to_balance: orNull(decimal),
  }),
  { member: true, extension: true },
);

const walletTransferRow = camelCaseObject({
  id,
  request_id: withDefault(text, ''),
  from: withDefault(text, ''),
  to: withDefault(text, ''),
  amount: orNull(decimal),
  created_at: withDefault(text, ''),
});
/** The member's transfers, latest first. */
export const walletTransfers = defineEndpoint(
  '/member/wallet/transfers',
  pageRequest,
  camelCaseObject({ list: lenientArray(walletTransferRow), total_count: withDefault(amount, 0) }),
  { member: true, extension: true },
);

/** Data of code 104: the smallest and largest transfer. */
export const transferLimits = camelCaseObject({ min: decimal, max: decimal });
