import { assertEvent, assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { ModalAnswered, ModalEvent, Notice, RealtimeEvent } from './events.ts';
import { promised } from './unimplemented.ts';

export type AgentApplicationEvent =
  | { type: 'application.begin' }
  /** What the member writes is on its way only: nothing of it is kept here. */
  | { type: 'application.submit'; message: string }
  | { type: 'session.closed' }
  | ModalAnswered<'applyAsAgent'>;

/** A member asks to become an agent. Whether they may, the page has asked before it offers this. */
export const agentApplicationMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as AgentApplicationEvent,
    emitted: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<RealtimeEvent, { type: 'realtime.stale' }>
      | Notice,
    tags: {} as 'busy',
  },
  actors: {
    apply: promised<Answer<unknown>, { message: string }>('apply'),
  },
  actions: {
    forget: assign({ failure: null }),
    keep: assign({ failure: (_, failure: Failure) => failure }),
    tell: emit((_, failure: Failure): Notice => ({ type: 'notice', tone: 'bad', failure })),
    /** Whether one may apply is another now. */
    readAnew: emit({ type: 'realtime.stale', what: 'profile' }),
  },
  guards: {
    isTaken: (_, answer: Answer<unknown>) => answer.ok,
    /** An agent already, or an application that is being looked at (SPEC.md section 6). */
    isBlocked: (_, answer: Answer<unknown>) => !answer.ok && ['101', '104'].includes(answer.failure.code),
  },
}).createMachine({
  id: 'agentApplication',
  context: { failure: null },
  initial: 'resting',
  states: {
    resting: { on: { 'application.begin': 'writing' } },
    writing: {
      entry: emit({ type: 'modal.request', modal: { kind: 'applyAsAgent' } }),
      exit: ['forget', emit({ type: 'modal.withdraw', kind: 'applyAsAgent' })],
      on: { 'session.closed': 'resting' },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'application.submit': 'sending',
            'modal.answered.applyAsAgent': '#agentApplication.resting',
          },
        },
        sending: {
          tags: 'busy',
          entry: 'forget',
          invoke: {
            id: 'apply',
            src: 'apply',
            input: ({ event }) => {
              assertEvent(event, 'application.submit');
              return { message: event.message };
            },
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output },
                target: '#agentApplication.resting',
                actions: ['readAnew', emit({ type: 'notice', tone: 'good', text: 'agent_applied' })],
              },
              {
                guard: { type: 'isBlocked', params: ({ event }) => event.output },
                target: '#agentApplication.resting',
                actions: ['readAnew', { type: 'tell', params: ({ event }) => failureOf(event.output) }],
              },
              {
                target: 'editing',
                actions: { type: 'keep', params: ({ event }) => failureOf(event.output) },
              },
            ],
          },
        },
      },
    },
  },
});

function failureOf(answer: Answer<unknown>): Failure {
  if (answer.ok) throw new Error('it was taken');
  return answer.failure;
}
