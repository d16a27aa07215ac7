import type { SignedIn } from '#contract/endpoints/identity.ts';
import { memberInfo } from '#contract/endpoints/member.ts';
import type { Member } from '#machines/events.ts';
import { storeMember } from '#src/storage/member.ts';
import { call } from './call.ts';

/**
 * Lets in whom the operator has named, in the currency that their account is kept in by now (SPEC.md section 4). The
 * token goes from the answer straight to storage, all at once and last: no machine and no record sees it, and whoever
 * has thought better of it meanwhile is not signed in.
 */
export async function admit(member: Member, token: string, signal: AbortSignal): Promise<Member> {
  const bearer = { token };
  const told = await call(memberInfo, { id: member.memberId }, { signal, quiet: true, bearer });
  const settled = told.ok ? { ...member, currency: told.data.currency } : member;
  if (!signal.aborted) storeMember(settled, bearer.token);
  return settled;
}

export const welcome = (
  { id, token, memberAccount, memberCurrency }: SignedIn,
  signal: AbortSignal,
): Promise<Member> =>
  admit({ memberId: id, account: memberAccount, currency: memberCurrency }, token, signal);
