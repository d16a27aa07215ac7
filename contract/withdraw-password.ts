import { amount, camelCaseObject, text, withDefault } from './wire-schema.ts';

/** Data of the refusals of calls that ask for the withdrawal password; all of them share one count of attempts. */

/** Data of a wrong withdrawal password: attempts left before it is locked; null if the operator does not say. */
export const wrongWithdrawPassword = camelCaseObject({ tries_left: withDefault(amount, null) });

/** Data of a locked withdrawal password: operator time at which the next try is possible, or ''. */
export const lockedWithdrawPassword = camelCaseObject({ until: withDefault(text, '') });
