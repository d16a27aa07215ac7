import type { MachinePath } from './calls.ts';
import type { Step } from './step.ts';
import { accountSteps } from './steps-of-accounts.ts';
import { depositSteps } from './steps-of-deposits.ts';
import { memberSteps } from './steps-of-members.ts';
import { moneySteps } from './steps-of-money.ts';
import { playSteps, sessionCheck } from './steps-of-play.ts';
import { profileSteps } from './steps-of-profile.ts';
import { signInSteps } from './steps-of-sign-in.ts';

/** The steps of every call that a machine sends. A call of a machine without a step does not compile. */
export const steps: Record<MachinePath, readonly [Step, ...Step[]]> = {
  ...accountSteps,
  ...memberSteps,
  ...depositSteps,
  ...moneySteps,
  ...playSteps,
  ...profileSteps,
  ...signInSteps,
  '/member_info': [...signInSteps['/member_info'], sessionCheck],
};
