import { assign, emit, setup } from 'xstate';
import type { PlayBreak, PlayBreakEvent } from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** `endsAt`: milliseconds of the operator's clock. */
export type RunningBreak = PlayBreak & { endsAt: number };
/** The member's limits have been read. Null: neither a cool-off nor an exclusion runs. */
export type LimitsRead = { type: 'limits.read'; running: RunningBreak | null };

/**
 * Whether the member has closed play, deposits and promotions by a cool-off or an exclusion. Emits
 * `playBreak.changed` when a break begins or ends.
 */
export const playBreakMachine = setup({
  types: {
    context: {} as { running: RunningBreak | null },
    events: {} as { type: 'session.opened' } | { type: 'session.closed' } | LimitsRead,
    emitted: {} as PlayBreakEvent,
    children: {} as { watchLimits: 'watchLimits'; untilEnd: 'untilEnd' },
  },
  actors: {
    /** Reports the limits of the member whenever they have been read. */
    watchLimits: unimplementedCallback<LimitsRead>('watchLimits'),
    /** Resolves when the operator's clock reaches `endsAt`, regardless of this device's clock and sleep. */
    untilEnd: unimplementedPromise<void, { endsAt: number }>('untilEnd'),
  },
  actions: {
    setRunning: assign({ running: (_, { running }: LimitsRead) => running }),
    clear: assign({ running: null }),
    notifyBegun: emit(({ context: { running } }): PlayBreakEvent => {
      const { reason = 'cool_off', until = '' } = running ?? {};
      return { type: 'playBreak.changed', playBreak: { reason, until } };
    }),
    notifyEnded: emit({ type: 'playBreak.changed', playBreak: null }),
  },
  guards: { isRunning: (_, { running }: LimitsRead) => running !== null },
}).createMachine({
  id: 'playBreak',
  context: { running: null },
  initial: 'signedOut',
  on: { 'session.opened': '.active' },
  states: {
    signedOut: {},
    active: {
      invoke: { id: 'watchLimits', src: 'watchLimits' },
      on: {
        'session.closed': 'signedOut',
        'limits.read': {
          guard: { type: 'isRunning', params: ({ event }) => event },
          target: '.onBreak',
          actions: { type: 'setRunning', params: ({ event }) => event },
        },
      },
      initial: 'idle',
      states: {
        idle: {},
        onBreak: {
          entry: 'notifyBegun',
          exit: 'clear',
          invoke: {
            id: 'untilEnd',
            src: 'untilEnd',
            input: ({ context }) => ({ endsAt: context.running?.endsAt ?? 0 }),
            onDone: { target: 'idle', actions: 'notifyEnded' },
          },
          on: {
            'session.closed': { target: '#playBreak.signedOut', actions: 'notifyEnded' },
            'session.opened': { target: '#playBreak.active', reenter: true, actions: 'notifyEnded' },
            'limits.read': [
              {
                guard: { type: 'isRunning', params: ({ event }) => event },
                target: 'onBreak',
                reenter: true,
                actions: { type: 'setRunning', params: ({ event }) => event },
              },
              { target: 'idle', actions: 'notifyEnded' },
            ],
          },
        },
      },
    },
  },
});
