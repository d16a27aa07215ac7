import { assertEvent, assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export interface NewWithdrawPassword {
  /** Null if the member has none yet. */
  oldPassword: string | null;
  password: string;
}

/** Sets the first withdrawal password, or changes it. */
export const withdrawPasswordMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    /** The passwords are sent on and not stored in the context. */
    events: {} as { type: 'withdrawPassword.submit' } & NewWithdrawPassword,
    tags: {} as 'busy',
  },
  actors: { store: unimplementedPromise<CallResult<unknown>, NewWithdrawPassword>('store') },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: { isOk },
}).createMachine({
  id: 'withdrawPassword',
  context: { failure: null },
  initial: 'form',
  states: {
    form: {
      on: { 'withdrawPassword.submit': 'submitting' },
      initial: 'editing',
      states: { editing: {}, saved: {} },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ event }) => {
          assertEvent(event, 'withdrawPassword.submit');
          const { type, ...passwords } = event;
          return passwords;
        },
        onDone: [
          { guard: ifOk, target: 'form.saved' },
          { target: 'form', actions: setFailure },
        ],
      },
    },
  },
});
