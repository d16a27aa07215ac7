import { sealText } from '#contract/client-captcha.ts';
import { signInImplementations } from '#src/features/session/sign-in/sign-in.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import { captchaKey } from '#tests/fault-injection/matrix/page.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const { captcha } = signInImplementations().actors;
const sealed = await sealText('7k4m', captchaKey);

export const steps: Steps = {
  '/captcha': [
    {
      name: 'show the captcha',
      start: (network) => new MachineRun(captcha, network, { purpose: 'login' }),
      leadsTo: { value: 'shown' },
    },
  ],
  '/clientCaptcha': [
    {
      name: 'show the captcha that the page checks',
      start: (network) => new MachineRun(captcha, network, { purpose: 'transfer' }),
      data: { '/clientCaptcha': { text: sealed, data: '<svg></svg>' } },
      leadsTo: { value: 'shown' },
    },
  ],
};
