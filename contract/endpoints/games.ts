import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, nothing, or, rowsInSlices, rowsOf, shape, text, webAddress } from '../shape.ts';

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

const gameType = shape({
  gt_id: id,
  gt_name: text,
  gt_icon: or(text, ''),
  gt_icon_active: or(text, ''),
  gp_list: rowsOf(platform),
});
export type GameType = v.InferOutput<typeof gameType>;

const games = rowsOf(game);
const site = { site_id: id };
const siteAndCurrency = { site_id: id, currency: v.string() };

export const demoPlay = row(
  '/demo/play',
  v.object({
    ...siteAndCurrency,
    device: v.literal(0),
    gp_id: id,
    game_type: text,
    game_code: text,
    house: v.optional(text),
  }),
  shape({ game_url: webAddress }),
);
export const demoGames = row(
  '/demo/gp_games',
  v.object({ ...siteAndCurrency, device: amount, gp_id: id, game_type_id: id, house: v.optional(text) }),
  shape({ list: games }),
);
export const demoGameTypes = row(
  '/demo/gt_games',
  v.object({ ...siteAndCurrency, support_device: amount, template: v.string() }),
  rowsOf(gameType),
);
export const jackpot = row(
  '/v2/get_jackpot',
  v.object({ currency: v.string() }),
  shape({ jackpot_amount_total: amount }),
);
/** Answers no address: that comes on the member's channel as `.game.url`, with `extra` as it was sent. */
export const play = row(
  '/member/game/play1',
  v.object({
    gp_id: id,
    game_type: text,
    game_code: text,
    gt_id: id,
    lobby_url: v.pipe(v.string(), v.url()),
    device: amount,
    house: v.optional(text),
    extra: v.optional(v.string()),
  }),
  nothing,
  { member: true },
);
/** What the operator may send beside code 203. */
export const maintenancePeriod = shape({ start_at: or(text, ''), end_at: or(text, '') });
export type MaintenancePeriod = v.InferOutput<typeof maintenancePeriod>;

export const leave = row('/member/game/leave1', v.object({ gp_id: v.optional(id) }), nothing, {
  member: true,
  outlivesSignOut: true,
});
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
export const storeFavorite = row(
  '/arks/web/member-games/favorite/store',
  v.object({ data: v.array(v.object({ game_id: id, status: v.picklist([0, 1]) })) }),
  nothing,
  { member: true },
);
export const sportQuickbetUrl = row(
  '/arks/web/game/sport-quickbet-url',
  v.object({ ...site, currency: v.string(), support_device: amount, domain: v.string() }),
  shape({ detail: shape({ url: webAddress, gp_id: id }) }),
);
export const checkIframe = row('/check_iframe', v.object({ url: webAddress }), nothing);
