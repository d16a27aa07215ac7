import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

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

const bulletinItem = shape({
  id,
  /** 0 all, 1 desktop, 2 mobile */
  display_device: or(amount, 0),
  display_content: or(text, ''),
  content: or(text, ''),
  updated_at: or(text, ''),
});
export type BulletinItem = v.InferOutput<typeof bulletinItem>;
/** `display_frequency` 0 means: until the member hides it. */
const bulletins = shape({ display_frequency: or(amount, 1), list: rowsOf(bulletinItem) });
const device = { ...site, display_device: v.picklist([1, 2]) };
/** 2 anywhere, 3 on the deposit page. */
const located = { ...device, display_location: v.picklist([2, 3]) };
export const bulletin = row('/arks/web/bulletin', v.object(device), bulletins);
export const memberBulletin = row('/arks/web/bulletin/member', v.object(located), bulletins, {
  member: true,
});
export const bulletinHistory = row('/arks/web/bulletin/history', v.object(device), bulletins);
export const hideBulletin = row('/arks/web/bulletin/member/hide', v.object(located), nothing, {
  member: true,
});

const envelope = shape({ id, end_at: text });
export type RedEnvelope = v.InferOutput<typeof envelope>;
export const redEnvelopePromotion = row(
  '/arks/web/activity/red_envelope_promotion',
  v.object({}),
  shape({ envelope: v.nullish(envelope) }),
  { member: true },
);
export const claimRedEnvelope = row(
  '/arks/web/activity/red_envelope',
  v.object({ id }),
  shape({ cash: amount }),
  { member: true },
);

const article = shape({
  id,
  title: text,
  summary: or(text, ''),
  photo_path: or(text, ''),
  content: or(text, ''),
});
/** An offer or a question, with the operator's HTML as `content`. */
export type Article = v.InferOutput<typeof article>;
export const discounts = row('/arks/web/discount', v.object(site), shape({ list: rowsOf(article) }), {
  extension: true,
});
export const faq = row('/arks/web/faq', v.object(site), shape({ list: rowsOf(article) }), {
  extension: true,
});
