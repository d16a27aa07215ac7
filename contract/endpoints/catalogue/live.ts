import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  orNull,
  siteAndCurrency,
  text,
  withDefault,
} from '#contract/wire-schema.ts';
import { gameFacts } from './game-facts.ts';
import { gameFields } from './games.ts';

const extension = { extension: true } as const;

const odds = camelCaseObject({
  /** The ID by which the provider knows the choice when its game is launched with it. */
  odds_id: id,
  pick: v.picklist(['1', 'X', '2']),
  value: decimal,
});
const fixture = camelCaseObject({
  fixture_id: id,
  league: withDefault(text, ''),
  home: text,
  away: text,
  /** The kick-off in the operator's time. */
  start_at: withDefault(text, ''),
  /** Minute of play, with the score; null before the kick-off and in a break. */
  minute: orNull(amount),
  home_score: orNull(amount),
  away_score: orNull(amount),
  /** The provider whose game takes the bet. */
  gp_id: id,
  odds: lenientArray(odds),
});
export type Fixture = v.InferOutput<typeof fixture>;
/** The next matches, those in play first. */
export const sportFixtures = defineEndpoint(
  '/arks/web/game/sport-fixtures',
  v.object(siteAndCurrency),
  camelCaseObject({ list: lenientArray(fixture) }),
  extension,
);

const liveTable = camelCaseObject({
  ...gameFields,
  ...gameFacts,
  dealer: withDefault(text, ''),
  /** The code of the language that is spoken at the table, such as `vi_VN`. */
  language: withDefault(text, ''),
  seats: orNull(amount),
  free_seats: orNull(amount),
});
export type LiveTable = v.InferOutput<typeof liveTable>;
/** Tables of the live casino that are open now. */
export const liveTables = defineEndpoint(
  '/arks/web/game/live-tables',
  v.object({ ...siteAndCurrency, support_device: amount }),
  camelCaseObject({ list: lenientArray(liveTable) }),
  extension,
);

/** The sum of the jackpots in the last day, oldest first. */
export const jackpotHistory = defineEndpoint(
  '/v2/get_jackpot_history',
  v.object({ currency: v.string() }),
  camelCaseObject({ list: lenientArray(camelCaseObject({ at: text, amount })) }),
  extension,
);
