import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { chunkedArray } from '#contract/chunked-array.ts';
import {
  amount,
  camelCaseObject,
  id,
  lenientArray,
  listOrNull,
  localizedText,
  siteAndCurrency,
  text,
} from '#contract/wire-schema.ts';
import { gameFacts } from './game-facts.ts';
import { gameFields, games } from './games.ts';

const gameWithFacts = camelCaseObject({ ...gameFields, ...gameFacts });

export const jackpot = defineEndpoint(
  '/v2/get_jackpot',
  v.object({ currency: v.string() }),
  camelCaseObject({ jackpot_amount_total: amount }),
);
export const tagGameList = defineEndpoint(
  '/v2/get_tag_game_list',
  v.object({ ...siteAndCurrency, support_device: amount, tag: v.string(), gt_id: id }),
  camelCaseObject({ info: games }),
);
const label = camelCaseObject({ id, name: localizedText });
export type GameLabel = v.InferOutput<typeof label>;
export const gameLabel = defineEndpoint(
  '/v2/game_label',
  v.object({ ...siteAndCurrency, device: amount, gp_id: id, game_type_id: id, house: v.optional(text) }),
  camelCaseObject({ list: lenientArray(gameWithFacts), main: listOrNull(label) }),
);
/** All games of the site in one currency; the app searches and filters them in memory. */
export const templateGameList = defineEndpoint(
  '/v2/get_template_game_list',
  v.object({ ...siteAndCurrency, support_device: amount }),
  camelCaseObject({ info: chunkedArray(gameWithFacts) }),
);
export const lastPlayingGames = defineEndpoint(
  '/arks/web/member-games/last-playing-game',
  v.object({}),
  camelCaseObject({ list: lenientArray(camelCaseObject({ game_id: id })) }),
  { member: true },
);
