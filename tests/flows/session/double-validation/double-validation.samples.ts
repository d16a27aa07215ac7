import type { Samples } from 'xstate-path-tests';
import type { doubleValidationMachine } from '#machines/session/double-validation.machine.ts';
import { linh, phoneQuestion, refused } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [{ name: 'two questions left', input: { pendingQuestion: phoneQuestion } }],
  events: {
    'question.submit': [
      { type: 'question.submit', answer: '5550142', captchaAnswer: '7k4n', captchaToken: 't' },
    ],
    'question.skip': [
      {
        event: { type: 'question.skip' },
        when: ({ context: { pendingQuestion } }) => pendingQuestion.availableQuestionsCount > 1,
      },
    ],
  },
  outcomes: {
    answerQuestion: [
      { name: 'right', done: { ok: true, data: linh } },
      { name: 'wrong', done: refused('/login/double_validation', '998') },
    ],
    skipQuestion: [
      {
        name: 'the last question',
        done: {
          ok: true,
          data: { memberLoginId: 'l1', question: 'withdraw_password', availableQuestionsCount: 1 },
        },
      },
      { name: 'none left', done: refused('/login/double_validation/skip', '101') },
    ],
  },
  project: ({ pendingQuestion, failure }) => ({
    left: pendingQuestion.availableQuestionsCount,
    failure: failure?.code,
  }),
} satisfies Samples<typeof doubleValidationMachine>;
