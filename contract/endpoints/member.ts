import * as v from 'valibot';
import { row } from '../call.ts';
import { credentials, enc } from '../entry.ts';
import { amount, flag, id, nothing, or, shape, text } from '../shape.ts';

const layoutData = shape({
  id,
  member_account: text,
  member_type: or(id, '1'),
  agent_type: or(id, ''),
  agent_level: or(id, ''),
  agent_active: or(flag, 0),
  is_agent: or(flag, 0),
  member_currency: text,
  member_cash: amount,
  is_playing: or(flag, 0),
  cash_back_status: or(flag, 0),
  wallet_status: or(flag, 1),
  first_login_to_change_password: or(flag, 0),
  need_bank_account_deposit_verified: or(flag, 0),
});
export type MemberLayout = v.InferOutput<typeof layoutData>;
export const layout = row('/member/profile/common/layout', v.object({}), layoutData, { member: true });

const field = or(text, '');
const profileData = shape({
  id,
  member_account: text,
  member_name: field,
  is_withdraw_password: or(flag, 0),
  member_birthday: field,
  member_email: field,
  member_currency: text,
  member_phone: field,
  member_line: field,
  member_qq: field,
  member_skype: field,
  member_wechat: field,
  member_fb: field,
  member_zalo: field,
  member_telegram: field,
  member_whats_app: field,
  member_others: field,
  new_identity_id: field,
});
export type MemberProfile = v.InferOutput<typeof profileData>;
export const profile = row('/member/profile', v.object({}), shape({ member_profile: profileData }), {
  member: true,
});

export const editPassword = row(
  '/member/profile/edit_password',
  v.object({ old_password: v.string(), password: v.string() }),
  nothing,
  { member: true },
);
export const memberInfo = row('/member_info', v.object({ id }), shape({ currency: text }), { member: true });
/** The operator sends the four fields as a JSON string. */
export const infoData = row(
  '/get_info_data',
  v.object({ enc }),
  v.pipe(v.string(), v.parseJson(), credentials),
);
export const agentLevelRename = row(
  '/arks/web/agent-level-rename',
  v.object({}),
  shape({ detail: v.record(v.string(), v.string()) }),
  { member: true },
);
/** The operator's relay to the advertising network: no personal data goes in the clear. */
export const fbTracking = row(
  '/api/fb_tracking',
  v.object({
    eventName: v.string(),
    eventTime: v.number(),
    eventID: v.string(),
    userData: v.record(v.string(), v.string()),
    customData: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  nothing,
);
