import type { SignedIn } from '#contract/endpoints/identity.ts';
import { memberInfo } from '#contract/endpoints/member.ts';
import type { Member } from '#machines/events.ts';
import { storeMember } from '#src/storage/member.ts';
import { call } from './call.ts';

/**
 * Signs in the member whom the operator has named, in the account's current currency (SPEC.md section 4). The
 * token goes from the response directly to storage, last and in one step: no machine or log contains it, and
 * an aborted sign-in stores nothing.
 */
export async function storeSignedInMember(
  member: Member,
  token: string,
  signal: AbortSignal,
): Promise<Member> {
  const bearer = { token };
  const info = await call(memberInfo, { id: member.memberId }, { signal, ignoreUnauthorized: true, bearer });
  const current = info.ok ? { ...member, currency: info.data.currency } : member;
  if (!signal.aborted) storeMember(current, bearer.token);
  return current;
}

export const completeSignIn = (
  { id, token, memberAccount, memberCurrency }: SignedIn,
  signal: AbortSignal,
): Promise<Member> =>
  storeSignedInMember({ memberId: id, account: memberAccount, currency: memberCurrency }, token, signal);
