import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { amount, camelCaseObject, flag, id, lenientArray, text, withDefault } from '#contract/wire-schema.ts';

const site = { site_id: id };

export const gameLink = camelCaseObject({
  gt_id: id,
  gp_id: id,
  game_code: withDefault(text, ''),
  house: withDefault(text, ''),
  currency: withDefault(text, ''),
  gp_gt_name: withDefault(text, ''),
  customized: withDefault(flag, 0),
});
export type GameLink = v.InferOutput<typeof gameLink>;
const banner = camelCaseObject({
  id,
  photo_path: text,
  title: withDefault(text, ''),
  subtitle: withDefault(text, ''),
  url: withDefault(text, ''),
  /** 0 external, 1 internal, 2 game */
  link_type: withDefault(amount, 1),
  /** 0 same page, 1 new tab */
  link_method: withDefault(amount, 0),
  game_link_parameter: withDefault(gameLink, null),
});
export type Banner = v.InferOutput<typeof banner>;
/** The specification gives this path in full, without '/api'. `use_type`: 0 desktop, 1 small, 2 mobile. */
export const carousel = defineEndpoint(
  '/arks/web/carousel_picture',
  v.object({ ...site, use_type: v.picklist([0, 1, 2]) }),
  camelCaseObject({ web_carousel_picture_list: lenientArray(banner) }),
  { whole: true },
);

const announcement = camelCaseObject({
  id: withDefault(id, ''),
  content: text,
  title: withDefault(text, ''),
  /** The operator's HTML; the marquee shows `content`. */
  body: withDefault(text, ''),
  display_before_login: withDefault(flag, 1),
  display_after_login: withDefault(flag, 1),
  sort: withDefault(amount, 0),
  /** When it was published; not in the specification. */
  created_at: withDefault(text, ''),
});
export type Announcement = v.InferOutput<typeof announcement>;
export const marquee = defineEndpoint(
  '/arks/web/announcement/marquee',
  v.object({ ...site, sort_field: v.string(), sort_order: v.picklist(['asc', 'desc']) }),
  camelCaseObject({ web_announcement_list: lenientArray(announcement) }),
);
