import { verificationCodeMachine } from '#machines/session/verification-code.machine.ts';
import { verificationCodeImplementations } from '#src/components/forms/codes.implementations.ts';
import { registrationImplementations } from '#src/features/session/registration/registration.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const { verificationCode } = registrationImplementations.actors;

export const steps: Steps = {
  '/register/sms': [
    {
      name: 'send a code by SMS',
      start: (network) =>
        new MachineRun(verificationCode, network, { since: 0 }).send({
          type: 'verificationCode.request',
          purpose: 'register_member',
          phone: '0911222333',
          currency: 'VND',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE' },
    },
  ],
  '/forgot_password/resend': [
    {
      name: 'send the code again',
      start: (network) =>
        new MachineRun(verificationCode, network, { since: 0 }).send({
          type: 'verificationCode.request',
          purpose: 'forgot_password',
          token: 't',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE' },
    },
  ],
  '/member/profile/verify/send': [
    {
      name: 'send a code to an e-mail address',
      start: (network) =>
        new MachineRun(verificationCodeMachine.provide(verificationCodeImplementations), network, {
          since: 0,
        }).send({
          type: 'verificationCode.request',
          purpose: 'verify_profile',
          field: 'member_email',
          value: 'sam@example.com',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE', ignored: 'idle aborted' },
    },
  ],
};
