import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { failureOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
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
    isOk,
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
        verifying: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context: { account }, event }) => {
              assertEvent(event, 'verify.submit');
              const { type, ...proof } = event;
              return { account, ...proof };
            },
            onDone: [
              { guard: ifOk, target: '#transferVerify.password' },
              { target: 'editing', actions: [setFailure, 'refreshCaptcha'] },
            ],
          },
        },
      },
    },
    password: {
      initial: 'editing',
      states: {
        editing: { on: { 'reset.submit': 'resetting' } },
        resetting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'reset',
            src: 'reset',
            input: ({ context: { account }, event }) => {
              assertEvent(event, 'reset.submit');
              const { password } = event;
              return { account, password };
            },
            onDone: [
              { guard: ifOk, target: '#transferVerify.reset' },
              {
                guard: { type: 'mustVerifyAgain', params: failureOf },
                target: '#transferVerify.proof',
                actions: setFailure,
              },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
      },
    },
    reset: { type: 'final' },
  },
});
