import {
  type Body,
  type CallResult,
  clientErrorCodes,
  type Data,
  type Endpoint,
  isOutcomeUnknown,
  readResult,
} from '#contract/call.ts';
import { requestOutcome } from '#contract/endpoints/money/request-outcome.ts';
import { outcomeRecheck } from '#contract/times.ts';
import type { Clock } from '#src/clock.ts';
import { randomId } from '#src/random-id.ts';
import { site } from '#src/site/site.ts';
import { call } from './call.ts';
import { inEnvelope } from './http-response.ts';

/** A call that moves money once for each ID. */
type OnceEndpoint = Endpoint & {
  request: { '~types'?: { input: { request_id?: string | undefined } } | undefined };
};

/** How often the operator is asked what has become of a request. */
const maxQuestions = 3;

/**
 * Sends a request that moves money with an ID of its own. Without a response it asks the operator for the outcome, and
 * returns the response that was lost. The code `unknownOutcome` says that the operator could not tell either.
 */
export async function callOnce<R extends OnceEndpoint>(
  endpoint: R,
  body: Body<R>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<CallResult<Data<R>>> {
  const request_id = randomId();
  const sent = await call(endpoint, { ...(body as object), request_id } as Body<R>, { signal });
  if (sent.ok || !isOutcomeUnknown(sent.failure)) return sent;
  for (let question = 1; question <= maxQuestions && !signal.aborted; question++) {
    const asked = await call(requestOutcome, { request_id }, { signal });
    // It has not arrived and will move nothing: what kept it away is the reason.
    if (asked.ok && asked.data.isVoid) return sent;
    if (asked.ok) {
      const found = readResult(endpoint, inEnvelope(endpoint.path, asked.data.response, site?.envelope));
      if (found.ok || !isOutcomeUnknown(found.failure)) return found;
    }
    if (!asked.ok && asked.failure.isMissing) break;
    if (question < maxQuestions) await pause(clock, signal);
  }
  if (signal.aborted) return sent;
  return { ok: false, failure: { call: endpoint.path, code: clientErrorCodes.unknownOutcome } };
}

const pause = (clock: Clock, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = clock.setTimeout(() => resolve(), outcomeRecheck);
    signal.addEventListener('abort', () => {
      clock.clearTimeout(timer as never);
      resolve();
    });
  });
