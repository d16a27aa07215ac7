import type { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import type { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import type { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import type { depositMachine } from '#machines/money/deposit.machine.ts';
import type { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import type { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import { playBreakMachine } from '#machines/play/play-break.machine.ts';
import { playClockMachine } from '#machines/play/play-clock.machine.ts';
import { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import type { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import type { contactVerifyMachine } from '#machines/profile/contact-verify.machine.ts';
import type { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import type { withdrawPasswordMachine } from '#machines/profile/withdraw-password.machine.ts';
import type { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import type { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import { redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import type { recordExportMachine } from '#machines/records/record-export.machine.ts';
import type { doubleValidationMachine } from '#machines/session/double-validation.machine.ts';
import { handOffMachine } from '#machines/session/hand-off.machine.ts';
import { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import { registrationMachine } from '#machines/session/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { transferVerifyMachine } from '#machines/session/transfer-verify.machine.ts';
import { deploymentMachine } from '#machines/site/deployment.machine.ts';
import { deviceMachine } from '#machines/site/device.machine.ts';
import { modalsMachine } from './modals.machine.ts';
import { realtimeMachine } from './realtime.machine.ts';
/**
 * The machines that live as long as the document, by system ID and in the order in which the root starts them. The
 * root's actors, the types of the React hooks (src/actors/machines.ts) and the implementations
 * (src/app/create-app.ts) derive from this table.
 */
export const always = {
  device: deviceMachine,
  deployment: deploymentMachine,
  modals: modalsMachine,
  realtime: realtimeMachine,
  passwordChange: passwordChangeMachine,
  passwordRecovery: passwordRecoveryMachine,
  playBreak: playBreakMachine,
  playClock: playClockMachine,
  playCoordinator: playCoordinatorMachine,
  signIn: signInMachine,
  handOff: handOffMachine,
  popUpDiscount: popUpDiscountMachine,
  demoPlay: demoPlayMachine,
  redEnvelope: redEnvelopeMachine,
  session: sessionMachine,
  registration: registrationMachine,
};
export type Always = typeof always;
export type AlwaysName = keyof Always;
export const alwaysNames = Object.keys(always) as AlwaysName[];

/**
 * The machines that a page starts under their system ID and that end with it (`PageMachine` in
 * src/actors/page-machine.tsx). Types only, because their code loads with their page.
 */
export interface Pages {
  agentAgreement: typeof agentAgreementMachine;
  agentApplication: typeof agentApplicationMachine;
  agentTransfer: typeof agentTransferMachine;
  bankAccount: typeof bankAccountMachine;
  checkIn: typeof checkInMachine;
  contactVerify: typeof contactVerifyMachine;
  deposit: typeof depositMachine;
  playLimits: typeof playLimitsMachine;
  profileEdit: typeof profileEditMachine;
  promotionClaim: typeof promotionClaimMachine;
  recordExport: typeof recordExportMachine;
  sportsFrame: typeof sportsFrameMachine;
  walletTransfer: typeof walletTransferMachine;
  withdrawPassword: typeof withdrawPasswordMachine;
  withdrawal: typeof withdrawalMachine;
}
export type PageName = keyof Pages;

/** The machines that another one invokes and that have a system ID, because views read them or what they invoke. */
export interface Invoked {
  doubleValidation: typeof doubleValidationMachine;
  transferVerify: typeof transferVerifyMachine;
}

/** Every machine with a system ID. */
export type Machines = Always & Pages & Invoked;
export type MachineName = keyof Machines;
