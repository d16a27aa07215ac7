import { registrationMachine } from '#machines/session/registration.machine.ts';
import { registrationImplementations } from '#src/features/session/registration/registration.implementations.ts';
import { cookies } from '#src/site/cookies.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const register = (network: FaultyNetwork) =>
  new MachineRun(registrationMachine.provide(registrationImplementations), network, { isDemo: false }).send({
    type: 'registration.open',
  });

const prepared = { value: 'open.filling.editing.account', failed: 'open.failed CODE' };

export const steps: Steps = {
  '/arks/web/register-settings': [{ name: 'prepare the form', start: register, leadsTo: prepared }],
  '/arks/web/check-agent-domain': [{ name: 'prepare the form', start: register, leadsTo: prepared }],
  '/register/valid_message': [
    {
      name: 'prepare the form of a referral link',
      start: (network) => {
        cookies.set('member_agent', '10017');
        cookies.set('currency', 'USD');
        return register(network);
      },
      data: { '/register/valid_message': { is_valid: true } },
      leadsTo: { ...prepared, 'value: empty': 'open.filling.editing.account register_link_lost' },
    },
  ],
  '/register': [
    {
      name: 'open the account',
      start: async (network) => {
        const run = register(network);
        await run.until('open.filling.editing.account');
        return run.send({ type: 'registration.submit', values: {}, captchaToken: 't' });
      },
      leadsTo: { value: 'closed register_success' },
    },
  ],
};
