import * as v from 'valibot';
import { camelCaseObject, decimal, withDefault } from '#contract/wire-schema.ts';

/** What an operator may say of a game besides its names; null if it does not. */
export const gameFacts = {
  /** Least and most stake of a round in the list's currency. */
  min_stake: withDefault(decimal, null),
  max_stake: withDefault(decimal, null),
  /** Part of all stakes that is paid back in the long run, in percent. */
  rtp: withDefault(decimal, null),
  volatility: withDefault(v.picklist(['low', 'medium', 'high']), null),
};
const facts = camelCaseObject(gameFacts);
export type GameFacts = v.InferOutput<typeof facts>;
