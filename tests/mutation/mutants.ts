import { mutants as agentAgreement } from '#tests/flows/agents/agent-agreement/agent-agreement.mutants.ts';
import { mutants as agentApplication } from '#tests/flows/agents/agent-application/agent-application.mutants.ts';
import { mutants as agentTransfer } from '#tests/flows/agents/agent-transfer/agent-transfer.mutants.ts';
import { mutants as app } from '#tests/flows/kernel/app/app.mutants.ts';
import { mutants as modals } from '#tests/flows/kernel/modals/modals.mutants.ts';
import { mutants as moneyRequest } from '#tests/flows/kernel/money-request/money-request.mutants.ts';
import { mutants as realtime } from '#tests/flows/kernel/realtime/realtime.mutants.ts';
import { mutants as bankAccount } from '#tests/flows/money/bank-account/bank-account.mutants.ts';
import { mutants as deposit } from '#tests/flows/money/deposit/deposit.mutants.ts';
import { mutants as paymentWindow } from '#tests/flows/money/payment-window/payment-window.mutants.ts';
import { mutants as walletTransfer } from '#tests/flows/money/wallet-transfer/wallet-transfer.mutants.ts';
import { mutants as withdrawal } from '#tests/flows/money/withdrawal/withdrawal.mutants.ts';
import { mutants as demoPlay } from '#tests/flows/play/demo-play/demo-play.mutants.ts';
import { mutants as gameLaunch } from '#tests/flows/play/game-launch/game-launch.mutants.ts';
import { mutants as playBreak } from '#tests/flows/play/play-break/play-break.mutants.ts';
import { mutants as playClock } from '#tests/flows/play/play-clock/play-clock.mutants.ts';
import { mutants as playCoordinator } from '#tests/flows/play/play-coordinator/play-coordinator.mutants.ts';
import { mutants as playLimits } from '#tests/flows/play/play-limits/play-limits.mutants.ts';
import { mutants as sportsFrame } from '#tests/flows/play/sports-frame/sports-frame.mutants.ts';
import { mutants as contactVerify } from '#tests/flows/profile/contact-verify/contact-verify.mutants.ts';
import { mutants as profileEdit } from '#tests/flows/profile/profile-edit/profile-edit.mutants.ts';
import { mutants as withdrawPassword } from '#tests/flows/profile/withdraw-password/withdraw-password.mutants.ts';
import { mutants as popUpDiscount } from '#tests/flows/promotions/pop-up-discount/pop-up-discount.mutants.ts';
import { mutants as promotionClaim } from '#tests/flows/promotions/promotion-claim/promotion-claim.mutants.ts';
import { mutants as redEnvelope } from '#tests/flows/promotions/red-envelope/red-envelope.mutants.ts';
import { mutants as recordExport } from '#tests/flows/records/record-export/record-export.mutants.ts';
import { mutants as captcha } from '#tests/flows/session/captcha/captcha.mutants.ts';
import { mutants as doubleValidation } from '#tests/flows/session/double-validation/double-validation.mutants.ts';
import { mutants as handOff } from '#tests/flows/session/hand-off/hand-off.mutants.ts';
import { mutants as passwordChange } from '#tests/flows/session/password-change/password-change.mutants.ts';
import { mutants as passwordRecovery } from '#tests/flows/session/password-recovery/password-recovery.mutants.ts';
import { mutants as registration } from '#tests/flows/session/registration/registration.mutants.ts';
import { mutants as session } from '#tests/flows/session/session/session.mutants.ts';
import { mutants as signIn } from '#tests/flows/session/sign-in/sign-in.mutants.ts';
import { mutants as transferVerify } from '#tests/flows/session/transfer-verify/transfer-verify.mutants.ts';
import { mutants as verificationCode } from '#tests/flows/session/verification-code/verification-code.mutants.ts';
import { mutants as deployment } from '#tests/flows/site/deployment/deployment.mutants.ts';
import { mutants as device } from '#tests/flows/site/device/device.mutants.ts';
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
  ...promotionClaim,
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
