import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { memberInfo, memberStatus } from '#contract/endpoints/session/member.ts';
import type { SignedIn } from '#contract/endpoints/session/sign-in.ts';
import type { Credentials } from '#contract/entry.ts';
import type { Member } from '#machines/kernel/events.ts';
import { storeMember } from '#src/storage/member.ts';
import { call } from './call.ts';

/*
 * The token goes from the response directly to storage, last and in one step: no machine or log contains it, and
 * an aborted sign-in stores nothing.
 */

/** Signs in the member whom the operator has named, in the account's current currency (specification, section 4). */
export async function storeSignedInMember(signedIn: SignedIn, signal: AbortSignal): Promise<Member> {
  const { id, memberAccount: account, memberCurrency } = signedIn;
  const bearer = { token: signedIn.token };
  const info = await call(memberInfo, { id }, { signal, ignoreUnauthorized: true, bearer });
  const currency = info.ok ? info.data.currency : memberCurrency;
  const member = { memberId: id, account, currency };
  if (!signal.aborted) storeMember(member, bearer.token);
  return member;
}

/**
 * Signs in the member whom the operator names for the handed-off token. Fails if the hand-off names another one:
 * anyone can write a link.
 */
export async function storeHandedOffMember(
  { tk, memberId }: Credentials,
  signal: AbortSignal,
): Promise<CallResult<Member>> {
  const bearer = { token: tk };
  const read = await call(memberStatus, {}, { signal, ignoreUnauthorized: true, bearer });
  if (!read.ok) return read;
  const { id, memberAccount: account, memberCurrency: currency } = read.data;
  if (id !== memberId)
    return { ok: false, failure: { call: memberStatus.path, code: clientErrorCodes.unhandled } };
  const member = { memberId, account, currency };
  if (!signal.aborted) storeMember(member, bearer.token);
  return { ok: true, data: member };
}
