import { assertEvent, assign, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import { codeResend } from '#contract/limits.ts';
import { promised } from './unimplemented.ts';

/** What the code is for, as the operator calls it, and what it is asked for with. */
export type CodeRequest =
  | { purpose: 'register_member'; phone: string; currency: string }
  | { purpose: 'forgot_password'; token: string };
/** The operator's answer, and when it came by the browser's clock, in milliseconds. */
export interface CodeReport {
  answer: Answer<unknown>;
  at: number;
}

/** A code by message. The next one can be asked for after five minutes, also when the operator counts them first (102). */
export const phoneCodeMachine = setup({
  types: {
    /** When one was sent just before this began; 0 where none was. */
    input: {} as { since: number },
    /** `since`: when the wait began, for whoever shows what is left of it; 0 while there is none. */
    context: {} as { failure: Failure | null; since: number },
    events: {} as { type: 'phoneCode.request' } & CodeRequest,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: promised<CodeReport, CodeRequest>('sendCode'),
  },
  actions: {
    keepFailure: assign({
      failure: (_, { answer }: CodeReport) => (answer.ok ? null : answer.failure),
    }),
  },
  guards: {
    isWaiting: ({ context }) => context.since > 0,
    mustWait: (_, { answer }: CodeReport) => answer.ok || answer.failure.code === '102',
  },
  delays: { codeResend },
}).createMachine({
  id: 'phoneCode',
  context: ({ input }) => ({ failure: null, since: input.since }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isWaiting', target: 'cooling' },
      on: { 'phoneCode.request': 'sending' },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ event }) => {
          assertEvent(event, 'phoneCode.request');
          const { type, ...request } = event;
          return request;
        },
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'cooling',
            actions: [
              assign({ since: ({ event }) => event.output.at }),
              { type: 'keepFailure', params: ({ event }) => event.output },
            ],
          },
          { target: 'idle', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    cooling: { after: { codeResend: { target: 'idle', actions: assign({ failure: null, since: 0 }) } } },
  },
});
