import { queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { type ProfileField, profileInfo } from '#contract/endpoints/profile.ts';
import { type MemberProfile, profile } from '#contract/endpoints/session/member.ts';
import { type RegisterSetting, registerSettings } from '#contract/endpoints/session/registration.ts';
import { registerFields } from '#contract/register-form.ts';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { site } from '#src/site/site.ts';
import { isFieldName, isVerifiedField, profileValue } from './profile-fields.ts';

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
export function infoOf(
  member: MemberProfile,
  settings: readonly RegisterSetting[],
): Data<typeof profileInfo> {
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
