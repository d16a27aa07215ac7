import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { games, gameType } from '#contract/endpoints/catalogue/games.ts';
import {
  amount,
  camelCaseObject,
  httpUrl,
  id,
  lenientArray,
  nothing,
  siteAndCurrency,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

/** The game's URL arrives on the member channel as `.game.url`, with the `extra` of the request. */
export const play = defineEndpoint(
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
    /** Odds of `/arks/web/game/sport-fixtures` that were chosen: the game opens with them. */
    odds_id: v.optional(id),
  }),
  nothing,
  { member: true },
);
/** Optional data of code 203. */
export const maintenancePeriod = camelCaseObject({
  start_at: withDefault(text, ''),
  end_at: withDefault(text, ''),
});
export type MaintenancePeriod = v.InferOutput<typeof maintenancePeriod>;

export const leave = defineEndpoint('/member/game/leave1', v.object({ gp_id: v.optional(id) }), nothing, {
  member: true,
  outlivesSignOut: true,
});
export const storeFavorite = defineEndpoint(
  '/arks/web/member-games/favorite/store',
  v.object({ data: v.array(v.object({ game_id: id, status: v.picklist([0, 1]) })) }),
  nothing,
  { member: true },
);
export const demoPlay = defineEndpoint(
  '/demo/play',
  v.object({
    ...siteAndCurrency,
    device: v.literal(0),
    gp_id: id,
    game_type: text,
    game_code: text,
    house: v.optional(text),
  }),
  camelCaseObject({ game_url: httpUrl }),
);
export const demoGames = defineEndpoint(
  '/demo/gp_games',
  v.object({ ...siteAndCurrency, device: amount, gp_id: id, game_type_id: id, house: v.optional(text) }),
  camelCaseObject({ list: games }),
);
export const demoGameTypes = defineEndpoint(
  '/demo/gt_games',
  v.object({ ...siteAndCurrency, support_device: amount, template: v.string() }),
  lenientArray(gameType),
);
export const sportQuickbetUrl = defineEndpoint(
  '/arks/web/game/sport-quickbet-url',
  v.object({ ...siteAndCurrency, support_device: amount, domain: v.string() }),
  camelCaseObject({ detail: camelCaseObject({ url: httpUrl, gp_id: id }) }),
);
export const checkIframe = defineEndpoint('/check_iframe', v.object({ url: httpUrl }), nothing);
