import {
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
} from 'xstate';
import { text } from 'xstate-path-tests/walk';
import type { modalsMachine } from '#machines/kernel/modals.machine.ts';
import type { realtimeMachine } from '#machines/kernel/realtime.machine.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type { playBreakMachine } from '#machines/play/play-break.machine.ts';
import type { playClockMachine } from '#machines/play/play-clock.machine.ts';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import type { passwordRecoveryMachine } from '#machines/session/password-recovery.machine.ts';
import type { registrationMachine } from '#machines/session/registration.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import { type Entry, emptyLedger, enter, type LedgerState } from './ledger-state.ts';
import { type PendingActor, StubActors } from './stub-actors.ts';
import { Timers } from './timers.ts';

/** State of all machines between two steps. */
export interface View {
  session: SnapshotFrom<typeof sessionMachine>;
  realtime: SnapshotFrom<typeof realtimeMachine>;
  playBreak: SnapshotFrom<typeof playBreakMachine>;
  playClock: SnapshotFrom<typeof playClockMachine>;
  playCoordinator: SnapshotFrom<typeof playCoordinatorMachine>;
  gameLaunch: SnapshotFrom<typeof gameLaunchMachine> | null;
  modals: SnapshotFrom<typeof modalsMachine>;
  signIn: SnapshotFrom<typeof signInMachine>;
  registration: SnapshotFrom<typeof registrationMachine>;
  passwordChange: SnapshotFrom<typeof passwordChangeMachine>;
  passwordRecovery: SnapshotFrom<typeof passwordRecoveryMachine>;
  live: readonly PendingActor[];
  timers: readonly string[];
  ledger: LedgerState;
}

const input = {
  isClosed: false,
  isDemo: false,
  isClockOff: false,
  hasHandOff: false,
  device: { width: 1440, deviceClass: 'desktop', platform: 'web' },
};

/** The real root with all its machines, on stub actors and manual timers. */
export class MachineHarness {
  readonly timers = new Timers();
  readonly stubs = new StubActors(this.timers, (entry) => this.write(entry));
  private readonly machine: AnyStateMachine;
  private app: AnyActor | undefined;
  private ledger = emptyLedger;

  constructor(machine: AnyStateMachine) {
    this.machine = this.stubs.hold(machine);
  }

  /** Starts the app as on a first page load. */
  open(): void {
    this.app?.stop();
    this.stubs.live.clear();
    this.ledger = emptyLedger;
    this.timers.clear();
    this.app = createActor(this.machine, { clock: this.timers, input });
    this.app.on('*', (event: AnyEventObject) => this.write({ kind: 'emitted', event }));
    this.app.start();
  }

  /** Sends to the machine with this system ID; null is the root. */
  send(systemId: string | null, event: AnyEventObject): void {
    const actor = systemId === null ? this.app : this.find(systemId);
    actor?.send(event);
  }

  look(): View {
    const shown = <S>(systemId: string) => this.find(systemId)?.getSnapshot() as S;
    return {
      session: shown('session'),
      realtime: shown('realtime'),
      playBreak: shown('playBreak'),
      playClock: shown('playClock'),
      playCoordinator: shown('playCoordinator'),
      gameLaunch: shown<View['gameLaunch'] | undefined>('gameLaunch') ?? null,
      modals: shown('modals'),
      signIn: shown('signIn'),
      registration: shown('registration'),
      passwordChange: shown('passwordChange'),
      passwordRecovery: shown('passwordRecovery'),
      live: [...this.stubs.live],
      timers: this.timers.set(),
      ledger: this.ledger,
    };
  }

  private find(systemId: string): AnyActorRef | undefined {
    return this.app?.system.get(systemId);
  }

  private write(entry: Entry): void {
    this.ledger = enter(this.ledger, entry);
  }
}

/** Equal for views with the same future: which game, launch or amount it is does not matter. */
export function identityOf({ ledger, live, timers, ...machines }: View): string {
  const {
    session,
    realtime,
    playBreak,
    playClock,
    playCoordinator,
    gameLaunch,
    modals,
    signIn,
    registration,
  } = machines;
  const { passwordChange, passwordRecovery } = machines;
  const launches = [...new Set([...ledger.locks, ...ledger.plays.map(({ launch }) => launch)])];
  const nameOf = (launch: string) => launches.indexOf(launch);
  return text([
    [session.value, session.context.member !== null, session.context.playing, session.context.cleaning],
    [realtime.value, realtime.context.member !== null, realtime.context.reportedOrders],
    playBreak.value,
    [
      playCoordinator.value,
      playCoordinator.context.member !== null,
      playCoordinator.context.joined,
      playCoordinator.context.playBreak !== null,
    ],
    [playClock.value, playClock.context.minutes !== null],
    gameLaunch && [
      gameLaunch.value,
      gameLaunch.context.joined,
      gameLaunch.context.launchId !== '',
      gameLaunch.context.url !== '',
      gameLaunch.context.next !== null,
    ],
    modals.context.open.map(({ kind }) => kind),
    signIn.value,
    registration.value,
    [passwordChange.value, passwordChange.context.forced],
    passwordRecovery.value,
    live.map(({ name, owner }) => text([name, owner.getSnapshot().value])).sort(),
    Object.keys(playCoordinator.children).sort(),
    timers,
    {
      ...ledger,
      locks: ledger.locks.map(nameOf),
      plays: ledger.plays.map((play) => ({ ...play, launch: nameOf(play.launch) })),
    },
  ]);
}
