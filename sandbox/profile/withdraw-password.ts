import type { MemberRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { isPasswordOf } from '#sandbox/session/passwords.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** Codes of a call for a wrong withdrawal password, a locked one and a missing one. */
type Codes = { wrong: number; locked: number; missing: number };

/** Error unless the withdrawal password is right. All calls share one count of attempts. */
export const withdrawPasswordError = (
  { attempts }: Services,
  { id, withdraw_hash }: MemberRow,
  password: string,
  { wrong, locked, missing }: Codes,
): ApiError | undefined => {
  if (withdraw_hash === '') return apiError(missing, 'withdrawPasswordMissing');
  const until = attempts.lockedUntil('withdrawPassword', id);
  if (until !== null) return apiError(locked, 'tooManyAttempts', { until: formatOperatorTime(until) });
  attempts.take('withdrawPassword', id);
  if (!isPasswordOf(withdraw_hash, password))
    return apiError(wrong, 'wrongWithdrawPassword', { tries_left: attempts.left('withdrawPassword', id) });
  attempts.clear('withdrawPassword', id);
  return undefined;
};
