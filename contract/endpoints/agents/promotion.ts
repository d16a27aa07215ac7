import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { linkNameLength } from '#contract/constants.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  lenientArray,
  listOrNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');
/** How a visitor arrives: by `/?id=`, by `/?invite=`, or at a host of the agent. */
export const linkKinds = ['agent', 'friend', 'domain'] as const;

const link = camelCaseObject({
  code: id,
  kind: v.picklist(linkKinds),
  name: field,
  url: field,
  /** The currency of the accounts; '' if the visitor chooses. */
  currency: field,
  is_disabled: withDefault(flag, 0),
  created_at: field,
  /** Clicks on the link, and the registrations and first deposits after them. */
  clicks: withDefault(amount, null),
  registrations: withDefault(amount, null),
  first_deposits: withDefault(amount, null),
});
export type AgentLink = v.InferOutput<typeof link>;
const material = camelCaseObject({
  id,
  title: field,
  photo_path: text,
  width: withDefault(amount, null),
  height: withDefault(amount, null),
});

/** The agent's links, latest first, and images to go with them. */
export const agentPromotion = defineEndpoint(
  '/agent/promotion',
  v.object({}),
  camelCaseObject({ links: lenientArray(link), materials: listOrNull(material) }),
  options,
);
/**
 * A friend's link sets no currency; the others need one. Codes: 101 currency not available, 102 too many
 * links that are not disabled.
 */
export const createAgentLink = defineEndpoint(
  '/agent/promotion/create',
  v.object({
    kind: v.picklist(linkKinds),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(linkNameLength), v.regex(/^[^<>]*$/)),
    currency: v.optional(v.string(), ''),
  }),
  camelCaseObject({ link }),
  options,
);
/** A disabled link introduces no further members. Code 101: the agent has no such link. */
export const disableAgentLink = defineEndpoint(
  '/agent/promotion/disable',
  v.object({ code: id }),
  camelCaseObject({ link }),
  options,
);
