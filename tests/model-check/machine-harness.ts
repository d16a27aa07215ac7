import {
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
} from 'xstate';
import type { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { modalsMachine } from '#machines/modals.machine.ts';
import type { passwordChangeMachine } from '#machines/password-change.machine.ts';
import type { passwordRecoveryMachine } from '#machines/password-recovery.machine.ts';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { registrationMachine } from '#machines/registration.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { text } from '#qa/report/text.ts';
import { type Books, type Entry, emptyBooks, enter } from './ledger-state.ts';
import { Hands, type LiveHand } from './stub-actors.ts';
import { Timers } from './timers.ts';

/** The whole house as it stands between two steps. */
export interface View {
  session: SnapshotFrom<typeof sessionMachine>;
  realtime: SnapshotFrom<typeof realtimeMachine>;
  playDesk: SnapshotFrom<typeof playDeskMachine>;
  gameLaunch: SnapshotFrom<typeof gameLaunchMachine> | null;
  modals: SnapshotFrom<typeof modalsMachine>;
  signIn: SnapshotFrom<typeof signInMachine>;
  registration: SnapshotFrom<typeof registrationMachine>;
  passwordChange: SnapshotFrom<typeof passwordChangeMachine>;
  passwordRecovery: SnapshotFrom<typeof passwordRecoveryMachine>;
  live: readonly LiveHand[];
  timers: readonly string[];
  books: Books;
}

const input = {
  siteName: 'gamehall',
  isDemo: false,
  handedOver: false,
  device: { width: 1440, deviceClass: 'desktop', platform: 'web' },
};

/** The real root with all its machines, every hand and every timer held. */
export class House {
  readonly timers = new Timers();
  readonly hands = new Hands(this.timers, (entry) => this.write(entry));
  private readonly machine: AnyStateMachine;
  private app: AnyActor | undefined;
  private books = emptyBooks;

  constructor(machine: AnyStateMachine) {
    this.machine = this.hands.hold(machine);
  }

  /** As if the page were opened for the first time. */
  open(): void {
    this.app?.stop();
    this.hands.live.clear();
    this.books = emptyBooks;
    this.timers.clear();
    this.app = createActor(this.machine, { clock: this.timers, input });
    this.app.on('*', (event: AnyEventObject) => this.write({ kind: 'emitted', event }));
    this.app.start();
  }

  /** Null is the root itself. */
  send(systemId: string | null, event: AnyEventObject): void {
    const actor = systemId === null ? this.app : this.find(systemId);
    actor?.send(event);
  }

  look(): View {
    const shown = <S>(systemId: string) => this.find(systemId)?.getSnapshot() as S;
    return {
      session: shown('session'),
      realtime: shown('realtime'),
      playDesk: shown('playDesk'),
      gameLaunch: shown<View['gameLaunch'] | undefined>('gameLaunch') ?? null,
      modals: shown('modals'),
      signIn: shown('signIn'),
      registration: shown('registration'),
      passwordChange: shown('passwordChange'),
      passwordRecovery: shown('passwordRecovery'),
      live: [...this.hands.live],
      timers: this.timers.set(),
      books: this.books,
    };
  }

  private find(systemId: string): AnyActorRef | undefined {
    return this.app?.system.get(systemId);
  }

  private write(entry: Entry): void {
    this.books = enter(this.books, entry);
  }
}

/** Two views of one identity go on alike: which game, launch or amount it is makes no difference. */
export function identityOf({ books, live, timers, ...machines }: View): string {
  const { session, realtime, playDesk, gameLaunch, modals, signIn, registration } = machines;
  const { passwordChange, passwordRecovery } = machines;
  const launches = [...new Set([...books.seats, ...books.plays.map(({ launch }) => launch)])];
  const nameOf = (launch: string) => launches.indexOf(launch);
  return text([
    [session.value, session.context.member !== null, session.context.playing, session.context.cleaning],
    [realtime.value, realtime.context.member !== null, realtime.context.told],
    [playDesk.value, playDesk.context.member !== null, playDesk.context.joined],
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
    Object.keys(playDesk.children).sort(),
    timers,
    {
      ...books,
      seats: books.seats.map(nameOf),
      plays: books.plays.map((play) => ({ ...play, launch: nameOf(play.launch) })),
    },
  ]);
}
