import type { SnapshotFrom } from 'xstate';
import type { deviceMachine } from './device.machine.ts';
import type { ModalRequest } from './events.ts';
import type { gameLaunchMachine } from './game-launch.machine.ts';
import type { modalsMachine } from './modals.machine.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';
import type { passwordRecoveryMachine } from './password-recovery.machine.ts';
import type { playDeskMachine } from './play-desk.machine.ts';
import type { popUpDiscountMachine } from './pop-up-discount.machine.ts';
import type { realtimeMachine } from './realtime.machine.ts';
import type { redEnvelopeMachine } from './red-envelope.machine.ts';
import type { registrationMachine } from './registration.machine.ts';
import type { sessionMachine } from './session.machine.ts';
import type { signInMachine } from './sign-in.machine.ts';
import type { transferVerifyMachine } from './transfer-verify.machine.ts';
import type { windowsMachine } from './windows.machine.ts';

/** What views read off the machines. It imports types alone: a page is drawn before any machine is there. */

type Device = SnapshotFrom<typeof deviceMachine>;
export const selectIsDesktop = (snapshot: Device) => snapshot.matches('desktop');

export const selectNotSupported = (snapshot: Device) => snapshot.context.platform === 'notSupport';

type GameLaunch = SnapshotFrom<typeof gameLaunchMachine>;
export const selectGame = (snapshot: GameLaunch) => snapshot.context.game;
export const selectInPlay = (snapshot: GameLaunch) => snapshot.hasTag('inPlay');

type Modals = SnapshotFrom<typeof modalsMachine>;
export const selectOpen = (snapshot: Modals) => snapshot.context.open;
export const selectTop = (snapshot: Modals): ModalRequest | null => snapshot.context.open.at(-1) ?? null;

type PasswordChange = SnapshotFrom<typeof passwordChangeMachine>;
export const selectForced = (snapshot: PasswordChange) => snapshot.context.forced;
export const selectOnPage = (snapshot: PasswordChange) => snapshot.matches({ changing: { place: 'page' } });
export const selectChangeBusy = (snapshot: PasswordChange) => snapshot.hasTag('busy');
export const selectChangeFailure = (snapshot: PasswordChange) => snapshot.context.failure;

type PasswordRecovery = SnapshotFrom<typeof passwordRecoveryMachine>;
export const selectCoded = (snapshot: PasswordRecovery) => snapshot.matches({ begun: 'coded' });
export const selectRecoveryToken = (snapshot: PasswordRecovery) => snapshot.context.begun.token;
export const selectRecoveryBusy = (snapshot: PasswordRecovery) => snapshot.hasTag('busy');
export const selectRecoveryFailure = (snapshot: PasswordRecovery) => snapshot.context.failure;

type PlayDesk = SnapshotFrom<typeof playDeskMachine>;
export const selectTransferDisabled = (snapshot: PlayDesk) => snapshot.matches({ transfer: 'disabled' });

export const selectReturning = (snapshot: PlayDesk) => snapshot.matches({ desk: 'returning' });
export const selectResting = (snapshot: PlayDesk) => snapshot.matches({ oneKey: 'resting' });
type PopUpDiscount = SnapshotFrom<typeof popUpDiscountMachine>;
export const selectPopUpItems = (snapshot: PopUpDiscount) => snapshot.context.items;

type Realtime = SnapshotFrom<typeof realtimeMachine>;
export const selectOffline = (snapshot: Realtime) => snapshot.matches({ link: 'down' });

type RedEnvelope = SnapshotFrom<typeof redEnvelopeMachine>;
export const selectEnvelope = (snapshot: RedEnvelope) => snapshot.context.envelope;
export const selectEnvelopeFailure = (snapshot: RedEnvelope) => snapshot.context.failure;
export const selectEnvelopeCash = (snapshot: RedEnvelope) => snapshot.context.cash;
export const selectEnvelopeClaimed = (snapshot: RedEnvelope) =>
  snapshot.matches({ here: { shown: 'claimed' } });
export const selectEnvelopeClaiming = (snapshot: RedEnvelope) => snapshot.hasTag('busy');

type Registration = SnapshotFrom<typeof registrationMachine>;
export const selectPlan = (snapshot: Registration) => snapshot.context.plan;
export const selectRegisterFailure = (snapshot: Registration) => snapshot.context.failure;
export const selectRegisterBusy = (snapshot: Registration) => snapshot.hasTag('busy');

type Session = SnapshotFrom<typeof sessionMachine>;
export const selectMember = (snapshot: Session) => snapshot.context.member;
export const selectIsMember = (snapshot: Session) => snapshot.context.member !== null;
export const selectEpoch = (snapshot: Session) => snapshot.context.epoch;
export const selectExchanging = (snapshot: Session) => snapshot.matches('exchanging');
export const selectSigningOut = (snapshot: Session) => snapshot.matches('signingOut');

type SignIn = SnapshotFrom<typeof signInMachine>;
export const selectAccount = (snapshot: SignIn) => snapshot.context.account;
export const selectFailure = (snapshot: SignIn) => snapshot.context.failure;
export const selectBusy = (snapshot: SignIn) => snapshot.hasTag('busy');

type TransferVerify = SnapshotFrom<typeof transferVerifyMachine>;
export const selectProving = (snapshot: TransferVerify) => snapshot.matches('proof');
export const selectTransferFailure = (snapshot: TransferVerify) => snapshot.context.failure;
export const selectTransferBusy = (snapshot: TransferVerify) => snapshot.hasTag('busy');

type Windows = SnapshotFrom<typeof windowsMachine>;
export const selectAway = (snapshot: Windows) => snapshot.matches('away');
