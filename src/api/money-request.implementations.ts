import type * as v from 'valibot';
import { fromPromise } from 'xstate';
import {
  type Body,
  type CallResult,
  clientErrorCodes,
  type Data,
  type Endpoint,
  type Failure,
  isOutcomeUnknown,
  readResult,
} from '#contract/call.ts';
import { requestOutcome } from '#contract/endpoints/money/request-outcome.ts';
import {
  type FoundOutcome,
  isOutcomeOpen,
  type MoneyOutcome,
  type MoneyRequest,
  type moneyRequestMachine,
} from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import { site } from '#src/site/site.ts';
import type { UnfinishedRequest } from '#src/storage/unfinished-request.ts';
import { call } from './call.ts';
import { inEnvelope } from './http-response.ts';
/** A call whose response has the ID of its request; '' if the operator does not say. */
export type MoneyEndpoint = Endpoint & { response: v.GenericSchema<unknown, { requestId: string }> };

interface Options<TRequest, TEndpoint extends MoneyEndpoint> {
  endpoint: TEndpoint;
  body: (request: TRequest) => Body<TEndpoint>;
  /** Where the request is stored until its outcome is known. */
  unfinished: UnfinishedRequest<TRequest>;
  onOutcome: () => void;
  /**
   * What else tells that the request was accepted, for operators without the call for outcomes: the accepted data, or
   * null if nothing tells it.
   */
  elsewhere?: (request: TRequest, signal: AbortSignal) => Promise<CallResult<unknown>>;
  /** Why a request is not sent; null if nothing speaks against it. */
  refuse?: (request: TRequest) => Failure | null;
}

export function moneyRequestImplementations<TRequest extends MoneyRequest, TEndpoint extends MoneyEndpoint>({
  endpoint,
  body,
  unfinished,
  onOutcome,
  refuse,
  elsewhere,
}: Options<TRequest, TEndpoint>): Implementations<typeof moneyRequestMachine> {
  const settle = () => {
    unfinished.remove();
    onOutcome();
  };
  const own = (result: CallResult<Data<TEndpoint>>, { requestId }: MoneyRequest) =>
    matchResponse(endpoint, result, (data) => data.requestId === requestId || data.requestId === '');
  return {
    actors: {
      send: fromPromise<CallResult<unknown>, MoneyRequest>(async ({ input, signal }) => {
        // The machine that sends the request has given it its fields.
        const request = input as TRequest;
        const failure = refuse?.(request);
        if (failure) return { ok: false, failure };
        unfinished.set(request);
        const result = own(await call(endpoint, body(request), { signal }), request);
        if (result.ok || !isOutcomeOpen(result.failure)) settle();
        return result;
      }),
      find: fromPromise<CallResult<FoundOutcome>, MoneyRequest>(async ({ input, signal }) => {
        const result = await call(requestOutcome, { request_id: input.requestId }, { signal });
        if (!result.ok && result.failure.isMissing) {
          const found = await elsewhere?.(input as TRequest, signal);
          if (!found?.ok || found.data === null) return UNTOLD;
          settle();
          return { ok: true, data: { type: 'accepted', data: found.data } };
        }
        if (!result.ok) return result;
        const outcome = result.data.isVoid
          ? MISSING
          : outcomeOf(
              own(
                readResult(endpoint, inEnvelope(endpoint.path, result.data.response, site?.envelope)),
                input,
              ),
            );
        if (outcome.ok) settle();
        return outcome;
      }),
      giveUp: fromPromise<Failure>(async () => {
        settle();
        return { call: endpoint.path, code: clientErrorCodes.unknownOutcome };
      }),
    },
  };
}

const UNTOLD: CallResult<FoundOutcome> = { ok: true, data: { type: 'untold' } };
const MISSING: CallResult<MoneyOutcome> = { ok: true, data: { type: 'missing' } };

function outcomeOf(result: CallResult<unknown>): CallResult<MoneyOutcome> {
  if (result.ok) return { ok: true, data: { type: 'accepted', data: result.data } };
  if (isOutcomeUnknown(result.failure)) return result;
  return { ok: true, data: { type: 'refused', failure: result.failure } };
}

/** Treats a response with another request ID as malformed: the outcome of this request is unknown. */
export const matchResponse = <T>(
  { path }: Endpoint,
  result: CallResult<T>,
  isMatch: (data: T) => boolean,
): CallResult<T> =>
  !result.ok || isMatch(result.data)
    ? result
    : { ok: false, failure: { call: path, code: clientErrorCodes.malformed } };
