import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Body } from '#contract/call.ts';
import {
  type editProfile,
  type ProfileField,
  type VerifiedField,
  verifiedFields,
} from '#contract/endpoints/profile.ts';
import type { MemberProfile } from '#contract/endpoints/session/member.ts';
import { fieldTexts } from '#src/components/forms/field-messages.ts';

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
