import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, id, nothing, or, rowsOf, shape, text, webAddress } from '../shape.ts';
import { games, gameType } from './games.ts';

const siteAndCurrency = { site_id: id, currency: v.string() };

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
export const storeFavorite = row(
  '/arks/web/member-games/favorite/store',
  v.object({ data: v.array(v.object({ game_id: id, status: v.picklist([0, 1]) })) }),
  nothing,
  { member: true },
);
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
export const sportQuickbetUrl = row(
  '/arks/web/game/sport-quickbet-url',
  v.object({ ...siteAndCurrency, support_device: amount, domain: v.string() }),
  shape({ detail: shape({ url: webAddress, gp_id: id }) }),
);
export const checkIframe = row('/check_iframe', v.object({ url: webAddress }), nothing);
