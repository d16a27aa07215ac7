import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { camelCaseObject, flag, id, nothing, text, withDefault } from '#contract/wire-schema.ts';

export const bonusSettingCheck = defineEndpoint(
  '/bonus_setting/check',
  v.object({ member_currency: v.string(), site_id: id }),
  camelCaseObject({ is_friend: withDefault(flag, 0) }),
);
const field = withDefault(text, '');
/**
 * The member's application. It is also the data of the codes that block an application (specification, section 6):
 * 101 the member is an agent, 104 it is under review, was refused a short time ago, or the agent is not
 * active.
 */
export const agentApplication = camelCaseObject({
  status: withDefault(v.picklist(['none', 'pending', 'approved', 'refused']), 'none'),
  applied_at: field,
  /** Why it was refused, and when the member may apply again. */
  reason: field,
  again_at: field,
});
export const applyForAgentCheck = defineEndpoint(
  '/member/apply_for_agent/check',
  v.object({ agent_id: id, apply_agent_flag: v.union([v.string(), v.number()]) }),
  v.nullish(agentApplication, {}),
  { member: true },
);
/** Applies to become an agent with a free-text message; fails with the codes of the check. */
export const applyForAgent = defineEndpoint(
  '/member/apply_for_agent',
  v.object({ message: v.string() }),
  nothing,
  {
    member: true,
    extension: true,
  },
);
