import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  flag,
  id,
  lenientArray,
  listOrNull,
  nothing,
  orNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

/**
 * What agents earn, for every member: an agent has the rate of the last step whose two conditions are met.
 */
export const agentPlan = defineEndpoint(
  '/agent/plan',
  v.object({}),
  camelCaseObject({
    steps: lenientArray(
      camelCaseObject({
        min_active: amount,
        /** Commission base that must be reached; above 0 if it is 0. */
        min_net: decimal,
        /** Percentage of the commission base. */
        rate: decimal,
      }),
    ),
    levels: listOrNull(camelCaseObject({ level: id, name: field })),
    /** The member's. */
    currency: field,
    /** Percentage of a net win that goes to the providers. */
    fee_rate: orNull(decimal),
    /** Days between the end of a period and its payment. */
    pay_days: withDefault(amount, null),
  }),
  options,
);

export const agentAgreement = defineEndpoint(
  '/agent/agreement',
  v.object({}),
  camelCaseObject({
    version: id,
    html: field,
    /** When the member accepted this version; '' if that has not happened. */
    accepted_at: field,
    /** The member has accepted an older version. */
    was_accepted: withDefault(flag, 0),
  }),
  options,
);
/** Code 101: it is an older version; its data is the current `version`. */
export const acceptAgentAgreement = defineEndpoint(
  '/agent/agreement/accept',
  v.object({ version: id }),
  nothing,
  options,
);
