import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type { PendingQuestion } from '#contract/endpoints/session/sign-in.ts';
import type { Member } from '#machines/kernel/events.ts';
import { dataOf, ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
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
  guards: { isOk },
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
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'answerQuestion',
        src: 'answerQuestion',
        input: ({ context: { pendingQuestion }, event }) => {
          assertEvent(event, 'question.submit');
          const { type, ...answer } = event;
          return {
            loginId: pendingQuestion.memberLoginId,
            ...answer,
          };
        },
        onDone: [
          { guard: ifOk, target: 'answered', actions: assign({ member: dataOf }) },
          { target: 'answering', actions: [setFailure, 'refreshCaptcha'] },
        ],
      },
    },
    skipping: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'skipQuestion',
        src: 'skipQuestion',
        input: ({ context: { pendingQuestion } }) => ({ loginId: pendingQuestion.memberLoginId }),
        onDone: [
          {
            guard: ifOk,
            target: 'answering',
            actions: assign({ pendingQuestion: dataOf }),
          },
          { target: 'answering', actions: setFailure },
        ],
      },
    },
    answered: { type: 'final' },
  },
});
