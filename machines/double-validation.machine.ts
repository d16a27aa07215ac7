import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { AskedQuestion } from '#contract/endpoints/identity.ts';
import { captchaMachine } from './captcha.machine.ts';
import type { Member } from './events.ts';
import { unimplementedPromise } from './unimplemented.ts';

export interface QuestionAnswer {
  loginId: string;
  answer: string;
  captchaAnswer: string;
  captchaToken: string;
}

/**
 * Second sign-in step: a question about the member's data on file, and a captcha. The user can request
 * another question.
 */
export const doubleValidationMachine = setup({
  types: {
    input: {} as { asked: AskedQuestion },
    output: {} as { member: Member },
    context: {} as { asked: AskedQuestion; failure: Failure | null; member: Member | null },
    events: {} as ({ type: 'question.submit' } & Omit<QuestionAnswer, 'loginId'>) | { type: 'question.skip' },
    children: {} as { captcha: 'captcha'; answerQuestion: 'answerQuestion'; skipQuestion: 'skipQuestion' },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    answerQuestion: unimplementedPromise<CallResult<Member>, QuestionAnswer>('answerQuestion'),
    skipQuestion: unimplementedPromise<CallResult<AskedQuestion>, { loginId: string }>('skipQuestion'),
  },
  actions: {
    setFailure: assign({
      failure: (_, { answer }: { answer: CallResult<unknown> }) => (answer.ok ? null : answer.failure),
    }),
  },
}).createMachine({
  id: 'doubleValidation',
  context: ({ input }) => ({ asked: input.asked, failure: null, member: null }),
  output: ({ context }) => {
    if (!context.member) throw new Error('no member in the result');
    return { member: context.member };
  },
  invoke: { id: 'captcha', src: 'captcha', input: { purpose: 'login' } },
  initial: 'answering',
  states: {
    answering: {
      on: {
        'question.submit': 'submitting',
        'question.skip': 'skipping',
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'answerQuestion',
        src: 'answerQuestion',
        input: ({ context, event }) => {
          assertEvent(event, 'question.submit');
          const { answer, captchaAnswer, captchaToken } = event;
          return { loginId: context.asked.memberLoginId, answer, captchaAnswer, captchaToken };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'answered',
            actions: assign({ member: ({ event }) => (event.output.ok ? event.output.data : null) }),
          },
          {
            target: 'answering',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
              sendTo('captcha', { type: 'captcha.refresh' }),
            ],
          },
        ],
      },
    },
    skipping: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'skipQuestion',
        src: 'skipQuestion',
        input: ({ context }) => ({ loginId: context.asked.memberLoginId }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'answering',
            actions: assign({
              asked: ({ context, event }) => (event.output.ok ? event.output.data : context.asked),
            }),
          },
          {
            target: 'answering',
            actions: { type: 'setFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
    },
    answered: { type: 'final' },
  },
});
