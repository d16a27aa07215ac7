import { assertEvent, assign, emit, setup } from 'xstate';
import { type Answer, type Failure, isInDoubt } from '#contract/call.ts';
import { redEnvelopeRefetch } from '#contract/limits.ts';
import type { ModalAnswered, ModalEvent, Notice, PlayEvent } from './events.ts';
import { promised } from './unimplemented.ts';

/** Can be opened until `endsAt`, in milliseconds of the operator's clock. */
export interface Envelope {
  id: string;
  endsAt: number;
}
/** The operator's answer, and what the operator's clock showed when it came. */
export interface EnvelopeReport {
  answer: Answer<Envelope | null>;
  at: number;
}
export type ClaimAnswer = Answer<{ cash: number }>;

export type RedEnvelopeEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'realtime.redEnvelope' }
  | { type: 'realtime.rejoined' }
  | { type: 'redEnvelope.show' }
  | { type: 'redEnvelope.claim' }
  | ModalAnswered<'redEnvelope'>;

/**
 * The operator's gift to whoever is signed in: there until its hour, opened once. What a reading fails of is not
 * told, since nobody asked for it. While its modal is open it is not read anew: closing the modal does that.
 */
export const redEnvelopeMachine = setup({
  types: {
    context: {} as { envelope: Envelope | null; cash: number; failure: Failure | null },
    events: {} as RedEnvelopeEvent,
    emitted: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<PlayEvent, { type: 'balance.refresh' }>
      | Notice,
    tags: {} as 'busy',
  },
  actors: {
    fetchEnvelope: promised<EnvelopeReport>('fetchEnvelope'),
    /** Answers when the operator's clock shows that moment, whatever this machine's clock and its sleep did. */
    untilEnd: promised<void, { endsAt: number }>('untilEnd'),
    claim: promised<ClaimAnswer, { id: string }>('claim'),
  },
  actions: {
    keep: assign({ envelope: ({ context }, report: EnvelopeReport) => running(context.envelope, report) }),
    keepCash: assign({
      cash: (_, { answer }: { answer: ClaimAnswer }) => (answer.ok ? answer.data.cash : 0),
    }),
    keepFailure: assign({
      failure: (_, { answer }: { answer: ClaimAnswer }) => (answer.ok ? null : answer.failure),
    }),
    forget: assign({ envelope: null }),
    tell: emit((_, { failure }: { failure: Failure }): Notice => ({ type: 'notice', tone: 'bad', failure })),
    refreshBalance: emit({ type: 'balance.refresh' }),
  },
  guards: {
    isRunning: ({ context }, report: EnvelopeReport) => running(context.envelope, report) !== null,
    isGiven: (_, { answer }: { answer: ClaimAnswer }) => answer.ok,
    isOver: (_, { answer }: { answer: ClaimAnswer }) => !answer.ok && answer.failure.code === '102',
    isUnclear: (_, { answer }: { answer: ClaimAnswer }) => !answer.ok && isInDoubt(answer.failure),
  },
  delays: { redEnvelopeRefetch },
}).createMachine({
  id: 'redEnvelope',
  context: { envelope: null, cash: 0, failure: null },
  initial: 'nobody',
  on: { 'session.opened': { target: '.here', actions: 'forget' } },
  states: {
    nobody: {},
    here: {
      on: { 'session.closed': { target: 'nobody', actions: 'forget' } },
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
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              { target: 'none', actions: 'forget' },
            ],
          },
          on: {
            'realtime.redEnvelope': { target: 'fetching', reenter: true },
            // One that is being looked at again can be opened all the same.
            'redEnvelope.show': 'shown',
          },
        },
        none: { on: { 'realtime.redEnvelope': 'fetching', 'realtime.rejoined': 'fetching' } },
        counting: {
          invoke: {
            id: 'untilEnd',
            src: 'untilEnd',
            input: ({ context }) => ({ endsAt: context.envelope?.endsAt ?? 0 }),
            onDone: 'ended',
          },
          on: {
            'realtime.redEnvelope': 'fetching',
            'realtime.rejoined': 'fetching',
            'redEnvelope.show': 'shown',
          },
        },
        ended: {
          entry: 'forget',
          on: { 'realtime.redEnvelope': 'fetching' },
          after: { redEnvelopeRefetch: 'fetching' },
        },
        shown: {
          entry: emit({ type: 'modal.request', modal: { kind: 'redEnvelope' } }),
          exit: [emit({ type: 'modal.withdraw', kind: 'redEnvelope' }), assign({ failure: null, cash: 0 })],
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'untilEndShown',
                src: 'untilEnd',
                input: ({ context }) => ({ endsAt: context.envelope?.endsAt ?? 0 }),
                onDone: '#redEnvelope.here.ended',
              },
              on: {
                'redEnvelope.claim': 'claiming',
                'modal.answered.redEnvelope': '#redEnvelope.here.fetching',
              },
            },
            /** Money moves: neither the hour nor a second press is heard. */
            claiming: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'claim',
                src: 'claim',
                input: ({ context, event }) => {
                  assertEvent(event, 'redEnvelope.claim');
                  return { id: context.envelope?.id ?? '' };
                },
                onDone: [
                  {
                    guard: { type: 'isGiven', params: ({ event }) => ({ answer: event.output }) },
                    target: 'claimed',
                    actions: { type: 'keepCash', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    guard: { type: 'isOver', params: ({ event }) => ({ answer: event.output }) },
                    target: '#redEnvelope.here.none',
                    actions: ['forget', { type: 'tell', params: ({ event }) => refusal(event.output) }],
                  },
                  {
                    // It may have been given: the balance says so.
                    guard: { type: 'isUnclear', params: ({ event }) => ({ answer: event.output }) },
                    target: 'asking',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                      'refreshBalance',
                    ],
                  },
                  {
                    target: 'asking',
                    actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
                  },
                ],
              },
            },
            claimed: {
              entry: 'forget',
              on: {
                'modal.answered.redEnvelope': {
                  target: '#redEnvelope.here.fetching',
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

/** The envelope that can be opened after the report; the one that was known where nothing new was heard. */
function running(known: Envelope | null, { answer, at }: EnvelopeReport): Envelope | null {
  const envelope = answer.ok ? answer.data : known;
  return envelope && envelope.endsAt > at ? envelope : null;
}

function refusal(answer: ClaimAnswer): { failure: Failure } {
  if (answer.ok) throw new Error('it was given');
  return { failure: answer.failure };
}
