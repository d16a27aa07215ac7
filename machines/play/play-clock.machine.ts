import { assign, emit, sendTo, setup } from 'xstate';
import { playReminderGuard } from '#contract/times.ts';
import type { ModalAnswered, ModalEvent, PlayEvent } from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import type { LaunchEvent } from './game-launch/game-launch.types.ts';

/** Milliseconds of the operator's clock. */
interface ClockTimes {
  /** Since when the member plays without a long break, in however many games. */
  startedAt: number;
  /** When the member has answered a reminder last; 0 for never. */
  answeredAt: number;
}
/** From another tab of the member, in which a game is open, or this tab's own answer. */
export type ClockMessage =
  | ({ type: 'clock.running' } & ClockTimes)
  | { type: 'clock.stopped' }
  | { type: 'clock.answered'; at: number };
/** To the member's other tabs. */
export type ClockCommand =
  | { type: 'clock.start'; startedAt: number }
  | { type: 'clock.stop' }
  | { type: 'clock.answer' }
  | { type: 'clock.leave' };
/** The interval of the member's reminder; null for none. */
export type IntervalRead = { type: 'interval.read'; minutes: number | null };
/** The operator's clock, and since when the member plays; null if no tab has a game open any more. */
export type ClockReading = { at: number; startedAt: number } | null;

type PlayClockEvent =
  | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' }>
  | { type: 'session.closed' }
  | ClockMessage
  | IntervalRead
  | ModalAnswered<'playReminder'>;

interface Clock extends ClockTimes {
  /** There is no play clock on this site. */
  isOff: boolean;
  minutes: number | null;
}

/** When the next reminder is due: its interval after the start, or after the last answer. */
const dueAt = ({ startedAt, answeredAt, minutes }: Clock) =>
  Math.max(startedAt, answeredAt) + (minutes ?? 0) * 60_000;

/**
 * Time in play, one clock for all tabs: the tab with the game starts and stops it, every tab shows it and reminds. All
 * times are the operator's, so that neither sleep nor the device's clock changes them.
 */
export const playClockMachine = setup({
  types: {
    input: {} as { isOff: boolean },
    context: {} as Clock,
    events: {} as PlayClockEvent,
    emitted: {} as ModalEvent | Extract<LaunchEvent, { type: 'launch.leave' }>,
    children: {} as {
      shareClock: 'shareClock';
      startClock: 'startClock';
      watchInterval: 'watchInterval';
      untilDue: 'untilDue';
      readClock: 'readClock';
    },
  },
  actors: {
    shareClock: unimplementedCallback<ClockCommand>('shareClock'),
    /** The operator's beginning of the session, or now if the operator does not tell it. */
    startClock: unimplementedPromise<ClockTimes>('startClock'),
    watchInterval: unimplementedCallback<IntervalRead>('watchInterval'),
    /** Resolves when the operator's clock reaches `at`, regardless of this device's clock and sleep. */
    untilDue: unimplementedPromise<void, { at: number }>('untilDue'),
    /** Asks the operator again, because the device's clock may have been changed since. */
    readClock: unimplementedPromise<ClockReading, { startedAt: number }>('readClock'),
  },
  actions: {
    setTimes: assign((_, { startedAt, answeredAt }: ClockTimes) => ({ startedAt, answeredAt })),
    setReading: assign(({ context }, reading: ClockReading) => ({
      startedAt: reading?.startedAt ?? context.startedAt,
    })),
    setAnswered: assign((_, { at }: { at: number }) => ({ answeredAt: at })),
    setInterval: assign((_, { minutes }: IntervalRead) => ({ minutes })),
    clearInterval: assign({ minutes: null }),
    shareStart: sendTo(
      'shareClock',
      (_, { startedAt }: ClockTimes): ClockCommand => ({
        type: 'clock.start',
        startedAt,
      }),
    ),
    shareStop: sendTo('shareClock', { type: 'clock.stop' }),
    shareAnswer: sendTo('shareClock', { type: 'clock.answer' }),
    leaveElsewhere: sendTo('shareClock', { type: 'clock.leave' }),
    leaveHere: emit({ type: 'launch.leave' }),
    openReminder: emit({ type: 'modal.request', modal: { kind: 'playReminder' } }),
    closeReminder: emit({ type: 'modal.withdraw', kind: 'playReminder' }),
  },
  guards: {
    isOn: ({ context }) => !context.isOff,
    hasInterval: ({ context }) => context.minutes !== null,
    isOver: (_, reading: ClockReading) => reading === null,
    isDue: ({ context }, reading: ClockReading) =>
      reading !== null && dueAt({ ...context, startedAt: reading.startedAt }) <= reading.at,
    isYes: (_, { answer }: ModalAnswered<'playReminder'>) => answer === 'yes',
  },
  delays: { playReminderGuard },
}).createMachine({
  id: 'playClock',
  context: ({ input }) => ({ ...input, startedAt: 0, answeredAt: 0, minutes: null }),
  invoke: { id: 'shareClock', src: 'shareClock' },
  on: { 'session.closed': '.idle' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'play.opened': { guard: 'isOn', target: 'starting' },
        'clock.running': { target: 'running', actions: { type: 'setTimes', params: ({ event }) => event } },
      },
    },
    starting: {
      on: { 'play.closed': 'idle' },
      invoke: {
        id: 'startClock',
        src: 'startClock',
        onDone: {
          target: 'running',
          actions: [
            { type: 'setTimes', params: ({ event }) => event.output },
            { type: 'shareStart', params: ({ event }) => event.output },
          ],
        },
      },
    },
    running: {
      invoke: { id: 'watchInterval', src: 'watchInterval' },
      exit: 'clearInterval',
      on: {
        'play.closed': { target: 'idle', actions: 'shareStop' },
        'clock.stopped': 'idle',
        'clock.answered': {
          target: '.waiting',
          actions: { type: 'setAnswered', params: ({ event }) => event },
        },
        'interval.read': {
          target: '.waiting',
          actions: { type: 'setInterval', params: ({ event }) => event },
        },
      },
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'hasInterval', target: 'counting' } },
        counting: {
          invoke: {
            id: 'untilDue',
            src: 'untilDue',
            input: ({ context }) => ({ at: dueAt(context) }),
            onDone: 'reading',
          },
        },
        reading: {
          invoke: {
            id: 'readClock',
            src: 'readClock',
            input: ({ context: { startedAt } }) => ({ startedAt }),
            onDone: [
              { guard: { type: 'isOver', params: ({ event }) => event.output }, target: '#playClock.idle' },
              {
                guard: { type: 'isDue', params: ({ event }) => event.output },
                target: 'reminding',
                actions: { type: 'setReading', params: ({ event }) => event.output },
              },
              { target: 'waiting', actions: { type: 'setReading', params: ({ event }) => event.output } },
            ],
          },
        },
        reminding: {
          entry: 'openReminder',
          exit: 'closeReminder',
          initial: 'appearing',
          states: {
            /** A click or key that was meant for the game does not answer. */
            appearing: { after: { playReminderGuard: 'confirming' } },
            confirming: {
              on: {
                'modal.answered.playReminder': [
                  {
                    guard: { type: 'isYes', params: ({ event }) => event },
                    actions: ['shareAnswer', 'leaveElsewhere', 'leaveHere'],
                  },
                  { actions: 'shareAnswer' },
                ],
              },
            },
          },
        },
      },
    },
  },
});
