import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { gameLink } from '#contract/endpoints/site/home.ts';
import { nonNegative, rate } from '#contract/rates.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  nothing,
  orNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const site = { site_id: id };

/** Whether a member can claim a promotion. */
export const claimStatus = v.picklist(['open', 'claimed', 'not_eligible', 'ended']);

/** What a promotion leads to; one of an unknown kind leads to nothing. Not in the specification. */
const action = camelCaseObject({
  kind: v.picklist(['claim', 'deposit', 'play']),
  /** Of a claim: the promotion; without it, the one that has the action. */
  promotion_id: withDefault(id, ''),
  /** Of play: a hall, or a game. */
  gt_id: withDefault(id, ''),
  game: withDefault(gameLink, null),
});
export type PromotionAction = v.InferOutput<typeof action>;

const bulletinItem = camelCaseObject({
  id,
  /** 0 all, 1 desktop, 2 mobile */
  display_device: withDefault(amount, 0),
  display_content: withDefault(text, ''),
  content: withDefault(text, ''),
  updated_at: withDefault(text, ''),
  action: withDefault(action, null),
  /** A notice is no offer: it is shown with the announcements. Not in the specification. */
  kind: withDefault(v.picklist(['offer', 'notice']), 'offer'),
});
export type BulletinItem = v.InferOutput<typeof bulletinItem>;
/** `display_frequency` 0: shown until the member hides it. */
const bulletins = camelCaseObject({
  display_frequency: withDefault(amount, 1),
  list: lenientArray(bulletinItem),
});
const device = { ...site, display_device: v.picklist([1, 2]) };
/** `display_location`: 2 any page, 3 the deposit page. */
const located = { ...device, display_location: v.picklist([2, 3]) };
export const bulletin = defineEndpoint('/arks/web/bulletin', v.object(device), bulletins);
export const memberBulletin = defineEndpoint('/arks/web/bulletin/member', v.object(located), bulletins, {
  member: true,
});
export const bulletinHistory = defineEndpoint('/arks/web/bulletin/history', v.object(device), bulletins);
export const hideBulletin = defineEndpoint('/arks/web/bulletin/member/hide', v.object(located), nothing, {
  member: true,
});

const envelope = camelCaseObject({ id, end_at: text });
export type RedEnvelope = v.InferOutput<typeof envelope>;
export const redEnvelopePromotion = defineEndpoint(
  '/arks/web/activity/red_envelope_promotion',
  v.object({}),
  camelCaseObject({ envelope: orNull(envelope) }),
  { member: true },
);
export const claimRedEnvelope = defineEndpoint(
  '/arks/web/activity/red_envelope',
  v.object({ id, request_id: v.optional(v.pipe(v.string(), v.uuid())) }),
  camelCaseObject({ cash: amount }),
  { member: true },
);

/** What a promotion gives and takes, in the request's currency, of a member in the member's. Not in the specification. */
const facts = camelCaseObject({
  /** What one gets: an amount, or a share of a deposit, stake or loss. */
  reward: orNull(rate),
  /** The largest reward; null if it has no limit. */
  reward_max: orNull(nonNegative),
  /** The smallest deposit that gets it. */
  deposit_min: orNull(nonNegative),
  /**
   * How often the reward must be staked before it can be withdrawn, and with it the deposit if the promotion leads to one; 0
   * for not at all, null if the operator does not say.
   */
  turnover: orNull(nonNegative),
  end_at: withDefault(text, ''),
  /** Whether the member who asks can claim it; `reason` says why not. Null for a visitor. */
  status: withDefault(claimStatus, null),
  claimed_at: withDefault(text, ''),
  reason: withDefault(text, ''),
  /** What the member who asks must stake, and has staked, before it can be withdrawn. Null for a visitor. */
  progress: orNull(camelCaseObject({ required: decimal, done: decimal })),
});
export type PromotionFacts = v.InferOutput<typeof facts>;

const articleFields = {
  id,
  title: text,
  summary: withDefault(text, ''),
  photo_path: withDefault(text, ''),
  content: withDefault(text, ''),
  action: withDefault(action, null),
};
const article = camelCaseObject(articleFields);
const promotion = camelCaseObject({ ...articleFields, facts: withDefault(facts, null) });
/** A promotion or FAQ entry; `content` is the operator's HTML. */
export type Article = v.InferOutput<typeof article>;
export type Promotion = v.InferOutput<typeof promotion>;
export const discounts = defineEndpoint(
  '/arks/web/discount',
  v.object({ ...site, currency: v.optional(v.string()) }),
  camelCaseObject({ list: lenientArray(promotion) }),
  {
    extension: true,
  },
);
export const faq = defineEndpoint(
  '/arks/web/faq',
  v.object(site),
  camelCaseObject({ list: lenientArray(article) }),
  {
    extension: true,
  },
);
