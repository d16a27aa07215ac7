import { fromPromise } from 'xstate';
import { type Body, type CallResult, type Endpoint, isOutcomeUnknown, readResult } from '#contract/call.ts';
import { requestOutcome } from '#contract/endpoints/request-outcome.ts';
import type { MoneyOutcome, MoneyRequest, moneyRequestMachine } from '#machines/money-request.machine.ts';
import type { Implementations } from '#machines/unimplemented.ts';
import type { UnfinishedRequest } from '#src/storage/unfinished-request.ts';
import { call } from './call.ts';

interface Options<TRequest, TEndpoint extends Endpoint> {
  endpoint: TEndpoint;
  body: (request: TRequest) => Body<TEndpoint>;
  /** Where the request is stored until its outcome is known. */
  unfinished: UnfinishedRequest<TRequest>;
  onOutcome: () => void;
}

export function moneyRequestImplementations<TRequest extends MoneyRequest, TEndpoint extends Endpoint>({
  endpoint,
  body,
  unfinished,
  onOutcome,
}: Options<TRequest, TEndpoint>): Implementations<typeof moneyRequestMachine> {
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
        const result = await call(endpoint, body(request), { signal });
        if (result.ok || !isOutcomeUnknown(result.failure)) settle();
        return result;
      }),
      find: fromPromise<CallResult<MoneyOutcome>, MoneyRequest>(async ({ input, signal }) => {
        const result = await call(requestOutcome, { request_id: input.requestId }, { signal });
        if (!result.ok) return result;
        const outcome = result.data.isVoid ? MISSING : outcomeOf(readResult(endpoint, result.data.answer));
        if (outcome.ok) settle();
        return outcome;
      }),
    },
  };
}

const MISSING: CallResult<MoneyOutcome> = { ok: true, data: { type: 'missing' } };

function outcomeOf(answer: CallResult<unknown>): CallResult<MoneyOutcome> {
  if (answer.ok) return { ok: true, data: { type: 'accepted', data: answer.data } };
  if (isOutcomeUnknown(answer.failure)) return answer;
  return { ok: true, data: { type: 'refused', failure: answer.failure } };
}
