import { assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { coolOffDays, LimitKind, LimitPeriod } from '#contract/endpoints/play/limits.ts';
import { outcomeRecheck } from '#contract/times.ts';
import { ifOk, ifUnknown, isOk, isUnknown, output, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** What identifies a limit. */
export interface LimitId {
  kind: LimitKind;
  period: LimitPeriod;
}
/** A change that the member wants. */
export type LimitChange =
  /** `value` as the contract has it; null for no limit. */
  | ({ type: 'limit'; value: string | null } & LimitId)
  | { type: 'reminder'; minutes: number | null }
  | { type: 'coolOff'; days: (typeof coolOffDays)[number] }
  | { type: 'exclusion'; months: number };

/** The outcome of a change. `waits`: it is looser and can be confirmed at that operator's time. */
export type LimitOutcome = { type: 'holds' } | { type: 'waits'; at: string } | { type: 'missing' };
type LimitResult = CallResult<LimitOutcome>;

interface Context {
  /** The limit whose form is open; null if none is. */
  edited: LimitId | null;
  change: LimitChange | null;
  /** From when the looser limit can be confirmed; '' if not known. */
  at: string;
  /** Why the last change was refused. */
  failure: Failure | null;
}

/** The member's limits, breaks and reminder: a change is reviewed, sent, and if its response is lost, looked up. */
export const playLimitsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'limits.edit' } & LimitId)
      | { type: 'limits.close' }
      /** A limit of the open form, or a break. */
      | { type: 'limits.review'; change: LimitChange }
      | { type: 'limits.back' }
      | { type: 'limits.confirm' }
      /** Without a review: the reminder, and what is pending. */
      | { type: 'limits.set'; change: LimitChange }
      | { type: 'limits.check' },
    tags: {} as 'busy',
  },
  actors: {
    send: unimplementedPromise<LimitResult, LimitChange>('send'),
    /** Whether a change whose response was lost holds. */
    find: unimplementedPromise<LimitResult, LimitChange>('find'),
  },
  actions: {
    open: assign({ edited: (_, { kind, period }: LimitId) => ({ kind, period }) }),
    close: assign({ edited: null }),
    setChange: assign({ change: (_, { change }: { change: LimitChange }) => change }),
    setTime: assign({
      at: (_, { output }: { output: LimitResult }) =>
        output.ok && output.data.type === 'waits' ? output.data.at : '',
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: {
    isEdited: ({ context }) => context.edited !== null,
    isReviewed: ({ context }) => isReviewed(context),
    holds: (_, result: LimitResult) => result.ok && result.data.type === 'holds',
    waits: (_, result: LimitResult) => result.ok && result.data.type === 'waits',
    isOk,
    isUnknown,
  },
  delays: { outcomeRecheck },
}).createMachine({
  id: 'playLimits',
  context: { edited: null, change: null, at: '', failure: null },
  initial: 'overview',
  states: {
    overview: {
      entry: 'close',
      on: {
        'limits.edit': { target: 'form', actions: { type: 'open', params: ({ event }) => event } },
        'limits.review': {
          target: 'reviewing',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'limits.set': { target: 'sending', actions: { type: 'setChange', params: ({ event }) => event } },
      },
      initial: 'idle',
      states: {
        idle: {},
        saved: {},
        waiting: {},
        refused: {},
        /** The operator has not received the change. */
        missing: {},
      },
    },
    form: {
      on: {
        /** Another limit in the same form. */
        'limits.edit': { actions: { type: 'open', params: ({ event }) => event } },
        'limits.review': {
          target: 'reviewing',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'limits.close': 'overview',
      },
    },
    reviewing: {
      on: {
        /** Another length of the break. */
        'limits.review': {
          target: '.confirming',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
        'limits.confirm': 'sending',
        'limits.back': [{ guard: 'isEdited', target: 'form' }, { target: 'overview' }],
      },
      initial: 'confirming',
      states: { confirming: {}, refused: {}, missing: {} },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => changeOf(context),
        onDone: [
          { guard: { type: 'holds', params: output }, target: 'overview.saved' },
          {
            guard: { type: 'waits', params: output },
            target: 'overview.waiting',
            actions: { type: 'setTime', params: ({ event }) => event },
          },
          { guard: ifUnknown, target: 'checking' },
          {
            guard: 'isReviewed',
            target: 'reviewing.refused',
            actions: setFailure,
          },
          {
            target: 'overview.refused',
            actions: setFailure,
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => changeOf(context),
        onDone: [
          { guard: { type: 'holds', params: output }, target: 'overview.saved' },
          {
            guard: { type: 'waits', params: output },
            target: 'overview.waiting',
            actions: { type: 'setTime', params: ({ event }) => event },
          },
          { guard: ifOk, target: 'missing' },
          { target: 'unknown' },
        ],
      },
    },
    missing: { always: [{ guard: 'isReviewed', target: 'reviewing.missing' }, 'overview.missing'] },
    unknown: {
      tags: 'busy',
      after: { outcomeRecheck: 'checking' },
      on: { 'limits.check': 'checking' },
    },
  },
});

function changeOf({ change }: Context): LimitChange {
  if (!change) throw new Error('no change is wanted');
  return change;
}

/** The member has reviewed the change, and can review it again. */
export const isReviewed = ({ edited, change }: Pick<Context, 'edited' | 'change'>): boolean =>
  edited !== null || change?.type === 'coolOff' || change?.type === 'exclusion';
