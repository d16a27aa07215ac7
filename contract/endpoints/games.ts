import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, or, rowsInSlices, rowsOf, shape, text } from '../shape.ts';

/** Locale code (en_US) -> name; en_US is the fallback. */
const names = v.record(v.string(), v.string());

const game = shape({
  game_id: id,
  gp_id: id,
  gt_id: id,
  game_type: text,
  game_code: text,
  game_name: names,
  en_name: or(text, ''),
  house: or(text, ''),
  icon: or(text, ''),
  tag: or(v.array(v.string()), []),
  member_favorite: or(flag, 0),
  /** Pages of a provider are shown "customized" by the operator. */
  customized: or(flag, 0),
  gp_gt_name: or(text, ''),
  /** The provider is closed for maintenance. */
  maintained: or(flag, 0),
  end_at: or(text, ''),
});
export type Game = v.InferOutput<typeof game>;

const platform = shape({
  gp_id: id,
  gt_id: id,
  game_type: text,
  gp_name: text,
  gp_gt_name: or(text, ''),
  house: or(text, ''),
  customized: or(flag, 0),
  icon_light: or(text, ''),
  game_code: or(text, ''),
  game_name: or(names, {}),
  active: flag,
  app_id: or(text, ''),
  game_count: or(amount, 0),
  maintained: or(flag, 0),
  start_at: or(text, ''),
  end_at: or(text, ''),
});
export type Platform = v.InferOutput<typeof platform>;

export const gameType = shape({
  gt_id: id,
  gt_name: text,
  gt_icon: or(text, ''),
  gt_icon_active: or(text, ''),
  gp_list: rowsOf(platform),
});
export type GameType = v.InferOutput<typeof gameType>;

export const games = rowsOf(game);
const siteAndCurrency = { site_id: id, currency: v.string() };

export const jackpot = row(
  '/v2/get_jackpot',
  v.object({ currency: v.string() }),
  shape({ jackpot_amount_total: amount }),
);
/** The halls and who plays in them. */
export const gameList = row(
  '/v3/game_list',
  v.object({ ...siteAndCurrency, support_device: amount, template: v.string() }),
  rowsOf(gameType),
);
export const tagGameList = row(
  '/v2/get_tag_game_list',
  v.object({ ...siteAndCurrency, support_device: amount, tag: v.string(), gt_id: id }),
  shape({ info: games }),
);
const label = shape({ id, name: names });
export type GameLabel = v.InferOutput<typeof label>;
export const gameLabel = row(
  '/v2/game_label',
  v.object({ ...siteAndCurrency, device: amount, gp_id: id, game_type_id: id, house: v.optional(text) }),
  shape({ list: games, main: rowsOf(label) }),
);
/** Every game of the site in one currency, searched and filtered in memory. */
export const templateGameList = row(
  '/v2/get_template_game_list',
  v.object({ ...siteAndCurrency, support_device: amount }),
  shape({ info: rowsInSlices(game) }),
);
export const lastPlayingGames = row(
  '/arks/web/member-games/last-playing-game',
  v.object({}),
  shape({ list: rowsOf(shape({ game_id: id })) }),
  { member: true },
);
export const hotGames = row(
  '/arks/web/member-games/hot-games',
  v.object({ ...siteAndCurrency, gt_id: id }),
  shape({ list: games }),
);
