import { fromPromise } from 'xstate';
import { clientErrorCodes } from '#contract/call.ts';
import { claimRedEnvelope, redEnvelopePromotion } from '#contract/endpoints/promotions/promotions.ts';
import type {
  ClaimResult,
  EnvelopeReport,
  redEnvelopeMachine,
} from '#machines/promotions/red-envelope.machine.ts';
import { call } from '#src/api/call.ts';
import { callOnce } from '#src/api/call-once.ts';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';
import type { Clock } from '#src/clock.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';

/** An envelope with an unreadable end time counts as a malformed response. */
async function fetchEnvelope(signal: AbortSignal): Promise<EnvelopeReport> {
  const result = await call(redEnvelopePromotion, {}, { signal });
  const at = serverNow();
  if (!result.ok) return { result, at };
  const { envelope } = result.data;
  if (!envelope) return { result: { ok: true, data: null }, at };
  const endsAt = parseOperatorTime(envelope.endAt)?.getTime();
  if (endsAt !== undefined) return { result: { ok: true, data: { id: envelope.id, endsAt } }, at };
  return {
    result: { ok: false, failure: { call: redEnvelopePromotion.path, code: clientErrorCodes.malformed } },
    at,
  };
}

export const redEnvelopeImplementations = (clock: Clock, afterInitialLoad: () => Promise<void>) =>
  ({
    actors: {
      fetchEnvelope: fromPromise<EnvelopeReport>(async ({ signal }) => {
        await afterInitialLoad();
        return fetchEnvelope(signal);
      }),
      untilEnd: fromPromise<void, { endsAt: number }>(({ input, signal }) =>
        waitUntilServerTime(clock, input.endsAt, signal),
      ),
      claim: fromPromise<ClaimResult, { id: string }>(({ input, signal }) =>
        callOnce(claimRedEnvelope, { id: input.id }, { clock, signal }),
      ),
    },
  }) satisfies Parameters<typeof redEnvelopeMachine.provide>[0];
