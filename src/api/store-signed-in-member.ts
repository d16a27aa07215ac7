import { type CallResult, clientErrorCodes } from '#contract/call.ts';
import { memberInfo, memberStatus } from '#contract/endpoints/session/member.ts';
import type { SignedIn } from '#contract/endpoints/session/sign-in.ts';
import type { Credentials } from '#contract/entry.ts';
import type { Member } from '#machines/kernel/events.ts';
import type { HandedOff } from '#machines/session/session.setup.ts';
import { storedMember, storeMember } from '#src/storage/member.ts';
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
 * Signs in the member whom the operator names for the handed-off token, unless another one is signed in: that needs
 * `replaceMember`. Fails if the hand-off names another one: anyone can write a link.
 */
export async function storeHandedOffMember(
  { tk, memberId }: Credentials,
  signal: AbortSignal,
): Promise<CallResult<HandedOff>> {
  confirmed = null;
  const bearer = { token: tk };
  const read = await call(memberStatus, {}, { signal, ignoreUnauthorized: true, bearer });
  if (!read.ok) return read;
  const { id, memberAccount: account, memberCurrency: currency } = read.data;
  if (id !== memberId)
    return { ok: false, failure: { call: memberStatus.path, code: clientErrorCodes.unhandled } };
  const member = { memberId, account, currency };
  const present = storedMember();
  const replaces = present && present.memberId !== memberId ? present : null;
  if (replaces) confirmed = { member, token: tk };
  else if (!signal.aborted) storeMember(member, tk);
  return { ok: true, data: { member, replaces } };
}

/** The last hand-off that the operator has confirmed and the member has not. */
let confirmed: { member: Member; token: string } | null = null;

/** Stores the member of the last hand-off in place of the one who is signed in, with the member's consent. */
export function replaceMember(): CallResult<HandedOff> {
  if (!confirmed) throw new Error('no hand-off is confirmed');
  const { member, token } = confirmed;
  confirmed = null;
  storeMember(member, token);
  return { ok: true, data: { member, replaces: null } };
}
