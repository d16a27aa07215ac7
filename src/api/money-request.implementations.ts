import { fromPromise } from 'xstate';
import { type CallResult, isOutcomeUnknown } from '#contract/call.ts';
import type { MoneyRequest, moneyRequestMachine } from '#machines/money-request.machine.ts';
import type { Implementations } from '#machines/unimplemented.ts';
import type { UnfinishedRequest } from '#src/storage/unfinished-request.ts';

interface Options<TRequest> {
  /** Where the request is stored until its outcome is known. */
  unfinished: UnfinishedRequest<TRequest>;
  send: (request: TRequest, options: { signal: AbortSignal }) => Promise<CallResult<unknown>>;
  /** What the operator has made of the request; null if it has not received it. */
  find: (request: TRequest, options: { signal: AbortSignal }) => Promise<CallResult<unknown>>;
  onOutcome: () => void;
}

export function moneyRequestImplementations<TRequest extends MoneyRequest>({
  unfinished,
  send,
  find,
  onOutcome,
}: Options<TRequest>): Implementations<typeof moneyRequestMachine> {
  const settle = () => {
    unfinished.remove();
    onOutcome();
  };
  return {
    actors: {
      send: fromPromise<CallResult<unknown>, MoneyRequest>(async ({ input, signal }) => {
        // The machine that sends the request has given it its fields.
        const request = input as TRequest;
        unfinished.set(request);
        const result = await send(request, { signal });
        if (result.ok || !isOutcomeUnknown(result.failure)) settle();
        return result;
      }),
      find: fromPromise<CallResult<unknown>, MoneyRequest>(async ({ input, signal }) => {
        const result = await find(input as TRequest, { signal });
        if (result.ok) settle();
        return result;
      }),
    },
  };
}
