import { assertEvent, assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import type { VerifiedField } from '#contract/endpoints/profile.ts';
import { codeResend } from '#contract/times.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** Purpose of the code, and the parameters of the call. */
export type CodeRequest = { image?: SolvedImage } & (
  | { purpose: 'register_member'; phone: string; currency: string }
  | { purpose: 'forgot_password'; token: string }
  | { purpose: 'verify_profile'; field: VerifiedField; value: string }
);
/** The code of a captcha's image, where the site asks for it. */
export interface SolvedImage {
  captcha_token: string;
  answer: string;
}
/** The operator's response and its arrival time by the browser's clock, in milliseconds. */
export interface CodeReport {
  result: CallResult<unknown>;
  at: number;
}

/**
 * Sends a code by SMS or e-mail. The next one can be requested after five minutes, also when the operator rejects a
 * request as too early (102).
 */
export const verificationCodeMachine = setup({
  types: {
    /** Time of a code sent just before this started; 0 for none. */
    input: {} as { since: number },
    /** `since`: start of the current wait, for the countdown; 0 when there is none. */
    context: {} as { failure: Failure | null; since: number },
    events: {} as { type: 'verificationCode.request' } & CodeRequest,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: unimplementedPromise<CodeReport, CodeRequest>('sendCode'),
  },
  actions: {
    setFailure: assign({
      failure: (_, { result }: CodeReport) => (result.ok ? null : result.failure),
    }),
  },
  guards: {
    isWaiting: ({ context }) => context.since > 0,
    mustWait: (_, { result }: CodeReport) => result.ok || failureName(result.failure) === 'sms_too_often',
  },
  delays: { codeResend },
}).createMachine({
  id: 'verificationCode',
  context: ({ input }) => ({ failure: null, since: input.since }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isWaiting', target: 'coolingDown' },
      on: { 'verificationCode.request': 'sending' },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ event }) => {
          assertEvent(event, 'verificationCode.request');
          const { type, ...request } = event;
          return request;
        },
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'coolingDown',
            actions: [
              assign({ since: ({ event }) => event.output.at }),
              { type: 'setFailure', params: ({ event }) => event.output },
            ],
          },
          { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    coolingDown: { after: { codeResend: { target: 'idle', actions: assign({ failure: null, since: 0 }) } } },
  },
});
