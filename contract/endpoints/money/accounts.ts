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

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

const account = camelCaseObject({
  id,
  kind: v.picklist(['bank', 'ewallet', 'crypto']),
  /** A status that is not known is read as `pending`: such an account cannot be used yet. */
  status: withDefault(v.picklist(['pending', 'verified', 'refused']), 'pending'),
  /** Why it was refused. */
  reason: field,
  is_default: withDefault(flag, 0),
  /** A withdrawal to it is open, so it cannot be removed. */
  is_in_use: withDefault(flag, 0),
  /** The member's name at the time when the account was added. */
  owner: field,
  alias: field,
  /** Of kind bank. */
  bank_id: withDefault(id, ''),
  bank_name: field,
  branch: field,
  /** Of kind ewallet. */
  brand: withDefault(id, ''),
  brand_name: field,
  /** Of kinds bank and ewallet; masked, but so that members know their accounts. */
  number: field,
  /** Of kind crypto, in full. */
  network: withDefault(id, ''),
  network_name: field,
  address: field,
  created_at: field,
});
/** An account to which withdrawals are paid. */
export type PayoutAccount = v.InferOutput<typeof account>;
export type AccountKind = PayoutAccount['kind'];

/** The member's accounts, oldest first; `limit` is the largest number of a kind. */
export const accountList = defineEndpoint(
  '/member/account/list',
  v.object({}),
  camelCaseObject({ list: lenientArray(account), limit: withDefault(amount, 5) }),
  options,
);

/**
 * What can be added in the member's currency. A kind without rows is not offered; one whose rows cannot be read
 * refuses the response, since the form would look as if the operator had none.
 */
export const accountBanks = defineEndpoint(
  '/member/account/banks',
  v.object({}),
  camelCaseObject({
    banks: v.optional(
      lenientArray(
        camelCaseObject({ bank_id: id, name: field, icon: field, needs_branch: withDefault(flag, 0) }),
      ),
      [],
    ),
    ewallets: v.optional(lenientArray(camelCaseObject({ brand: id, name: field, icon: field })), []),
    /** Only networks that `contract/crypto-address.ts` can check. */
    networks: v.optional(lenientArray(camelCaseObject({ network: id, name: field, icon: field })), []),
  }),
  options,
);

const alias = v.optional(v.string());
const withdraw_password = v.string();
/** The account's owner is the member's name. */
export const storeAccount = defineEndpoint(
  '/member/account/store',
  v.variant('kind', [
    v.object({
      kind: v.literal('bank'),
      bank_id: v.string(),
      branch: v.optional(v.string()),
      number: v.string(),
      alias,
      withdraw_password,
    }),
    v.object({
      kind: v.literal('ewallet'),
      brand: v.string(),
      number: v.string(),
      alias,
      withdraw_password,
    }),
    v.object({
      kind: v.literal('crypto'),
      network: v.string(),
      address: v.string(),
      alias,
      withdraw_password,
    }),
  ]),
  account,
  options,
);
/** Data of code 102: the member's account that exists already; '' if the operator does not say. */
export const existingAccount = camelCaseObject({ id: withDefault(id, '') });
/** Data of code 108: the wire name of the field whose value is not valid. */
export const invalidAccountField = camelCaseObject({ field });

/** Makes a verified account the one that is chosen first. */
export const defaultAccount = defineEndpoint('/member/account/default', v.object({ id }), nothing, options);

export const destroyAccount = defineEndpoint(
  '/member/account/destroy',
  v.object({ id, withdraw_password }),
  nothing,
  options,
);
/** Data of code 105: the open withdrawal. */
export const accountInUse = camelCaseObject({ order_number: withDefault(id, '') });
