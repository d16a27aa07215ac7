import { signInImplementations } from '#src/features/session/sign-in/sign-in.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { phoneQuestion } from '#tests/flows/test-data.ts';

const { doubleValidation } = signInImplementations().actors;

const question = (network: FaultyNetwork) =>
  new MachineRun(doubleValidation, network, { pendingQuestion: phoneQuestion });

export const steps: Steps = {
  '/login/double_validation': [
    {
      name: 'answer the question',
      start: (network) =>
        question(network).send({
          type: 'question.submit',
          answer: '5550142',
          captchaAnswer: '7k4m',
          captchaToken: 't',
        }),
      leadsTo: { value: 'answered' },
    },
  ],
  '/login/double_validation/skip': [
    {
      name: 'skip the question',
      start: (network) => question(network).send({ type: 'question.skip' }),
      leadsTo: { value: 'answering' },
    },
  ],
};
