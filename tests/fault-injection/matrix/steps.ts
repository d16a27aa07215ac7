import { steps as agentAgreement } from '../../flows/agent-agreement/agent-agreement.faults.ts';
import { steps as agentApplication } from '../../flows/agent-application/agent-application.faults.ts';
import { steps as agentTransfer } from '../../flows/agent-transfer/agent-transfer.faults.ts';
import { steps as bankAccount } from '../../flows/bank-account/bank-account.faults.ts';
import { steps as captcha } from '../../flows/captcha/captcha.faults.ts';
import { steps as contactVerify } from '../../flows/contact-verify/contact-verify.faults.ts';
import { steps as demoPlay } from '../../flows/demo-play/demo-play.faults.ts';
import { steps as deposit } from '../../flows/deposit/deposit.faults.ts';
import { steps as doubleValidation } from '../../flows/double-validation/double-validation.faults.ts';
import { steps as gameLaunch } from '../../flows/game-launch/game-launch.faults.ts';
import { steps as moneyRequest } from '../../flows/money-request/money-request.faults.ts';
import { steps as passwordChange } from '../../flows/password-change/password-change.faults.ts';
import { steps as passwordRecovery } from '../../flows/password-recovery/password-recovery.faults.ts';
import { steps as playCoordinator } from '../../flows/play-coordinator/play-coordinator.faults.ts';
import { steps as playLimits } from '../../flows/play-limits/play-limits.faults.ts';
import { steps as popUpDiscount } from '../../flows/pop-up-discount/pop-up-discount.faults.ts';
import { steps as profileEdit } from '../../flows/profile-edit/profile-edit.faults.ts';
import { steps as redEnvelope } from '../../flows/red-envelope/red-envelope.faults.ts';
import { steps as registration } from '../../flows/registration/registration.faults.ts';
import { steps as session } from '../../flows/session/session.faults.ts';
import { steps as signIn } from '../../flows/sign-in/sign-in.faults.ts';
import { steps as sportsFrame } from '../../flows/sports-frame/sports-frame.faults.ts';
import { steps as transferVerify } from '../../flows/transfer-verify/transfer-verify.faults.ts';
import { steps as verificationCode } from '../../flows/verification-code/verification-code.faults.ts';
import { steps as walletTransfer } from '../../flows/wallet-transfer/wallet-transfer.faults.ts';
import { steps as withdrawPassword } from '../../flows/withdraw-password/withdraw-password.faults.ts';
import { steps as withdrawal } from '../../flows/withdrawal/withdrawal.faults.ts';
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
  moneyRequest,
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
