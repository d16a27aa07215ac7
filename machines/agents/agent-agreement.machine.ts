import { assertEvent, assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { failureOf, ifOk, ifUnknown, isOk, isUnknown, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export type AgentAgreementEvent = { type: 'agreement.accept'; version: string } | { type: 'agreement.check' };

/** A member accepts the agents' agreement in its current version. */
export const agentAgreementMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as AgentAgreementEvent,
    tags: {} as 'busy',
  },
  actors: {
    accept: unimplementedPromise<CallResult<unknown>, { version: string }>('accept'),
    /** Whether the current version is accepted. */
    readAcceptance: unimplementedPromise<CallResult<boolean>>('readAcceptance'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: {
    isOk,
    isOutdated: (_, failure: Failure) => failureName(failure) === 'agreement_outdated',
    isUnknown,
    isAccepted: (_, result: CallResult<boolean>) => result.ok && result.data,
    isMissing: (_, result: CallResult<boolean>) => result.ok && !result.data,
  },
}).createMachine({
  id: 'agentAgreement',
  context: { failure: null },
  initial: 'reading',
  states: {
    reading: {
      on: { 'agreement.accept': 'accepting' },
      initial: 'waiting',
      states: {
        waiting: {},
        /** The operator has a newer version, which is to be read. */
        outdated: {},
        /** The operator has not received it. */
        missing: {},
      },
    },
    accepting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ event }) => {
          assertEvent(event, 'agreement.accept');
          const { version } = event;
          return { version };
        },
        onDone: [
          { guard: ifOk, target: 'accepted' },
          { guard: { type: 'isOutdated', params: failureOf }, target: 'reading.outdated' },
          { guard: ifUnknown, target: 'checking' },
          { target: 'reading', actions: setFailure },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'readAcceptance',
        id: 'readAcceptance',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'accepted' },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'reading.missing' },
          { target: 'unknown' },
        ],
      },
    },
    /** Its outcome is not known. */
    unknown: { on: { 'agreement.check': 'checking' } },
    accepted: {},
  },
});
