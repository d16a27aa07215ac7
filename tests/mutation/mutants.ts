import { mutants as agentAgreement } from '../flows/agent-agreement/agent-agreement.mutants.ts';
import { mutants as agentApplication } from '../flows/agent-application/agent-application.mutants.ts';
import { mutants as agentTransfer } from '../flows/agent-transfer/agent-transfer.mutants.ts';
import { mutants as app } from '../flows/app/app.mutants.ts';
import { mutants as bankAccount } from '../flows/bank-account/bank-account.mutants.ts';
import { mutants as captcha } from '../flows/captcha/captcha.mutants.ts';
import { mutants as contactVerify } from '../flows/contact-verify/contact-verify.mutants.ts';
import { mutants as demoPlay } from '../flows/demo-play/demo-play.mutants.ts';
import { mutants as deployment } from '../flows/deployment/deployment.mutants.ts';
import { mutants as deposit } from '../flows/deposit/deposit.mutants.ts';
import { mutants as device } from '../flows/device/device.mutants.ts';
import { mutants as doubleValidation } from '../flows/double-validation/double-validation.mutants.ts';
import { mutants as gameLaunch } from '../flows/game-launch/game-launch.mutants.ts';
import { mutants as handOff } from '../flows/hand-off/hand-off.mutants.ts';
import { mutants as modals } from '../flows/modals/modals.mutants.ts';
import { mutants as moneyRequest } from '../flows/money-request/money-request.mutants.ts';
import { mutants as passwordChange } from '../flows/password-change/password-change.mutants.ts';
import { mutants as passwordRecovery } from '../flows/password-recovery/password-recovery.mutants.ts';
import { mutants as paymentWindow } from '../flows/payment-window/payment-window.mutants.ts';
import { mutants as playBreak } from '../flows/play-break/play-break.mutants.ts';
import { mutants as playClock } from '../flows/play-clock/play-clock.mutants.ts';
import { mutants as playCoordinator } from '../flows/play-coordinator/play-coordinator.mutants.ts';
import { mutants as playLimits } from '../flows/play-limits/play-limits.mutants.ts';
import { mutants as popUpDiscount } from '../flows/pop-up-discount/pop-up-discount.mutants.ts';
import { mutants as profileEdit } from '../flows/profile-edit/profile-edit.mutants.ts';
import { mutants as realtime } from '../flows/realtime/realtime.mutants.ts';
import { mutants as recordExport } from '../flows/record-export/record-export.mutants.ts';
import { mutants as redEnvelope } from '../flows/red-envelope/red-envelope.mutants.ts';
import { mutants as registration } from '../flows/registration/registration.mutants.ts';
import { mutants as session } from '../flows/session/session.mutants.ts';
import { mutants as signIn } from '../flows/sign-in/sign-in.mutants.ts';
import { mutants as sportsFrame } from '../flows/sports-frame/sports-frame.mutants.ts';
import { mutants as transferVerify } from '../flows/transfer-verify/transfer-verify.mutants.ts';
import { mutants as verificationCode } from '../flows/verification-code/verification-code.mutants.ts';
import { mutants as walletTransfer } from '../flows/wallet-transfer/wallet-transfer.mutants.ts';
import { mutants as withdrawPassword } from '../flows/withdraw-password/withdraw-password.mutants.ts';
import { mutants as withdrawal } from '../flows/withdrawal/withdrawal.mutants.ts';
import type { Mutant } from './mutant.ts';

/** Mutants of what many flows use. */
const shared: readonly Mutant[] = [
  {
    name: 'Yes button answers no',
    class: 'wrong event',
    file: 'src/components/dialogs/MessageDialog.tsx',
    from: "onAnswer('yes')",
    to: "onAnswer('no')",
    walk: ['sign-in'],
  },
  {
    name: 'No button answers yes',
    class: 'wrong event',
    file: 'src/components/dialogs/MessageDialog.tsx',
    from: "const onNo = () => onAnswer('no');",
    to: "const onNo = () => onAnswer('yes');",
    walk: ['sign-in'],
  },
];

export const mutants: readonly Mutant[] = [
  ...shared,
  ...agentAgreement,
  ...agentApplication,
  ...agentTransfer,
  ...app,
  ...bankAccount,
  ...captcha,
  ...contactVerify,
  ...demoPlay,
  ...deployment,
  ...deposit,
  ...device,
  ...doubleValidation,
  ...gameLaunch,
  ...handOff,
  ...modals,
  ...moneyRequest,
  ...passwordChange,
  ...passwordRecovery,
  ...paymentWindow,
  ...verificationCode,
  ...playBreak,
  ...playClock,
  ...playCoordinator,
  ...playLimits,
  ...popUpDiscount,
  ...profileEdit,
  ...realtime,
  ...recordExport,
  ...redEnvelope,
  ...registration,
  ...session,
  ...signIn,
  ...sportsFrame,
  ...transferVerify,
  ...walletTransfer,
  ...withdrawPassword,
  ...withdrawal,
];
