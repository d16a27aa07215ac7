import type { SnapshotFrom } from 'xstate';
import type { deviceMachine } from './device.machine.ts';
import type { ModalRequest } from './events.ts';
import type { gameLaunchMachine } from './game-launch.machine.ts';
import type { modalsMachine } from './modals.machine.ts';
import type { playDeskMachine } from './play-coordinator.machine.ts';
import type { realtimeMachine } from './realtime.machine.ts';
import type { redEnvelopeMachine } from './red-envelope.machine.ts';
import type { sessionMachine } from './session.machine.ts';

/** What the page reads off the machines. It imports types alone: a page is drawn before any machine is there. */

type Device = SnapshotFrom<typeof deviceMachine>;
export const selectIsDesktop = (snapshot: Device) => snapshot.matches('desktop');
export const selectNotSupported = (snapshot: Device) => snapshot.context.platform === 'notSupport';

type GameLaunch = SnapshotFrom<typeof gameLaunchMachine>;
export const selectGame = (snapshot: GameLaunch) => snapshot.context.game;
export const selectInPlay = (snapshot: GameLaunch) => snapshot.hasTag('inPlay');

type Modals = SnapshotFrom<typeof modalsMachine>;
export const selectOpen = (snapshot: Modals) => snapshot.context.open;
export const selectTop = (snapshot: Modals): ModalRequest | null => snapshot.context.open.at(-1) ?? null;

type PlayDesk = SnapshotFrom<typeof playDeskMachine>;
export const selectTransferDisabled = (snapshot: PlayDesk) => snapshot.matches({ transfer: 'disabled' });
export const selectReturning = (snapshot: PlayDesk) => snapshot.matches({ desk: 'returning' });
export const selectResting = (snapshot: PlayDesk) => snapshot.matches({ oneKey: 'resting' });

type Realtime = SnapshotFrom<typeof realtimeMachine>;
export const selectOffline = (snapshot: Realtime) => snapshot.matches({ link: 'down' });

type RedEnvelope = SnapshotFrom<typeof redEnvelopeMachine>;
export const selectEnvelope = (snapshot: RedEnvelope) => snapshot.context.envelope;
export const selectEnvelopeFailure = (snapshot: RedEnvelope) => snapshot.context.failure;
export const selectEnvelopeCash = (snapshot: RedEnvelope) => snapshot.context.cash;
export const selectEnvelopeClaimed = (snapshot: RedEnvelope) =>
  snapshot.matches({ here: { shown: 'claimed' } });
export const selectEnvelopeClaiming = (snapshot: RedEnvelope) => snapshot.hasTag('busy');

type Session = SnapshotFrom<typeof sessionMachine>;
export const selectMember = (snapshot: Session) => snapshot.context.member;
export const selectIsMember = (snapshot: Session) => snapshot.context.member !== null;
export const selectEpoch = (snapshot: Session) => snapshot.context.epoch;
export const selectExchanging = (snapshot: Session) => snapshot.matches('exchanging');
export const selectSigningOut = (snapshot: Session) => snapshot.matches('signingOut');
