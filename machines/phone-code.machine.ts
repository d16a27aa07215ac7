import { assertEvent, assign, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import { codeResend } from '#contract/limits.ts';
import { promised } from './unprovided.ts';

/** What the code is for, as the operator calls it. */
export type CodePurpose = 'register_member';
export interface CodeRequest {
  phone: string;
  currency: string;
}
/** The operator's answer, and when it came by the browser's clock, in milliseconds. */
export interface CodeReport {
  answer: Answer<unknown>;
  at: number;
}

/** A code by SMS. The next one can be asked for after five minutes, also when the operator counts them first (102). */
export const phoneCodeMachine = setup({
  types: {
    input: {} as { purpose: CodePurpose },
    /** `since`: when the wait began, for whoever shows what is left of it. */
    context: {} as { purpose: CodePurpose; failure: Failure | null; since: number },
    events: {} as { type: 'phoneCode.request' } & CodeRequest,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: promised<CodeReport, CodeRequest & { purpose: CodePurpose }>('sendCode'),
  },
  actions: {
    keepReport: assign({
      since: (_, { at }: CodeReport) => at,
      failure: (_, { answer }: CodeReport) => (answer.ok ? null : answer.failure),
    }),
  },
  guards: {
    mustWait: (_, { answer }: CodeReport) => answer.ok || answer.failure.code === '102',
  },
  delays: { codeResend },
}).createMachine({
  id: 'phoneCode',
  context: ({ input }) => ({ purpose: input.purpose, failure: null, since: 0 }),
  initial: 'idle',
  states: {
    idle: { on: { 'phoneCode.request': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => {
          assertEvent(event, 'phoneCode.request');
          return { purpose: context.purpose, phone: event.phone, currency: event.currency };
        },
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'cooling',
            actions: { type: 'keepReport', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'keepReport', params: ({ event }) => event.output } },
        ],
      },
    },
    cooling: { after: { codeResend: { target: 'idle', actions: assign({ failure: null }) } } },
  },
});
