import { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import { phoneCodeImplementations } from '#src/components/forms/phone-code.implementations.ts';
import { registrationImplementations } from '#src/features/registration/registration.implementations.ts';
import { MachineRun } from '../../fault-injection/matrix/machine-run.ts';
import type { Steps } from '../../fault-injection/matrix/step.ts';

const { phoneCode } = registrationImplementations.actors;

export const steps: Steps = {
  '/register/sms': [
    {
      name: 'send a code by SMS',
      start: (network) =>
        new MachineRun(phoneCode, network, { since: 0 }).send({
          type: 'phoneCode.request',
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
        new MachineRun(phoneCode, network, { since: 0 }).send({
          type: 'phoneCode.request',
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
        new MachineRun(phoneCodeMachine.provide(phoneCodeImplementations), network, { since: 0 }).send({
          type: 'phoneCode.request',
          purpose: 'verify_profile',
          field: 'member_email',
          value: 'sam@example.com',
        }),
      leadsTo: { value: 'coolingDown', failed: 'idle CODE', ignored: 'idle aborted' },
    },
  ],
};
