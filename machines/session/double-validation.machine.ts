import { assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { PendingQuestion } from '#contract/endpoints/session/sign-in.ts';
import type { Member } from '#machines/kernel/events.ts';
import { setFailure, submitting } from '#machines/kernel/submission.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { captchaMachine } from './captcha.machine.ts';

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
    input: {} as { pendingQuestion: PendingQuestion },
    output: {} as { member: Member },
    context: {} as { pendingQuestion: PendingQuestion; failure: Failure | null; member: Member | null },
    events: {} as ({ type: 'question.submit' } & Omit<QuestionAnswer, 'loginId'>) | { type: 'question.skip' },
    children: {} as { captcha: 'captcha'; answerQuestion: 'answerQuestion'; skipQuestion: 'skipQuestion' },
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    answerQuestion: unimplementedPromise<CallResult<Member>, QuestionAnswer>('answerQuestion'),
    skipQuestion: unimplementedPromise<CallResult<PendingQuestion>, { loginId: string }>('skipQuestion'),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refresh' }),
  },
}).createMachine({
  id: 'doubleValidation',
  context: ({ input }) => ({ pendingQuestion: input.pendingQuestion, failure: null, member: null }),
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
    submitting: submitting({
      event: 'question.submit',
      actor: 'answerQuestion',
      input: ({ context: { pendingQuestion }, event: { type, ...answer } }) => ({
        loginId: pendingQuestion.memberLoginId,
        ...answer,
      }),
      onSuccess: { target: 'answered', actions: assign({ member: ({ event }) => event.output.data }) },
      onFailure: { target: 'answering', actions: [setFailure, 'refreshCaptcha'] },
    }),
    skipping: submitting({
      event: 'question.skip',
      actor: 'skipQuestion',
      input: ({ context: { pendingQuestion } }) => ({ loginId: pendingQuestion.memberLoginId }),
      onSuccess: {
        target: 'answering',
        actions: assign({ pendingQuestion: ({ event }) => event.output.data }),
      },
      onFailure: { target: 'answering', actions: setFailure },
    }),
    answered: { type: 'final' },
  },
});
