import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { credentials, enc } from '#contract/entry.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  nothing,
  text,
  textMap,
  withDefault,
} from '#contract/wire-schema.ts';

const memberStatusData = camelCaseObject(
  {
    id,
    member_account: text,
    member_type: withDefault(id, '1'),
    agent_type: withDefault(id, ''),
    agent_level: withDefault(id, ''),
    agent_active: withDefault(flag, 0),
    is_agent: withDefault(flag, 0),
    member_currency: text,
    /** Null if the operator does not say. */
    member_cash: withDefault(amount, null),
    is_playing: withDefault(flag, 0),
    /** The member may return all balances at once; 0 only if the operator says so (docs/decisions/0184). */
    cash_back_status: withDefault(flag, 1),
    /** 0: a single wallet, of which nothing is at a provider. */
    wallet_status: withDefault(flag, 1),
    first_login_to_change_password: withDefault(flag, 0),
    need_bank_account_deposit_verified: withDefault(flag, 0),
  },
  { id: 'member_id' },
);
export type MemberStatus = v.InferOutput<typeof memberStatusData>;
/** The member's status with the operator, with the balance in the wallet. */
export const memberStatus = defineEndpoint('/member/profile/common/layout', v.object({}), memberStatusData, {
  member: true,
});

const field = withDefault(text, '');
const profileData = camelCaseObject(
  {
    id,
    member_account: text,
    member_name: field,
    is_withdraw_password: withDefault(flag, 0),
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
  },
  { id: 'member_id' },
);
export type MemberProfile = v.InferOutput<typeof profileData>;
export const profile = defineEndpoint(
  '/member/profile',
  v.object({}),
  camelCaseObject({ member_profile: profileData }),
  {
    member: true,
  },
);

export const editPassword = defineEndpoint(
  '/member/profile/edit_password',
  v.object({ old_password: v.string(), password: v.string() }),
  nothing,
  { member: true },
);
/** Not a member's call only: a visitor requests the currency of the agent who introduced them. */
export const memberInfo = defineEndpoint(
  '/member_info',
  v.object({ id }),
  camelCaseObject({ currency: text }),
);
/** The response data is a JSON string with the four credentials. */
export const infoData = defineEndpoint(
  '/get_info_data',
  v.object({ enc }),
  v.pipe(v.string(), v.parseJson(), credentials),
);
export const agentLevelRename = defineEndpoint(
  '/arks/web/agent-level-rename',
  v.object({}),
  camelCaseObject({ detail: textMap }),
  { member: true },
);
/** Forwards tracking events to the advertising network; must not contain personal data in plain text. */
export const fbTracking = defineEndpoint(
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
