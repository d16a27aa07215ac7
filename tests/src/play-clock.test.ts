import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine, fromTransition, type SnapshotFrom } from 'xstate';
import { playClockMachine } from '#machines/play/play-clock.machine.ts';
import { selectConfirming, selectReminding, selectStartedAt } from '#machines/play/play-clock.selectors.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { reminderChoices, reminderMinutes } from '#src/site/play-reminder.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 10, 23, 16);

const site = { playClock: 'offered', playReminderMinutes: 60, timeZone: 'America/Caracas' };
vi.mock('#src/site/site.ts', () => ({ site }));
vi.mock('#src/windows/tabs.ts', () => ({ postToTabs: (message: unknown) => posted.push(message) }));
vi.mock('#src/api/call.ts', () => ({
  callOrThrow: async ({ path }: { path: string }) => {
    if (operator.isDown) throw new Error('no connection');
    const { updateServerTime } = await import('#src/api/server-time.ts');
    updateServerTime(new Date(operator.now).toUTCString(), Date.now());
    if (path === '/member/limits') return { reminderMinutes: operator.minutes };
    return { startedAt: formatOperatorTime(operator.startedAt), staked: '0', won: '0', net: '0' };
  },
}));

let operator: { now: number; startedAt: number; minutes: number | null; isDown: boolean };
let posted: unknown[];
/** Names of held locks, with the tab that holds each. */
let locks: { name: string }[];
let page: EventTarget;
let stored: Map<string, string>;
const actors: AnyActorRef[] = [];

const storageEvent = (key: string, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  operator = { now: noon, startedAt: noon, minutes: 60, isDown: false };
  site.playClock = 'offered';
  posted = [];
  locks = [];
  stored = new Map();
  page = new EventTarget();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
      storageEvent(key, value);
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) storageEvent(key, null);
    },
  };
  vi.stubGlobal('window', Object.assign(page, { localStorage, setTimeout, clearTimeout }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _: object, run: (lock: object) => Promise<void>) => {
        const lock = { name };
        locks.push(lock);
        await run(lock);
        locks = locks.filter((held) => held !== lock);
      },
      query: async () => ({ held: locks }),
    },
  });
});
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of its own: nothing but storage, locks and the operator is shared with the others. */
async function openTab() {
  vi.resetModules();
  const { playClockImplementations } = await import('#src/features/play/play-clock.implementations.ts');
  const { playSessionQuery } = await import('#src/api/member-queries.ts');
  const { tryAcquire } = await import('#src/windows/locks.ts');
  const { browserClock } = await import('#src/clock.ts');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = playClockMachine.provide(playClockImplementations(browserClock, queryClient));
  const session = fromTransition((state) => state, { epoch: 1 });
  const input = { isOff: site.playClock === 'off' };
  const app = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: clock, systemId: 'playClock', input },
      ],
    }),
  ).start();
  actors.push(app);
  const actor = app.system.get('playClock') as AnyActorRef;
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<typeof playClockMachine>;
  let release: (() => void) | null = null;
  await settle();
  return {
    play: async () => {
      release = await tryAcquire('playing');
      actor.send({ type: 'play.opened' });
      await settle();
    },
    leave: async () => {
      release?.();
      actor.send({ type: 'play.closed' });
      await settle();
    },
    /** The tab is gone, without a word to the others. */
    crash: async () => {
      app.stop();
      release?.();
      await settle();
    },
    answer: async (answer: 'yes' | 'no') => {
      actor.send({ type: 'modal.answered.playReminder', answer });
      await settle();
    },
    refetch: async () => {
      await queryClient.refetchQueries(playSessionQuery(1));
      await queryClient.refetchQueries({ queryKey: ['member', 1, 'playLimits'] });
      await settle();
    },
    isCounting: () => selectStartedAt(snapshot()) !== null,
    isReminding: () => selectReminding(snapshot()),
    isConfirming: () => selectConfirming(snapshot()),
    startedAt: () => selectStartedAt(snapshot()),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
async function pass(ms: number) {
  operator.now += ms;
  await vi.advanceTimersByTimeAsync(ms);
}
/** Time passes, but timers do not run until the page is seen again. */
async function sleep(ms: number) {
  operator.now += ms;
  vi.setSystemTime(Date.now() + ms);
  await look();
}
/** The device's clock is set, and the member looks at the page. */
async function setClock(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  await look();
}
async function look() {
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
type Tab = Awaited<ReturnType<typeof openTab>>;

test.each<[string, (tab: Tab) => Promise<Tab | undefined>]>([
  ['nothing happens', async () => undefined],
  ['the device sleeps', async () => void (await sleep(40 * minute))],
  ['the clock is set forward', async () => void (await setClock(3 * hour))],
  [
    'the clock is set back',
    async (tab) => {
      await setClock(-3 * hour);
      await tab.refetch();
    },
  ],
  [
    'the page is reloaded',
    async (tab) => {
      await tab.crash();
      const next = await openTab();
      await next.play();
      return next;
    },
  ],
  [
    'the operator is not reached',
    async () => {
      operator.isDown = true;
    },
  ],
])('reminder comes an hour after the start when %s', async (_, happen) => {
  let tab = await openTab();
  await tab.play();
  await pass(10 * minute);
  tab = (await happen(tab)) ?? tab;
  await pass(noon + 59 * minute - operator.now);
  expect(tab.isReminding()).toBe(false);
  await pass(2 * minute);
  expect(tab.isConfirming()).toBe(true);
});

test('reminder can be answered only after a second, and comes again an hour after it', async () => {
  const tab = await openTab();
  await tab.play();
  await pass(hour + 500);
  expect([tab.isReminding(), tab.isConfirming()]).toEqual([true, false]);
  await tab.answer('no');
  expect(tab.isReminding()).toBe(true);
  await pass(5 * minute);
  await tab.answer('no');
  expect([tab.isReminding(), tab.isCounting()]).toEqual([false, true]);
  await pass(59 * minute);
  expect(tab.isReminding()).toBe(false);
  await pass(2 * minute);
  expect(tab.isReminding()).toBe(true);
  await tab.leave();
  await tab.play();
  expect(tab.isReminding()).toBe(true);
  expect(tab.startedAt()).toBe(noon);
});

test('one clock runs in all tabs until the game is left or its tab is gone', async () => {
  const first = await openTab();
  await first.play();
  await pass(10 * minute);
  const second = await openTab();
  expect(second.startedAt()).toBe(noon);
  await pass(51 * minute);
  expect([first.isConfirming(), second.isConfirming()]).toEqual([true, true]);
  await second.answer('no');
  expect([first.isReminding(), second.isReminding()]).toEqual([false, false]);
  await pass(hour + minute);
  await second.answer('yes');
  expect(posted).toEqual([{ type: 'leave.requested' }]);
  await first.leave();
  expect([first.isCounting(), second.isCounting()]).toEqual([false, false]);
  await first.play();
  expect(second.isCounting()).toBe(true);
  await first.crash();
  await look();
  expect(second.isCounting()).toBe(false);
  expect(stored.has('play_clock')).toBe(false);
});

test('reminder follows the interval when the member changes it', async () => {
  operator.minutes = null;
  const tab = await openTab();
  await tab.play();
  await pass(3 * hour);
  expect(tab.isReminding()).toBe(false);
  operator.minutes = 30;
  await tab.refetch();
  expect(tab.isReminding()).toBe(true);
  operator.minutes = null;
  await tab.refetch();
  expect([tab.isReminding(), tab.isCounting()]).toEqual([false, true]);
});

test('forced reminder comes even if nothing can be read, and a site without a clock counts no time', async () => {
  operator.isDown = true;
  operator.minutes = null;
  site.playClock = 'forced';
  const forced = await openTab();
  await forced.play();
  await pass(hour + minute);
  expect(forced.isConfirming()).toBe(true);
  await forced.leave();
  site.playClock = 'off';
  const off = await openTab();
  await off.play();
  expect(off.isCounting()).toBe(false);
});

test.each([
  ['offered', null, null],
  ['offered', 90, 90],
  ['forced', null, 60],
  ['forced', 90, 60],
  ['forced', 15, 15],
  ['off', 15, null],
] as const)(
  'interval of a site where the reminder is %s is right when the choice is %s: %s minutes',
  (...row) => {
    const [playClock, chosen, minutes] = row;
    expect(reminderMinutes({ playClock, playReminderMinutes: 60 }, chosen)).toBe(minutes);
  },
);

test.each([
  ['offered', null, [30, 60, 120, null]],
  ['offered', 45, [30, 45, 60, 120, null]],
  ['forced', null, [30, 60, 90]],
  ['forced', 30, [30, 60, 90]],
  ['forced', 120, [30, 60, 90]],
  ['off', 30, []],
] as const)(
  'intervals of a play clock that is %s, with %s minutes chosen, are %j',
  (playClock, chosen, choices) => {
    expect(reminderChoices({ playClock, playReminderMinutes: 90 }, chosen)).toEqual(choices);
  },
);
