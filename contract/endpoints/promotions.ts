import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

const site = { site_id: id };

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
