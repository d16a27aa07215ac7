import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { LimitsRead, playBreakMachine } from '#machines/play/play-break.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { playLimitsQuery, runningBreak } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';
import type { Clock } from '#src/clock.ts';

export const playBreakImplementations = (
  queryClient: QueryClient,
  clock: Clock,
  afterInitialLoad: () => Promise<void>,
): Implementations<typeof playBreakMachine> => ({
  actors: {
    watchLimits: fromCallback<LimitsRead>(({ sendBack, system }) => {
      const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
      const { epoch } = session.getSnapshot().context;
      let end = () => {};
      let isStopped = false;
      let last: PlayLimits | undefined;
      void afterInitialLoad().then(() => {
        if (isStopped) return;
        const observer = new QueryObserver(queryClient, playLimitsQuery(epoch));
        const report = ({ data }: { data: PlayLimits | undefined }) => {
          if (!data || data === last) return;
          last = data;
          sendBack({ type: 'limits.read', running: runningBreak(data, serverNow()) });
        };
        end = observer.subscribe(report);
        // The page may have fetched it already.
        report(observer.getCurrentResult());
      });
      return () => {
        isStopped = true;
        end();
      };
    }),
    untilEnd: fromPromise<void, { endsAt: number }>(({ input, signal }) =>
      waitUntilServerTime(clock, input.endsAt, signal),
    ),
  },
});
