import { failureOf, type MoneyOutcome } from './money-request.machine.ts';

const outcome = ({ event }: { event: { output: MoneyOutcome } }) => event.output;
const setFailure = { type: 'setFailure', params: failureOf } as const;

/**
 * Where a request that was reviewed leads if it is not accepted: to its password, to the form, or to another try. The
 * machine defines the states, the guards and the action `setFailure`.
 */
export const afterRefusal = [
  { guard: { type: 'isPasswordRefused', params: outcome }, target: 'review', actions: setFailure },
  { guard: { type: 'isRefused', params: outcome }, target: 'form', actions: setFailure },
  { target: 'review.missing' },
] as const;

/** Guard: whether another password may be accepted, by these codes of the call. */
export const isPasswordRefused =
  (codes: readonly string[]) =>
  (_: unknown, outcome: MoneyOutcome): boolean =>
    outcome.type === 'refused' && codes.includes(outcome.failure.code);
