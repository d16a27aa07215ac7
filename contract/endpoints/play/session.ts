import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, decimal, orNull, text, withDefault } from '#contract/wire-schema.ts';

/**
 * What the member has played since the last long break, in however many games. How long a break must be is the
 * operator's decision.
 */
export const playSession = defineEndpoint(
  '/member/play/session',
  v.object({}),
  camelCaseObject({
    /** The operator's time; '' if no session runs. */
    started_at: withDefault(text, ''),
    staked: orNull(decimal),
    won: orNull(decimal),
    /** `won` without `staked`. */
    net: orNull(decimal),
  }),
  { member: true, extension: true },
);
