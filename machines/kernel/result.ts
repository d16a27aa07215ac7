import { type CallResult, type Failure, isOutcomeUnknown } from '#contract/call.ts';

/** How machines read the results of their actors, which resolve to a `CallResult`. */

type Done<TOutput> = { event: { output: TOutput } };

export const output = <T>({ event }: Done<T>): T => event.output;

/** The data of a result that a guard has found to be a success. */
export function dataOf<T>({ event }: Done<CallResult<T>>): T {
  if (!event.output.ok) throw new Error(`${event.output.failure.call} failed`);
  return event.output.data;
}

/** The failure of a result that no guard has found to be a success. */
export function failureOf({ event }: Done<CallResult<unknown>>): Failure {
  if (event.output.ok) throw new Error('the call did not fail');
  return event.output.failure;
}

/** Guards, for `setup`. */
export const isOk = (_: unknown, result: CallResult<unknown>): boolean => result.ok;
/** Without a response: it may have been done. */
export const isUnknown = (_: unknown, result: CallResult<unknown>): boolean =>
  !result.ok && isOutcomeUnknown(result.failure);

/** The guards on the output of an actor, for the chart. */
export const ifOk = { type: 'isOk', params: output<CallResult<unknown>> } as const;
export const ifUnknown = { type: 'isUnknown', params: output<CallResult<unknown>> } as const;

/** Stores the failure in the context, for the form to show. The machine defines the action. */
export const setFailure = { type: 'setFailure', params: failureOf } as const;
