import { assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { setFailure, submitting } from '#machines/kernel/submission.ts';
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
    submitting: submitting({
      event: 'withdrawPassword.submit',
      actor: 'store',
      input: ({ event: { type, ...passwords } }) => passwords,
      onSuccess: { target: 'form.saved' },
      onFailure: { target: 'form', actions: setFailure },
    }),
  },
});
