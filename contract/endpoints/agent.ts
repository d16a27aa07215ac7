import * as v from 'valibot';
import { defineEndpoint } from '../call.ts';
import { camelCaseObject, flag, id, nothing, withDefault } from '../shape.ts';

export const bonusSettingCheck = defineEndpoint(
  '/bonus_setting/check',
  v.object({ member_currency: v.string(), site_id: id }),
  camelCaseObject({ is_friend: withDefault(flag, 0) }),
);
export const applyForAgentCheck = defineEndpoint(
  '/member/apply_for_agent/check',
  v.object({ agent_id: id, apply_agent_flag: v.union([v.string(), v.number()]) }),
  nothing,
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
