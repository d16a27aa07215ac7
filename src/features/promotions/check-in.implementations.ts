import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { type CheckIn, checkInInfo, signCheckIn } from '#contract/endpoints/promotions/check-in.ts';
import { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import { refetch } from '#src/api/cache-updates.ts';
import { call } from '#src/api/call.ts';
import { moneyRequestImplementations } from '#src/api/money-request.implementations.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

export const unfinishedCheckIn = unfinishedRequest(
  'unfinishedCheckIn',
  v.object({ requestId: v.string(), date: v.string() }),
);

export const checkInImplementations = (queryClient: QueryClient): Implementations<typeof checkInMachine> => ({
  actors: {
    watchPage: fromCallback(({ sendBack }) => {
      const refresh = () => sendBack({ type: 'checkIn.refresh' });
      globalThis.addEventListener('focus', refresh);
      return () => globalThis.removeEventListener('focus', refresh);
    }),
    load: fromPromise<CallResult<CheckIn>>(({ signal }) => call(checkInInfo, {}, { signal })),
    moneyRequest: moneyRequestMachine.provide(
      moneyRequestImplementations({
        unfinished: unfinishedCheckIn,
        endpoint: signCheckIn,
        body: ({ requestId, date }) => ({ request_id: requestId, date }),
        onOutcome: () => void refetch(queryClient, 'money'),
        // The calendar tells whether the day is signed.
        elsewhere: async ({ date }, signal) => {
          const info = await call(checkInInfo, { month: date.slice(0, 7) }, { signal });
          if (!info.ok) return info;
          const { days, secondsLeft, streak } = info.data;
          const signed = days.find((day) => day.date === date && day.state === 'signed');
          const data = signed && { reward: signed.reward, balance: null, days, secondsLeft, streak };
          return { ok: true, data: data ?? null };
        },
      }),
    ),
  },
});
