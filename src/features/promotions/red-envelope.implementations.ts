import { fromPromise } from 'xstate';
import { clientErrorCodes } from '#contract/call.ts';
import { claimRedEnvelope, redEnvelopePromotion } from '#contract/endpoints/promotions.ts';
import type { ClaimAnswer, EnvelopeReport, redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import { call } from '#src/api/call.ts';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';
import type { Clock } from '#src/clock.ts';
import { operatorTime } from '#src/i18n/time.ts';

/** An envelope with an unreadable end time counts as a malformed response. */
async function fetchEnvelope(signal: AbortSignal): Promise<EnvelopeReport> {
  const answer = await call(redEnvelopePromotion, {}, { signal });
  const at = serverNow();
  if (!answer.ok) return { answer, at };
  const { envelope } = answer.data;
  if (!envelope) return { answer: { ok: true, data: null }, at };
  const endsAt = operatorTime(envelope.endAt)?.getTime();
  if (endsAt !== undefined) return { answer: { ok: true, data: { id: envelope.id, endsAt } }, at };
  return {
    answer: { ok: false, failure: { call: redEnvelopePromotion.path, code: clientErrorCodes.malformed } },
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
      claim: fromPromise<ClaimAnswer, { id: string }>(({ input, signal }) =>
        call(claimRedEnvelope, { id: input.id }, { signal }),
      ),
    },
  }) satisfies Parameters<typeof redEnvelopeMachine.provide>[0];
