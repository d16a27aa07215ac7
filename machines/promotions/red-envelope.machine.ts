import { assign, emit, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { redEnvelopeRefetch } from '#contract/times.ts';
import type {
  ModalAnswered,
  ModalEvent,
  Notice,
  PlayBreakEvent,
  PlayEvent,
} from '#machines/kernel/events.ts';
import { dataOf, failureOf, ifOk, ifUnknown, isOk, isUnknown, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** Can be opened until `endsAt`, in milliseconds of the operator's clock. */
export interface Envelope {
  id: string;
  endsAt: number;
}
/** The operator's response, and the operator's clock when it arrived. */
export interface EnvelopeReport {
  result: CallResult<Envelope | null>;
  at: number;
}
export type ClaimResult = CallResult<{ cash: number }>;

export type RedEnvelopeEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'realtime.redEnvelope' }
  | PlayBreakEvent
  | { type: 'redEnvelope.show' }
  | { type: 'redEnvelope.claim' }
  | ModalAnswered<'redEnvelope'>;

/**
 * The operator's gift to a signed-in member: available until its end time, opened once. A failed read shows
 * no notice, because no user requested it. It is not refetched while its modal is open; closing the modal
 * does that.
 */
export const redEnvelopeMachine = setup({
  types: {
    context: {} as { envelope: Envelope | null; cash: number; failure: Failure | null },
    events: {} as RedEnvelopeEvent,
    emitted: {} as ModalEvent | Extract<PlayEvent, { type: 'balance.refresh' }> | Notice,
    tags: {} as 'busy',
  },
  actors: {
    fetchEnvelope: unimplementedPromise<EnvelopeReport>('fetchEnvelope'),
    /** Resolves when the operator's clock reaches `endsAt`, regardless of this device's clock and sleep. */
    untilEnd: unimplementedPromise<void, { endsAt: number }>('untilEnd'),
    claim: unimplementedPromise<ClaimResult, { id: string }>('claim'),
  },
  actions: {
    setEnvelope: assign({
      envelope: ({ context }, report: EnvelopeReport) => openEnvelope(context.envelope, report),
    }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clear: assign({ envelope: null }),
    notifyFailure: emit((_, failure: Failure): Notice => ({ type: 'notice', tone: 'error', failure })),
    refreshBalance: emit({ type: 'balance.refresh' }),
  },
  guards: {
    isOk,
    isRunning: ({ context }, report: EnvelopeReport) => openEnvelope(context.envelope, report) !== null,
    begins: (_, { playBreak }: PlayBreakEvent) => playBreak !== null,
    isOver: (_, failure: Failure) => failureName(failure) === 'envelope_over',
    isUnknown,
  },
  delays: { redEnvelopeRefetch },
}).createMachine({
  id: 'redEnvelope',
  context: { envelope: null, cash: 0, failure: null },
  initial: 'signedOut',
  on: { 'session.opened': { target: '.active', actions: 'clear' } },
  states: {
    signedOut: {},
    active: {
      on: {
        'session.closed': { target: 'signedOut', actions: 'clear' },
        'playBreak.changed': {
          guard: { type: 'begins', params: ({ event }) => event },
          target: '.onBreak',
          // An envelope may be being opened.
          actions: ['clear', 'refreshBalance'],
        },
      },
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            id: 'fetchEnvelope',
            src: 'fetchEnvelope',
            onDone: [
              {
                guard: { type: 'isRunning', params: ({ event }) => event.output },
                target: 'counting',
                actions: { type: 'setEnvelope', params: ({ event }) => event.output },
              },
              { target: 'none', actions: 'clear' },
            ],
          },
          on: {
            'realtime.redEnvelope': { target: 'fetching', reenter: true },
            // An envelope that is being refetched can still be opened.
            'redEnvelope.show': 'shown',
          },
        },
        none: { on: { 'realtime.redEnvelope': 'fetching' } },
        /** The member has closed promotions. */
        onBreak: {
          on: {
            'playBreak.changed': [
              { guard: { type: 'begins', params: ({ event }) => event } },
              { target: 'fetching' },
            ],
          },
        },
        counting: {
          invoke: {
            id: 'untilEnd',
            src: 'untilEnd',
            input: ({ context }) => ({ endsAt: context.envelope?.endsAt ?? 0 }),
            onDone: 'ended',
          },
          on: { 'realtime.redEnvelope': 'fetching', 'redEnvelope.show': 'shown' },
        },
        ended: {
          entry: 'clear',
          on: { 'realtime.redEnvelope': 'fetching' },
          after: { redEnvelopeRefetch: 'fetching' },
        },
        shown: {
          entry: emit({ type: 'modal.request', modal: { kind: 'redEnvelope' } }),
          exit: [emit({ type: 'modal.withdraw', kind: 'redEnvelope' }), assign({ failure: null, cash: 0 })],
          initial: 'claimable',
          states: {
            claimable: {
              invoke: {
                id: 'untilEndShown',
                src: 'untilEnd',
                input: ({ context }) => ({ endsAt: context.envelope?.endsAt ?? 0 }),
                onDone: '#redEnvelope.active.ended',
              },
              on: {
                'redEnvelope.claim': 'claiming',
                'modal.answered.redEnvelope': '#redEnvelope.active.fetching',
              },
            },
            /** Money moves: the end time and a second click are ignored. */
            claiming: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'claim',
                src: 'claim',
                input: ({ context: { envelope } }) => ({ id: envelope?.id ?? '' }),
                onDone: [
                  { guard: ifOk, target: 'claimed', actions: assign({ cash: (args) => dataOf(args).cash }) },
                  {
                    guard: { type: 'isOver', params: failureOf },
                    target: '#redEnvelope.active.none',
                    actions: ['clear', { type: 'notifyFailure', params: failureOf }],
                  },
                  {
                    // Outcome unknown: the refreshed balance shows it.
                    guard: ifUnknown,
                    target: 'claimable',
                    actions: [setFailure, 'refreshBalance'],
                  },
                  { target: 'claimable', actions: setFailure },
                ],
              },
            },
            claimed: {
              entry: ['clear', 'refreshBalance'],
              on: {
                'modal.answered.redEnvelope': {
                  target: '#redEnvelope.active.fetching',
                  actions: 'refreshBalance',
                },
              },
            },
          },
        },
      },
    },
  },
});

/**
 * The envelope that is open after the report, or the known one if the report failed; null once it has ended.
 */
function openEnvelope(known: Envelope | null, { result, at }: EnvelopeReport): Envelope | null {
  const envelope = result.ok ? result.data : known;
  return envelope && envelope.endsAt > at ? envelope : null;
}
