import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  text,
  withDefault,
} from '#contract/wire-schema.ts';
import { games } from './games.ts';

const winner = camelCaseObject({
  /** The name as everybody may see it, which the operator has masked, such as `li***88`. */
  member_name: text,
  game_id: id,
  amount: v.pipe(
    decimal,
    v.check((sum) => Number(sum) > 0, 'not more than nothing'),
  ),
  /** The currency of the amount, which is the winner's own. */
  currency: v.pipe(text, v.nonEmpty('empty')),
  win_at: withDefault(text, ''),
});

/** The last winners, the newest first; of one game if it is named. */
export const winnerList = defineEndpoint(
  '/v2/get_winner_list',
  v.object({
    site_id: id,
    /** The currency of who asks: games that it does not open are left out. */
    currency: v.string(),
    support_device: amount,
    game_id: v.optional(id),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  camelCaseObject({
    list: lenientArray(winner),
    /** The games of the winners, each once. */
    info: withDefault(games, []),
  }),
  { extension: true },
);
