import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { Body, Data } from '#contract/call.ts';
import {
  type editProfile,
  type ProfileField,
  profileInfo,
  type VerifiedField,
  verifiedFields,
} from '#contract/endpoints/profile.ts';
import { type MemberProfile, profile } from '#contract/endpoints/session/member.ts';
import { type RegisterSetting, registerSettings } from '#contract/endpoints/session/registration.ts';
import { registerFields } from '#contract/register-form.ts';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import { fieldTexts } from '#src/components/forms/field-rules.ts';
import { site } from '#src/site/site.ts';

/**
 * What the member may do with the fields of the profile, and how safe the account is. Where the operator does not have the
 * call, what the profile and the register settings of the specification say.
 */
export const profileInfoQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profileInfo'),
    queryFn: async ({ signal }) => {
      const info = await call(profileInfo, {}, { signal });
      if (info.ok) return info.data;
      if (!info.failure.isMissing) throw new CallError(info.failure);
      const [{ list }, { memberProfile }] = await Promise.all([
        callOrThrow(registerSettings, { site_id: site.siteId }, { signal }),
        callOrThrow(profile, {}, { signal }),
      ]);
      return infoOf(memberProfile, list);
    },
  });

/** Fields that the member center shows in the member's currency: an empty one can be set, once. */
function infoOf(member: MemberProfile, settings: readonly RegisterSetting[]): Data<typeof profileInfo> {
  const shown = settings.filter(
    ({ currency, isMemberCenter }) => isMemberCenter && currency === member.memberCurrency,
  );
  const fields = registerFields.flatMap((name): ProfileField[] => {
    const setting = shown.find((each) => each.name === name);
    if (!setting || !isFieldName(name)) return [];
    const isSet = profileValue(member, name) !== '';
    return [
      {
        name,
        isSet,
        isLocked: isSet,
        isRequired: setting.isRequired,
        needsCode: isVerifiedField(name) && setting.isMemberCenterVerification,
        isVerified: false,
      },
    ];
  });
  return {
    fields,
    isWithdrawPassword: member.isWithdrawPassword,
    withdrawPasswordLockedUntil: '',
    isPasswordWeak: false,
    passwordChangedAt: '',
    createdAt: '',
  };
}

export type FieldName = keyof Body<typeof editProfile>;

const values = {
  member_name: 'memberName',
  member_email: 'memberEmail',
  member_phone: 'memberPhone',
  member_birthday: 'memberBirthday',
  identity_id: 'newIdentityId',
  member_qq: 'memberQq',
  member_telegram: 'memberTelegram',
  member_whats_app: 'memberWhatsApp',
  member_skype: 'memberSkype',
  member_fb: 'memberFb',
  member_zalo: 'memberZalo',
  member_wechat: 'memberWechat',
  member_others: 'memberOthers',
} as const satisfies Record<FieldName, keyof MemberProfile>;

/** Fields that a newer operator may add are not shown. */
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(values, name);
export const isVerifiedField = (name: string): name is VerifiedField =>
  verifiedFields.some((one) => one === name);

export const profileValue = (profile: MemberProfile, name: FieldName): string => profile[values[name]];

export const labelOf = (name: FieldName): MessageDescriptor =>
  name === 'member_birthday' ? msg`Date of birth` : fieldTexts[name].label;

/** Whether the member can set it without a code. */
export const canEdit = ({ isSet, isLocked, needsCode }: ProfileField): boolean =>
  !isSet && !isLocked && !needsCode;

/** Whether a code can be sent to it: to the current value, or to a new one if it is empty. */
export const canVerify = ({ name, isSet, isLocked, needsCode, isVerified }: ProfileField): boolean =>
  isVerifiedField(name) && !isVerified && (isSet || (needsCode && !isLocked));

export type SecurityStepId = 'password' | VerifiedField | 'withdrawPassword';
interface SecurityStep {
  id: SecurityStepId;
  isDone: boolean;
}

/** What makes an account safe, the most urgent first; without what the member cannot do. */
export function securitySteps(info: Data<typeof profileInfo>): SecurityStep[] {
  const contacts = verifiedFields.flatMap((id) => {
    const field = info.fields.find(({ name }) => name === id);
    if (!field || !(field.isVerified || canVerify(field))) return [];
    return [{ id, isDone: field.isVerified }];
  });
  return [
    { id: 'password', isDone: !info.isPasswordWeak },
    ...contacts,
    { id: 'withdrawPassword', isDone: info.isWithdrawPassword },
  ];
}
