import type { Data } from '#contract/call.ts';
import { type profileInfo, type VerifiedField, verifiedFields } from '#contract/endpoints/profile.ts';
import { canVerify } from './profile-fields.ts';

export type SecurityStepId = 'password' | VerifiedField | 'withdrawPassword';
export interface SecurityStep {
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
