import { steps as agentAgreement } from '#tests/flows/agents/agent-agreement/agent-agreement.faults.ts';
import { steps as agentApplication } from '#tests/flows/agents/agent-application/agent-application.faults.ts';
import { steps as agentTransfer } from '#tests/flows/agents/agent-transfer/agent-transfer.faults.ts';
import { steps as bankAccount } from '#tests/flows/money/bank-account/bank-account.faults.ts';
import { steps as deposit } from '#tests/flows/money/deposit/deposit.faults.ts';
import { steps as walletTransfer } from '#tests/flows/money/wallet-transfer/wallet-transfer.faults.ts';
import { steps as withdrawal } from '#tests/flows/money/withdrawal/withdrawal.faults.ts';
import { steps as demoPlay } from '#tests/flows/play/demo-play/demo-play.faults.ts';
import { steps as gameLaunch } from '#tests/flows/play/game-launch/game-launch.faults.ts';
import { steps as playCoordinator } from '#tests/flows/play/play-coordinator/play-coordinator.faults.ts';
import { steps as playLimits } from '#tests/flows/play/play-limits/play-limits.faults.ts';
import { steps as sportsFrame } from '#tests/flows/play/sports-frame/sports-frame.faults.ts';
import { steps as contactVerify } from '#tests/flows/profile/contact-verify/contact-verify.faults.ts';
import { steps as profileEdit } from '#tests/flows/profile/profile-edit/profile-edit.faults.ts';
import { steps as withdrawPassword } from '#tests/flows/profile/withdraw-password/withdraw-password.faults.ts';
import { steps as popUpDiscount } from '#tests/flows/promotions/pop-up-discount/pop-up-discount.faults.ts';
import { steps as promotionClaim } from '#tests/flows/promotions/promotion-claim/promotion-claim.faults.ts';
import { steps as redEnvelope } from '#tests/flows/promotions/red-envelope/red-envelope.faults.ts';
import { steps as captcha } from '#tests/flows/session/captcha/captcha.faults.ts';
import { steps as doubleValidation } from '#tests/flows/session/double-validation/double-validation.faults.ts';
import { steps as passwordChange } from '#tests/flows/session/password-change/password-change.faults.ts';
import { steps as passwordRecovery } from '#tests/flows/session/password-recovery/password-recovery.faults.ts';
import { steps as registration } from '#tests/flows/session/registration/registration.faults.ts';
import { steps as session } from '#tests/flows/session/session/session.faults.ts';
import { steps as signIn } from '#tests/flows/session/sign-in/sign-in.faults.ts';
import { steps as transferVerify } from '#tests/flows/session/transfer-verify/transfer-verify.faults.ts';
import { steps as verificationCode } from '#tests/flows/session/verification-code/verification-code.faults.ts';
import type { MachinePath } from './calls.ts';
import type { Step, Steps } from './step.ts';

const flows: readonly Steps[] = [
  agentAgreement,
  agentApplication,
  agentTransfer,
  bankAccount,
  captcha,
  contactVerify,
  demoPlay,
  deposit,
  doubleValidation,
  gameLaunch,
  promotionClaim,
  passwordChange,
  passwordRecovery,
  verificationCode,
  playCoordinator,
  playLimits,
  popUpDiscount,
  profileEdit,
  redEnvelope,
  registration,
  session,
  signIn,
  sportsFrame,
  transferVerify,
  walletTransfer,
  withdrawPassword,
  withdrawal,
];

/** The steps that send a call, of all machines that send it. */
export const stepsOf = (path: MachinePath): Step[] => flows.flatMap((flow) => flow[path] ?? []);
