import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type ActorRefFrom, type AnyActorRef, fromCallback, fromPromise } from 'xstate';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type {
  ClockCommand,
  ClockReading,
  IntervalRead,
  playClockMachine,
} from '#machines/play/play-clock.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import { playLimitsQuery, playSessionQuery } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';
import type { Clock } from '#src/clock.ts';
import { parseOperatorTime } from '#src/i18n/time.ts';
import { reminderMinutes } from '#src/site/play-reminder.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { isLocked, ownsLock } from '#src/windows/locks.ts';
import { postToTabs } from '#src/windows/tabs.ts';

const MINUTE = 60_000;

/** A time in storage, of a tab whose clock may be a little ahead; 0 if there is none. */
function storedTime(key: 'play_clock' | 'play_reminded'): number {
  const at = Number(localStore.get(key));
  return at > 0 ? Math.min(at, serverNow()) : 0;
}

const epochIn = (system: AnyActorRef['system']) =>
  selectEpoch((system.get('session') as ActorRefFrom<typeof sessionMachine>).getSnapshot());

/** Since when the member plays, by the operator, with the current time of the operator's clock. */
async function readSession(queryClient: QueryClient, epoch: number) {
  const read = await queryClient.fetchQuery({ ...playSessionQuery(epoch), staleTime: 0 }).catch(() => null);
  const at = serverNow();
  const startedAt = parseOperatorTime(read?.startedAt)?.getTime();
  return { at, startedAt: startedAt === undefined ? null : Math.min(startedAt, at) };
}

/**
 * The tab that holds the play lock writes the clock to storage, and the others read it there. If no tab holds
 * the lock, the clock is that of a tab which is gone.
 */
const shareClock = fromCallback<ClockCommand>(({ sendBack, receive }) => {
  let isStopped = false;
  const report = async () => {
    if (localStore.get('play_clock') === null) return;
    const isPlaying = await isLocked('playing');
    if (isStopped || ownsLock('playing')) return;
    const startedAt = storedTime('play_clock');
    if (isPlaying && startedAt > 0)
      return sendBack({ type: 'clock.running', startedAt, answeredAt: storedTime('play_reminded') });
    localStore.remove('play_clock');
    sendBack({ type: 'clock.stopped' });
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'play_clock' && newValue === null) sendBack({ type: 'clock.stopped' });
    else if (key === 'play_clock') void report();
    else if (key === 'play_reminded' && newValue !== null)
      sendBack({ type: 'clock.answered', at: storedTime('play_reminded') });
  };
  receive((command) => {
    if (command.type === 'clock.start') localStore.set('play_clock', String(command.startedAt));
    else if (command.type === 'clock.stop') localStore.remove('play_clock');
    else if (command.type === 'clock.leave') postToTabs({ type: 'leave.requested' });
    else {
      const at = serverNow();
      localStore.set('play_reminded', String(at));
      sendBack({ type: 'clock.answered', at });
    }
  });
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', report);
  void report();
  return () => {
    isStopped = true;
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', report);
  };
});

/** Where the limits cannot be read, a forced reminder comes all the same. */
const watchInterval = (queryClient: QueryClient) =>
  fromCallback<IntervalRead>(({ sendBack, system }) => {
    let last: number | null = null;
    const observer = new QueryObserver(queryClient, playLimitsQuery(epochIn(system)));
    const report = ({ data }: { data?: { reminderMinutes: number | null } }) => {
      const minutes = reminderMinutes(site, data?.reminderMinutes ?? null);
      if (minutes === last) return;
      last = minutes;
      sendBack({ type: 'interval.read', minutes });
    };
    const end = observer.subscribe(report);
    report(observer.getCurrentResult());
    return end;
  });

export const playClockImplementations = (
  clock: Clock,
  queryClient: QueryClient,
): Implementations<typeof playClockMachine> => ({
  actors: {
    shareClock,
    startClock: fromPromise(async ({ system }) => {
      const { at, startedAt } = await readSession(queryClient, epochIn(system));
      return { startedAt: startedAt ?? at, answeredAt: storedTime('play_reminded') };
    }),
    watchInterval: watchInterval(queryClient),
    untilDue: fromPromise<void, { at: number }>(({ input: { at }, signal }) =>
      waitUntilServerTime(clock, at, signal, MINUTE),
    ),
    readClock: fromPromise<ClockReading, { startedAt: number }>(async ({ input, system }) => {
      const { at, startedAt } = await readSession(queryClient, epochIn(system));
      return (await isLocked('playing')) ? { at, startedAt: startedAt ?? input.startedAt } : null;
    }),
  },
});
