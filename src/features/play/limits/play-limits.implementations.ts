import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Body, type CallResult, clientErrorCodes, isOutcomeUnknown } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { looserLimit, type PlayLimits, playLimits, setPlayLimits } from '#contract/endpoints/play/limits.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { LimitChange, LimitOutcome, playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { failureData, refetch } from '#src/api/cache-updates.ts';
import { CallError, call } from '#src/api/call.ts';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { amountOf, breakEnd, rowsOf } from './limits.ts';

/** Largest difference between the operator's clock and `serverNow`. */
const tolerance = 5_000;

interface Options {
  queryClient: QueryClient;
  epoch: number;
  currency: string;
}

export const playLimitsImplementations = ({
  queryClient,
  epoch,
  currency,
}: Options): Implementations<typeof playLimitsMachine> => {
  /** When the last change was sent. */
  let sentAt = 0;
  return {
    actors: {
      send: fromPromise<CallResult<LimitOutcome>, LimitChange>(async ({ input, signal }) => {
        sentAt = serverNow();
        const result = await call(setPlayLimits, bodyOf(input), { signal });
        if (result.ok || !isOutcomeUnknown(result.failure)) void refetch(queryClient, 'playLimits');
        if (result.ok) return { ok: true, data: { type: 'holds' } };
        if (failureName(result.failure) !== 'limit_waits') return result;
        return {
          ok: true,
          data: { type: 'waits', at: failureData(looserLimit, result.failure)?.at ?? '' },
        };
      }),
      find: fromPromise<CallResult<LimitOutcome>, LimitChange>(async ({ input }) => {
        const result = await readAgain(queryClient, epoch);
        if (!result.ok) return result;
        const outcome = outcomeIn(result.data, input, { currency, sentAt });
        if (outcome) return { ok: true, data: outcome };
        return { ok: false, failure: { call: playLimits.path, code: clientErrorCodes.malformed } };
      }),
    },
  };
};

/** What the operator has now, also for the page. */
async function readAgain(queryClient: QueryClient, epoch: number): Promise<CallResult<PlayLimits>> {
  const query = playLimitsQuery(epoch);
  // One under way may predate the change.
  await queryClient.cancelQueries(query);
  try {
    return { ok: true, data: await queryClient.fetchQuery({ ...query, staleTime: 0 }) };
  } catch (error) {
    const { failure } = error instanceof CallError ? error : aborted;
    return { ok: false, failure };
  }
}
/** Another read has taken its place. */
const aborted = { failure: { call: playLimits.path, code: clientErrorCodes.aborted } };

function bodyOf(change: LimitChange): Body<typeof setPlayLimits> {
  switch (change.type) {
    case 'limit': {
      const { kind, period, value } = change;
      return { limits: [{ kind, period, value }] };
    }
    case 'reminder':
      return { reminder_minutes: change.minutes };
    case 'coolOff':
      return { cool_off_days: change.days };
    case 'exclusion':
      return { exclusion_months: change.months };
  }
}

/** The outcome of the change by what the operator has now; null if that cannot be read. */
export function outcomeIn(
  read: PlayLimits,
  change: LimitChange,
  { currency, sentAt }: { currency: string; sentAt: number },
): LimitOutcome | null {
  const found = (holds: boolean): LimitOutcome => ({ type: holds ? 'holds' : 'missing' });
  if (change.type === 'reminder') return found(read.reminderMinutes === change.minutes);
  if (change.type === 'limit') {
    const row = rowsOf(read, currency).find(
      ({ kind, period }) => kind === change.kind && period === change.period,
    );
    if (!row?.isKnown) return null;
    const wanted = amountOf(change.kind, change.value, currency);
    if (row.value === wanted && !row.pending) return { type: 'holds' };
    return row.pending?.value === wanted ? { type: 'waits', at: row.pending.at } : { type: 'missing' };
  }
  const until = change.type === 'coolOff' ? read.coolOffUntil : read.excludedUntil;
  if (!until) return found(false);
  const ends = parseOperatorTime(until)?.getTime();
  return ends === undefined ? null : found(ends >= breakEnd(change, sentAt - tolerance));
}
