import { assign, type EmittedFrom, emit, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { oneKeyCooldown, quitGameDelay } from '#contract/times.ts';
import type {
  DemoOpen,
  LaunchGame,
  Member,
  ModalAnswered,
  Notice,
  NoticeText,
  PlayBreak,
  PlayBreakEvent,
  ReturnedMoney,
  SessionEvent,
  SignInPrompt,
} from '#machines/kernel/events.ts';
import { relay } from '#machines/kernel/relay.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';
import { gameLaunchMachine } from './game-launch/game-launch.machine.ts';
import { isSameGame, transferDisabled } from './game-launch/game-launch.setup.ts';
import type { LaunchEvent } from './game-launch/game-launch.types.ts';
import { hasDemo } from './has-demo.ts';

/** What the game emits. The coordinator passes it on. */
type GameLaunchEmitted = EmittedFrom<typeof gameLaunchMachine>;

type ReturnResult = CallResult<ReturnedMoney | null>;

export type PlayCoordinatorEvent =
  | Exclude<LaunchEvent, { type: 'window.opened' | 'window.blocked' | 'window.closed' | 'leave.requested' }>
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | { type: 'device.changed'; desktop: boolean }
  | { type: 'balance.return' }
  | PlayBreakEvent
  | ModalAnswered<'changeGame'>
  | GameLaunchEmitted;

/** Types, actors, actions and guards of `play-coordinator.machine.ts`. */
export const playCoordinatorSetup = setup({
  types: {
    input: {} as { isClosed: boolean; isDemo: boolean; desktop: boolean },
    context: {} as {
      /** On a closed platform a launch only shows a notice. */
      isClosed: boolean;
      isDemo: boolean;
      desktop: boolean;
      member: Member | null;
      joined: boolean;
      game: LaunchGame | null;
      /** The game that is asked about. */
      next: LaunchGame | null;
      playBreak: PlayBreak | null;
    },
    events: {} as PlayCoordinatorEvent,
    emitted: {} as GameLaunchEmitted | SignInPrompt | DemoOpen,
    children: {} as {
      relay: 'relay';
      gameLaunch: 'gameLaunch';
      readPlayFlag: 'readPlayFlag';
      leaveOrphan: 'leaveOrphan';
      returnBalances: 'returnBalances';
    },
    tags: {} as 'busy',
  },
  actors: {
    relay,
    gameLaunch: gameLaunchMachine,
    /** Whether a game was open when the last page of this site was unloaded, and no tab holds it now. */
    readPlayFlag: unimplementedPromise<{ orphaned: boolean }>('readPlayFlag'),
    leaveOrphan: unimplementedPromise<void>('leaveOrphan'),
    /** Null: what came back is not known. */
    returnBalances: unimplementedPromise<ReturnResult>('returnBalances'),
  },
  actions: {
    setGame: assign({ game: (_, { game }: { game: LaunchGame }) => game }),
    setJoined: assign({ joined: true }),
    setLeft: assign({ joined: false }),
    setPlayBreak: assign({ playBreak: (_, { playBreak }: PlayBreakEvent) => playBreak }),
    toGame: forwardTo('gameLaunch'),
    confirmChange: enqueueActions(({ context: { game }, enqueue }, { game: next }: { game: LaunchGame }) => {
      enqueue.assign({ next });
      if (game) enqueue.emit({ type: 'modal.request', modal: { kind: 'changeGame', game, next } });
    }),
    withdrawQuestion: emit({ type: 'modal.withdraw', kind: 'changeGame' }),
    clearNext: assign({ next: null }),
    /** The game in play leaves and names it as the next one. */
    changeGame: enqueueActions(({ context: { next }, enqueue }) => {
      if (next) enqueue.sendTo('gameLaunch', { type: 'launch.request', game: next });
    }),
    stopGame: sendTo('gameLaunch', { type: 'play.stop' }),
    notifyClosed: enqueueActions(({ context: { playBreak }, enqueue }) => {
      if (playBreak)
        enqueue.emit({ type: 'modal.request', modal: { kind: 'playClosed', closure: playBreak } });
    }),
    reEmit: emit(({ event }) => event as GameLaunchEmitted),
    notifyRejection: emit(
      (_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text }),
    ),
    /** Reports the result of the return. Balances are refetched either way. */
    notifyReturn: enqueueActions(({ enqueue }, { result }: { result: ReturnResult }) => {
      enqueue.emit(noticeOfReturn(result));
      enqueue.emit({ type: 'balance.refresh' });
    }),
    promptSignIn: emit({ type: 'signIn.prompt' }),
    offerDemo: emit((_, { game }: { game: LaunchGame }): DemoOpen => ({ type: 'demo.open', game })),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isGuest: ({ context }) => context.member === null,
    canTry: ({ context }, { game }: { game: LaunchGame }) => context.member === null && hasDemo(game),
    /** A phone plays one game and is told to leave it first. */
    mustAsk: ({ context, event }) =>
      event.type === 'launch.request' &&
      context.desktop &&
      context.game !== null &&
      !isSameGame(event.game, context.game),
    isYes: ({ event }) => event.type === 'modal.answered.changeGame' && event.answer === 'yes',
    isOnBreak: ({ context }) => context.playBreak !== null,
    begins: ({ event }) => event.type === 'playBreak.changed' && event.playBreak !== null,
    isClosedPlatform: ({ context }) => context.isClosed,
    isTransferDisabled: ({ event }) =>
      event.type === 'realtime.forwardStatus' && event.code === transferDisabled,
    hasNext: (_, { next }: { next: LaunchGame | null }) => next !== null,
  },
  delays: { oneKeyCooldown, quitGameDelay },
});

function noticeOfReturn(result: ReturnResult): Notice {
  if (!result.ok) return { type: 'notice', tone: 'error', failure: result.failure };
  const returned = result.data;
  return returned
    ? { type: 'notice', tone: 'success', text: 'balances_returned_from', returned }
    : { type: 'notice', tone: 'success', text: 'balances_returned' };
}

/** The action that says why a request is rejected. */
export const reject = (text: NoticeText) => ({ type: 'notifyRejection', params: { text } }) as const;

export const setPlayBreak = {
  type: 'setPlayBreak',
  params: ({ event }: { event: PlayBreakEvent }) => event,
} as const;
