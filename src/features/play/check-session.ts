import { isOutcomeUnknown } from '#contract/call.ts';
import { memberInfo } from '#contract/endpoints/session/member.ts';
import type { SessionCheck } from '#machines/play/game-launch/game-launch.types.ts';
import { call } from '#src/api/call.ts';
import { storedMember } from '#src/storage/member.ts';

/** Valid if the operator and storage name the same session, or if the operator does not have the call. */
export async function checkSession(signal: AbortSignal): Promise<SessionCheck> {
  const stored = storedMember();
  if (!stored) return { valid: false };
  const result = await call(memberInfo, { id: stored.memberId }, { signal, ignoreUnauthorized: true });
  if (result.ok) return { valid: result.data.currency === stored.currency };
  if (result.failure.isMissing) return { valid: true };
  return { valid: false, ...(isOutcomeUnknown(result.failure) && { failure: result.failure }) };
}
