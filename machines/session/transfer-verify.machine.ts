import { assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { failureOf, setFailure, submitting } from '#machines/kernel/submission.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from './captcha.machine.ts';

/** Proof of ownership: the withdrawal password and a contact. */
export interface TransferProof {
  by: 'email' | 'phone';
  contact: string;
  withdrawPassword: string;
  /** Text of the captcha image as the user read it, and the sealed text that it is compared with. */
  answer: string;
  captchaToken: string;
}

/**
 * An account transferred from another platform: its owner proves ownership, then sets a password for this
 * one.
 */
export const transferVerifyMachine = setup({
  types: {
    input: {} as { account: string },
    context: {} as { account: string; failure: Failure | null },
    events: {} as ({ type: 'verify.submit' } & TransferProof) | { type: 'reset.submit'; password: string },
    children: {} as { captcha: 'captcha'; verify: 'verify'; reset: 'reset' },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    /** The operator's token stays with the implementations, which use it in `reset`. */
    verify: unimplementedPromise<CallResult<null>, TransferProof & { account: string }>('verify'),
    reset: unimplementedPromise<CallResult<unknown>, { account: string; password: string }>('reset'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
  },
  guards: {
    mustVerifyAgain: (_, { call, code }: Failure) => failureDisplayOf(call, code)?.text === 'verify_again',
  },
}).createMachine({
  id: 'transferVerify',
  context: ({ input }) => ({ account: input.account, failure: null }),
  initial: 'proof',
  states: {
    proof: {
      invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'transfer' } },
      initial: 'editing',
      states: {
        editing: { on: { 'verify.submit': 'verifying' } },
        verifying: submitting({
          event: 'verify.submit',
          actor: 'verify',
          input: ({ context: { account }, event: { type, ...proof } }) => ({ account, ...proof }),
          onSuccess: { target: '#transferVerify.password' },
          onFailure: { target: 'editing', actions: [setFailure, 'refreshCaptcha'] },
        }),
      },
    },
    password: {
      initial: 'editing',
      states: {
        editing: { on: { 'reset.submit': 'resetting' } },
        resetting: submitting({
          event: 'reset.submit',
          actor: 'reset',
          input: ({ context: { account }, event: { password } }) => ({ account, password }),
          onSuccess: { target: '#transferVerify.reset' },
          onFailure: [
            {
              guard: { type: 'mustVerifyAgain', params: failureOf },
              target: '#transferVerify.proof',
              actions: setFailure,
            },
            { target: 'editing', actions: setFailure },
          ],
        }),
      },
    },
    reset: { type: 'final' },
  },
});
