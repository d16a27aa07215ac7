import type { MemberRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { isPasswordOf } from '#sandbox/session/passwords.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** Codes of a call for a wrong withdrawal password, a locked one and a missing one. */
type Codes = { wrong: number; locked: number; missing: number };

/** Error unless the withdrawal password is right. All calls share one count of attempts. `db`: the transaction of a call that has one. */
export const withdrawPasswordError = async (
  { attempts, db }: Pick<Services, 'attempts' | 'db'>,
  { id, withdraw_hash }: MemberRow,
  password: string,
  { wrong, locked, missing }: Codes,
): Promise<ApiError | undefined> => {
  if (withdraw_hash === '') return apiError(missing, 'withdrawPasswordMissing');
  const { isAllowed, left } = await attempts.take('withdrawPassword', id, db);
  if (!isAllowed) {
    const until = (await attempts.lockedUntil('withdrawPassword', id, db)) ?? Date.now();
    return apiError(locked, 'tooManyAttempts', { until: formatOperatorTime(until) });
  }
  if (!isPasswordOf(withdraw_hash, password))
    return apiError(wrong, 'wrongWithdrawPassword', { tries_left: left });
  await attempts.clear('withdrawPassword', id, db);
  return undefined;
};
