import type { SnapshotFrom } from 'xstate';
import type { agentApplicationMachine } from './agent-application.machine.ts';
import type { demoPlayMachine } from './demo-play.machine.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';
import type { passwordRecoveryMachine } from './password-recovery.machine.ts';
import type { popUpDiscountMachine } from './pop-up-discount.machine.ts';
import type { registrationMachine } from './registration.machine.ts';
import type { signInMachine } from './sign-in.machine.ts';
import type { sportsFrameMachine } from './sports-frame.machine.ts';
import type { transferVerifyMachine } from './transfer-verify.machine.ts';
import type { windowsMachine } from './windows.machine.ts';

/** Selectors for the forms. Separate from `selectors.ts`, because the first page has no forms. */

type AgentApplication = SnapshotFrom<typeof agentApplicationMachine>;
export const selectApplying = (snapshot: AgentApplication) => snapshot.hasTag('busy');
export const selectApplicationFailure = (snapshot: AgentApplication) => snapshot.context.failure;

type DemoPlay = SnapshotFrom<typeof demoPlayMachine>;
export const selectDemoGame = (snapshot: DemoPlay) => snapshot.context.game;
export const selectDemoBusy = (snapshot: DemoPlay) => snapshot.hasTag('busy');
export const selectDemoBlocked = (snapshot: DemoPlay) => snapshot.matches({ open: 'popupBlocked' });
export const selectDemoFailure = (snapshot: DemoPlay) => snapshot.context.failure;

type PasswordChange = SnapshotFrom<typeof passwordChangeMachine>;
export const selectForced = (snapshot: PasswordChange) => snapshot.context.forced;
export const selectOnPage = (snapshot: PasswordChange) => snapshot.matches({ changing: { place: 'page' } });
export const selectChangeBusy = (snapshot: PasswordChange) => snapshot.hasTag('busy');
export const selectChangeFailure = (snapshot: PasswordChange) => snapshot.context.failure;

type PasswordRecovery = SnapshotFrom<typeof passwordRecoveryMachine>;
export const selectCodeSent = (snapshot: PasswordRecovery) => snapshot.matches({ begun: 'codeSent' });
export const selectRecoveryToken = (snapshot: PasswordRecovery) => snapshot.context.begun.token;
export const selectRecoveryBusy = (snapshot: PasswordRecovery) => snapshot.hasTag('busy');
export const selectRecoveryFailure = (snapshot: PasswordRecovery) => snapshot.context.failure;

type PopUpDiscount = SnapshotFrom<typeof popUpDiscountMachine>;
export const selectPopUpItems = (snapshot: PopUpDiscount) => snapshot.context.items;

type Registration = SnapshotFrom<typeof registrationMachine>;
export const selectFormConfig = (snapshot: Registration) => snapshot.context.formConfig;
export const selectRegisterFailure = (snapshot: Registration) => snapshot.context.failure;
export const selectRegisterBusy = (snapshot: Registration) => snapshot.hasTag('busy');

type SignIn = SnapshotFrom<typeof signInMachine>;
export const selectAccount = (snapshot: SignIn) => snapshot.context.account;
export const selectFailure = (snapshot: SignIn) => snapshot.context.failure;
export const selectBusy = (snapshot: SignIn) => snapshot.hasTag('busy');

type SportsFrame = SnapshotFrom<typeof sportsFrameMachine>;
/** URL of the page, once it may be shown. */
export const selectSportsUrl = (snapshot: SportsFrame) =>
  snapshot.matches({ active: 'shown' }) ? snapshot.context.url : null;
export const selectSportsHeight = (snapshot: SportsFrame) => snapshot.context.height;
export const selectSportsFailure = (snapshot: SportsFrame) => snapshot.context.failure;
export const selectSportsBusy = (snapshot: SportsFrame) => snapshot.hasTag('busy');

type TransferVerify = SnapshotFrom<typeof transferVerifyMachine>;
export const selectProving = (snapshot: TransferVerify) => snapshot.matches('proof');
export const selectTransferFailure = (snapshot: TransferVerify) => snapshot.context.failure;
export const selectTransferBusy = (snapshot: TransferVerify) => snapshot.hasTag('busy');

type Windows = SnapshotFrom<typeof windowsMachine>;
export const selectAwaitingHandOff = (snapshot: Windows) => snapshot.matches('awaitingHandOff');
