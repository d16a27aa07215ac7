import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  lenientArray,
  listOrNull,
  localizedText,
  siteAndCurrency,
  text,
  textList,
  withDefault,
} from '#contract/wire-schema.ts';
import type { GameFacts } from './game-facts.ts';

/** Fields of a game in every list. */
export const gameFields = {
  game_id: id,
  gp_id: id,
  gt_id: id,
  game_type: text,
  game_code: text,
  game_name: localizedText,
  en_name: withDefault(text, ''),
  house: withDefault(text, ''),
  icon: withDefault(text, ''),
  tag: withDefault(textList, []),
  member_favorite: withDefault(flag, 0),
  /** The operator customizes the provider's page. */
  customized: withDefault(flag, 0),
  gp_gt_name: withDefault(text, ''),
  /** The provider is closed for maintenance. */
  maintained: withDefault(flag, 0),
  end_at: withDefault(text, ''),
};
const game = camelCaseObject(gameFields);
/** The lists of all games and of a provider's games also have the facts. */
export type Game = v.InferOutput<typeof game> & Partial<GameFacts>;

const provider = camelCaseObject({
  gp_id: id,
  gt_id: id,
  game_type: text,
  gp_name: text,
  gp_gt_name: withDefault(text, ''),
  house: withDefault(text, ''),
  customized: withDefault(flag, 0),
  icon_light: withDefault(text, ''),
  game_code: withDefault(text, ''),
  game_name: withDefault(localizedText, {}),
  active: withDefault(flag, 1),
  app_id: withDefault(text, ''),
  /** Null if the operator does not say. */
  game_count: withDefault(amount, null),
  maintained: withDefault(flag, 0),
  start_at: withDefault(text, ''),
  end_at: withDefault(text, ''),
});
export type GameProvider = v.InferOutput<typeof provider>;

export const gameType = camelCaseObject({
  gt_id: id,
  gt_name: text,
  gt_icon: withDefault(text, ''),
  gt_icon_active: withDefault(text, ''),
  /** Null if it could not be read or is missing, by the default: without it a missing list would be an empty one. */
  gp_list: { ...listOrNull(provider), default: () => undefined },
});
export type GameType = v.InferOutput<typeof gameType>;

export const games = lenientArray(game);

/** Game types with their providers. */
export const gameList = defineEndpoint(
  '/v3/game_list',
  v.object({ ...siteAndCurrency, support_device: amount, template: v.string() }),
  lenientArray(gameType),
);
export const hotGames = defineEndpoint(
  '/arks/web/member-games/hot-games',
  v.object({ ...siteAndCurrency, gt_id: id }),
  camelCaseObject({ list: games }),
);
