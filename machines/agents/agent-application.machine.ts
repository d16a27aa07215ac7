import { assertEvent, assign, emit, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import type { Notice } from '#machines/kernel/events.ts';
import { failureOf, ifOk, ifUnknown, isOk, isUnknown, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export type AgentApplicationEvent =
  | { type: 'application.begin' }
  /** The text is sent on and not stored in the context. */
  | { type: 'application.submit'; message: string }
  | { type: 'application.close' };

/** A member applies as an agent. The page checks eligibility before it offers this. */
export const agentApplicationMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as AgentApplicationEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: {
    apply: unimplementedPromise<CallResult<unknown>, { message: string }>('apply'),
    /** Whether an application is under review. */
    readApplication: unimplementedPromise<CallResult<boolean>>('readApplication'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    notifyApplied: emit({ type: 'notice', tone: 'success', text: 'agent_applied' } satisfies Notice),
    notifyFailure: emit((_, failure: Failure): Notice => ({ type: 'notice', tone: 'error', failure })),
  },
  guards: {
    isOk,
    /** Already an agent, or an application is under review (specification, section 6). */
    isBlocked: (_, failure: Failure) => failureName(failure) === 'application_blocked',
    isUnknown,
    hasArrived: (_, result: CallResult<boolean>) => result.ok && result.data,
  },
}).createMachine({
  id: 'agentApplication',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'application.begin': 'writing' } },
    writing: {
      exit: 'clearFailure',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'application.submit': 'sending',
            'application.close': '#agentApplication.idle',
          },
        },
        sending: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'apply',
            src: 'apply',
            input: ({ event }) => {
              assertEvent(event, 'application.submit');
              const { message } = event;
              return { message };
            },
            onDone: [
              { guard: ifOk, target: '#agentApplication.idle', actions: 'notifyApplied' },
              {
                guard: { type: 'isBlocked', params: failureOf },
                target: '#agentApplication.idle',
                actions: { type: 'notifyFailure', params: failureOf },
              },
              { guard: ifUnknown, target: 'checking', actions: setFailure },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
        /** The application may have arrived although its response has not. */
        checking: {
          tags: 'busy',
          invoke: {
            src: 'readApplication',
            id: 'readApplication',
            onDone: [
              {
                guard: { type: 'hasArrived', params: ({ event }) => event.output },
                target: '#agentApplication.idle',
                actions: 'notifyApplied',
              },
              { target: 'editing' },
            ],
          },
        },
      },
    },
  },
});
