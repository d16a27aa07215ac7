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

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

/**
 * Moves money from the agent's wallet to that of a member of the downline, once for each `request_id`. Codes: 101
 * wrong withdrawal password (tries_left), 102 it is locked (until), 103 not enough, 104 limits (min, max),
 * 105 not in the downline, 106 no withdrawal password, 107 the member cannot receive it.
 */
export const agentTransfer = defineEndpoint(
  '/agent/transfer',
  v.object({
    to_account: v.string(),
    amount: v.string(),
    withdraw_password: v.string(),
    request_id: v.pipe(v.string(), v.uuid()),
  }),
  /** `available`: what can be transferred after it; null if the operator does not say. */
  camelCaseObject({ request_id: field, available: orNull(decimal) }),
  options,
);

/** The agent's transfers, latest first, with what can be transferred now. */
export const agentTransfers = defineEndpoint(
  '/agent/transfers',
  pageRequest,
  camelCaseObject({
    list: lenientArray(
      camelCaseObject({
        id,
        request_id: field,
        to_id: withDefault(id, ''),
        to_account: field,
        amount: orNull(decimal),
        created_at: field,
      }),
    ),
    total_count: withDefault(amount, 0),
    available: orNull(decimal),
    min: orNull(decimal),
    max: orNull(decimal),
  }),
  options,
);
