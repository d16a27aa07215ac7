import type { Steps } from './step.ts';
import { accountSteps } from './steps-of-accounts.ts';
import { depositSteps } from './steps-of-deposits.ts';
import { memberSteps } from './steps-of-members.ts';
import { moneySteps } from './steps-of-money.ts';
import { playSteps, sessionCheck } from './steps-of-play.ts';
import { profileSteps } from './steps-of-profile.ts';
import { signInSteps } from './steps-of-sign-in.ts';

/** Steps in the folder of their flow. */
const stepsOfFlows = import.meta.glob<Steps>('../../flows/*/*.faults.ts', { eager: true, import: 'steps' });

/** The steps of every call that a machine sends. */
export const steps: Steps = Object.assign(
  {},
  accountSteps,
  memberSteps,
  depositSteps,
  moneySteps,
  playSteps,
  profileSteps,
  signInSteps,
  { '/member_info': [...signInSteps['/member_info'], sessionCheck] },
  ...Object.values(stepsOfFlows),
);
