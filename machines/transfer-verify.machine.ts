import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { captchaMachine } from './captcha.machine.ts';
import { unimplementedPromise } from './unimplemented.ts';

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
    setFailure: assign({
      failure: (_, { answer }: { answer: CallResult<unknown> }) => (answer.ok ? null : answer.failure),
    }),
  },
  guards: {
    isGood: (_, { answer }: { answer: CallResult<unknown> }) => answer.ok,
    isToVerifyAgain: (_, { answer }: { answer: CallResult<unknown> }) =>
      !answer.ok && failureDisplayOf(answer.failure.call, answer.failure.code)?.text === 'verify_again',
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
          entry: assign({ failure: null }),
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context, event }) => {
              assertEvent(event, 'verify.submit');
              const { by, contact, withdrawPassword, answer, captchaToken } = event;
              return { account: context.account, by, contact, withdrawPassword, answer, captchaToken };
            },
            onDone: [
              {
                guard: { type: 'isGood', params: ({ event }) => ({ answer: event.output }) },
                target: '#transferVerify.password',
              },
              {
                target: 'editing',
                actions: [
                  { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
                  sendTo('captcha', { type: 'captcha.refresh' }),
                ],
              },
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
          entry: assign({ failure: null }),
          invoke: {
            id: 'reset',
            src: 'reset',
            input: ({ context, event }) => {
              assertEvent(event, 'reset.submit');
              return { account: context.account, password: event.password };
            },
            onDone: [
              {
                guard: { type: 'isGood', params: ({ event }) => ({ answer: event.output }) },
                target: '#transferVerify.reset',
              },
              {
                guard: { type: 'isToVerifyAgain', params: ({ event }) => ({ answer: event.output }) },
                target: '#transferVerify.proof',
                actions: { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'editing',
                actions: { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
          },
        },
      },
    },
    reset: { type: 'final' },
  },
});
