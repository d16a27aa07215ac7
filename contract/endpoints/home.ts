import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, or, rowsOf, shape, text } from '../shape.ts';

const site = { site_id: id };

const gameLink = shape({
  gt_id: or(id, ''),
  gp_id: or(id, ''),
  game_code: or(text, ''),
  house: or(text, ''),
  currency: or(text, ''),
  gp_gt_name: or(text, ''),
  customized: or(flag, 0),
});
const banner = shape({
  id,
  photo_path: text,
  title: or(text, ''),
  subtitle: or(text, ''),
  url: or(text, ''),
  /** 0 external, 1 internal, 2 game */
  link_type: or(amount, 1),
  /** 0 same page, 1 new tab */
  link_method: or(amount, 0),
  game_link_parameter: v.nullish(gameLink),
});
export type Banner = v.InferOutput<typeof banner>;
/** SPEC.md gives this path whole: no '/api' before it. `use_type`: 0 desktop, 1 small, 2 mobile. */
export const carousel = row(
  '/arks/web/carousel_picture',
  v.object({ ...site, use_type: v.picklist([0, 1, 2]) }),
  shape({ web_carousel_picture_list: rowsOf(banner) }),
  { whole: true },
);

const announcement = shape({
  id: or(id, ''),
  content: text,
  title: or(text, ''),
  /** The operator's HTML; the line of the marquee is `content`. */
  body: or(text, ''),
  display_before_login: or(flag, 1),
  display_after_login: or(flag, 1),
  sort: or(amount, 0),
});
export type Announcement = v.InferOutput<typeof announcement>;
export const marquee = row(
  '/arks/web/announcement/marquee',
  v.object({ ...site, sort_field: v.string(), sort_order: v.picklist(['asc', 'desc']) }),
  shape({ web_announcement_list: rowsOf(announcement) }),
);
