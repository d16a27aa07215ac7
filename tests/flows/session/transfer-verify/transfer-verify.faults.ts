import { sealText } from '#contract/client-captcha.ts';
import { signInImplementations } from '#src/features/session/sign-in/sign-in.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import { captchaKey } from '#tests/fault-injection/matrix/page.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const { transferVerify } = signInImplementations().actors;
const sealed = await sealText('7k4m', captchaKey);

const prove = (network: FaultyNetwork) =>
  new MachineRun(transferVerify, network, { account: 'moved_802' }).send({
    type: 'verify.submit',
    by: 'email',
    contact: 'moved@example.com',
    withdrawPassword: '2468',
    answer: '7k4m',
    captchaToken: sealed,
  });

export const steps: Steps = {
  '/arks/web/vx/verify': [
    {
      name: 'prove ownership',
      start: prove,
      leadsTo: { value: 'password.editing', failed: 'proof.editing CODE' },
    },
  ],
  '/arks/web/vx/reset': [
    {
      name: 'set a password',
      start: async (network) => {
        const run = prove(network);
        await run.until('password.editing');
        return run.send({ type: 'reset.submit', password: 'dawn1357' });
      },
      leadsTo: { value: 'reset', failed: 'password.editing CODE' },
    },
  ],
};
