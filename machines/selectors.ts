import type { SnapshotFrom } from 'xstate';
import type { deviceMachine } from './device.machine.ts';
import type { ModalRequest } from './events.ts';
import type { gameLaunchMachine } from './game-launch.machine.ts';
import type { modalsMachine } from './modals.machine.ts';
import type { playCoordinatorMachine } from './play-coordinator.machine.ts';
import type { realtimeMachine } from './realtime.machine.ts';
import type { redEnvelopeMachine } from './red-envelope.machine.ts';
import type { sessionMachine } from './session.machine.ts';

/** Selectors for the page. Imports types only, because a page renders before any machine is loaded. */

type Device = SnapshotFrom<typeof deviceMachine>;
export const selectIsDesktop = (snapshot: Device) => snapshot.matches('desktop');
export const selectNotSupported = (snapshot: Device) => snapshot.context.platform === 'notSupport';

type GameLaunch = SnapshotFrom<typeof gameLaunchMachine>;
export const selectGame = (snapshot: GameLaunch) => snapshot.context.game;
export const selectInPlay = (snapshot: GameLaunch) => snapshot.hasTag('inPlay');

type Modals = SnapshotFrom<typeof modalsMachine>;
export const selectOpen = (snapshot: Modals) => snapshot.context.open;
export const selectTop = (snapshot: Modals): ModalRequest | null => snapshot.context.open.at(-1) ?? null;

type PlayCoordinator = SnapshotFrom<typeof playCoordinatorMachine>;
export const selectTransferDisabled = (snapshot: PlayCoordinator) =>
  snapshot.matches({ transfer: 'disabled' });
export const selectReturning = (snapshot: PlayCoordinator) => snapshot.matches({ activity: 'returning' });
export const selectCoolingDown = (snapshot: PlayCoordinator) => snapshot.matches({ oneKey: 'coolingDown' });

type Realtime = SnapshotFrom<typeof realtimeMachine>;
export const selectOffline = (snapshot: Realtime) => snapshot.matches({ socket: 'down' });

type RedEnvelope = SnapshotFrom<typeof redEnvelopeMachine>;
export const selectEnvelope = (snapshot: RedEnvelope) => snapshot.context.envelope;
export const selectEnvelopeFailure = (snapshot: RedEnvelope) => snapshot.context.failure;
export const selectEnvelopeCash = (snapshot: RedEnvelope) => snapshot.context.cash;
export const selectEnvelopeClaimed = (snapshot: RedEnvelope) =>
  snapshot.matches({ active: { shown: 'claimed' } });
export const selectEnvelopeClaiming = (snapshot: RedEnvelope) => snapshot.hasTag('busy');

type Session = SnapshotFrom<typeof sessionMachine>;
export const selectMember = (snapshot: Session) => snapshot.context.member;
export const selectIsMember = (snapshot: Session) => snapshot.context.member !== null;
export const selectEpoch = (snapshot: Session) => snapshot.context.epoch;
export const selectExchanging = (snapshot: Session) => snapshot.matches('exchanging');
export const selectSigningOut = (snapshot: Session) => snapshot.matches('signingOut');
