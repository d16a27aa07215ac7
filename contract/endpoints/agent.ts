import * as v from 'valibot';
import { row } from '../call.ts';
import { flag, id, nothing, shape } from '../shape.ts';

export const bonusSettingCheck = row(
  '/bonus_setting/check',
  v.object({ member_currency: v.string(), site_id: id }),
  shape({ is_friend: flag }),
);
export const applyForAgentCheck = row(
  '/member/apply_for_agent/check',
  v.object({ agent_id: id, apply_agent_flag: v.union([v.string(), v.number()]) }),
  nothing,
  { member: true },
);
/** Asks to become an agent, in the member's own words; refused with the codes of the check. */
export const applyForAgent = row('/member/apply_for_agent', v.object({ message: v.string() }), nothing, {
  member: true,
  extension: true,
});
