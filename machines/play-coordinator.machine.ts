import { assign, type EmittedFrom, emit, enqueueActions, forwardTo, setup, stateIn } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { defaultGtId, demoProviders, oneKeyCooldown, quitGameDelay } from '#contract/limits.ts';
import type {
  DemoOpen,
  LaunchGame,
  Member,
  Notice,
  NoticeText,
  SessionEvent,
  SignInPrompt,
} from './events.ts';
import { gameLaunchMachine } from './game-launch.machine.ts';
import type { LaunchEvent } from './game-launch.setup.ts';
import { relay } from './relay.ts';
import { unimplementedPromise } from './unimplemented.ts';

/** Events of the game, as the relay sends them; the coordinator re-emits them without the prefix. */
type GameLaunchEmitted = EmittedFrom<typeof gameLaunchMachine>;
type Prefixed<E extends { type: string }> = E extends E
  ? Omit<E, 'type'> & { type: `game.${E['type']}` }
  : never;

export type PlayCoordinatorEvent =
  | Exclude<LaunchEvent, { type: 'window.closed' | 'lobby.returned' }>
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | { type: 'device.changed'; desktop: boolean }
  | { type: 'balance.return' }
  | Prefixed<GameLaunchEmitted>;

/** Platform that is closed: a launch only shows a notice. */
const closedPlatform = 'r88';

/**
 * Coordinates play: one game, or one return of all balances from the providers (one-key return), at a time.
 * The chart's structure ensures this, not a guard: while a game is open, further requests go to the game,
 * which rejects them with the reason.
 */
export const playCoordinatorMachine = setup({
  types: {
    input: {} as { siteName: string; isDemo: boolean; desktop: boolean },
    context: {} as {
      siteName: string;
      isDemo: boolean;
      desktop: boolean;
      member: Member | null;
      joined: boolean;
      game: LaunchGame | null;
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
    returnBalances: unimplementedPromise<CallResult<unknown>>('returnBalances'),
  },
  actions: {
    setGame: assign({ game: (_, { game }: { game: LaunchGame }) => game }),
    setJoined: assign({ joined: true }),
    setLeft: assign({ joined: false }),
    toGame: forwardTo('gameLaunch'),
    reEmit: emit(({ event }) => ({ ...event, type: event.type.replace('game.', '') }) as GameLaunchEmitted),
    reject: emit((_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text })),
    /** Reports the result of the return. Balances are refetched either way. */
    notifyReturn: enqueueActions(({ enqueue }, { answer }: { answer: CallResult<unknown> }) => {
      enqueue.emit(
        answer.ok
          ? { type: 'notice', tone: 'success', text: 'balances_returned' }
          : { type: 'notice', tone: 'error', failure: answer.failure },
      );
      enqueue.emit({ type: 'balance.refresh' });
    }),
    promptSignIn: emit({ type: 'signIn.prompt' }),
    offerDemo: emit((_, { game }: { game: LaunchGame }): DemoOpen => ({ type: 'demo.open', game })),
  },
  guards: {
    isDemo: ({ context }) => context.isDemo,
    isGuest: ({ context }) => context.member === null,
    canTry: ({ context }, { game: { gpId, gtId } }: { game: LaunchGame }) =>
      context.member === null && gtId === defaultGtId && demoProviders.includes(gpId),
    isClosedPlatform: ({ context }) => context.siteName === closedPlatform,
    isTransferDisabled: ({ event }) => event.type === 'realtime.forwardStatus' && event.code === '957',
    hasNext: (_, { next }: { next: LaunchGame | null }) => next !== null,
  },
  delays: { oneKeyCooldown, quitGameDelay },
}).createMachine({
  id: 'playCoordinator',
  context: ({ input }) => ({ ...input, member: null, joined: false, game: null }),
  type: 'parallel',
  on: {
    'session.opened': { actions: assign({ member: ({ event }) => event.member }) },
    'session.closed': { actions: assign({ member: null }) },
    'device.changed': { actions: assign({ desktop: ({ event }) => event.desktop }) },
    'realtime.joined': { actions: 'setJoined' },
    'realtime.left': { actions: 'setLeft' },
  },
  states: {
    activity: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'readPlayFlag',
            src: 'readPlayFlag',
            onDone: [{ guard: ({ event }) => event.output.orphaned, target: 'orphaned' }, { target: 'idle' }],
          },
        },
        /** Sign-out leaves the game at once: the leave call needs the session. */
        orphaned: {
          on: {
            'play.stop': 'leavingOrphan',
            'launch.request': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
            'balance.return': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
          },
          after: { quitGameDelay: 'leavingOrphan' },
        },
        leavingOrphan: {
          tags: 'busy',
          on: {
            'launch.request': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
            'balance.return': { actions: { type: 'reject', params: { text: 'pg.alert_quitting' } } },
          },
          invoke: { id: 'leaveOrphan', src: 'leaveOrphan', onDone: 'idle' },
        },
        idle: {
          on: {
            'launch.request': [
              { guard: 'isDemo', actions: { type: 'reject', params: { text: 'demo_play' } } },
              {
                guard: { type: 'canTry', params: ({ event }) => event },
                actions: { type: 'offerDemo', params: ({ event }) => event },
              },
              { guard: 'isGuest', actions: 'promptSignIn' },
              { guard: 'isClosedPlatform', actions: { type: 'reject', params: { text: 'r88close_msg' } } },
              { target: 'game', actions: { type: 'setGame', params: ({ event }) => event } },
            ],
            'balance.return': 'returning',
          },
        },
        /** Launches are rejected meanwhile; sign-out does not wait. */
        returning: {
          tags: 'busy',
          on: {
            'launch.request': { actions: { type: 'reject', params: { text: 'one_key_waiting' } } },
            'play.stop': 'idle',
          },
          invoke: {
            id: 'returnBalances',
            src: 'returnBalances',
            onDone: {
              target: 'idle',
              actions: { type: 'notifyReturn', params: ({ event }) => ({ answer: event.output }) },
            },
          },
        },
        game: {
          invoke: [
            { id: 'relay', src: 'relay', input: { from: ['gameLaunch'], prefix: 'game.' } },
            {
              id: 'gameLaunch',
              systemId: 'gameLaunch',
              src: 'gameLaunch',
              input: ({ context }) => {
                if (!context.game) throw new Error('no game requested');
                return { game: context.game, desktop: context.desktop, joined: context.joined };
              },
              onDone: [
                {
                  guard: { type: 'hasNext', params: ({ event }) => event.output },
                  target: 'game',
                  reenter: true,
                  actions: assign({ game: ({ event }) => event.output.next }),
                },
                { target: 'idle' },
              ],
            },
          ],
          exit: assign({ game: null }),
          on: {
            'game.*': { actions: 'reEmit' },
            'balance.return': { actions: { type: 'reject', params: { text: 'pg.err_is_playing' } } },
            'launch.*': { actions: 'toGame' },
            'play.stop': { actions: 'toGame' },
            'modal.answered.popupBlocked': { actions: 'toGame' },
            'realtime.joined': { actions: ['setJoined', 'toGame'] },
            'realtime.left': { actions: ['setLeft', 'toGame'] },
            'realtime.*': { actions: 'toGame' },
          },
        },
      },
    },
    /** Cooldown between two returns of balances. */
    oneKey: {
      initial: 'ready',
      states: {
        ready: { always: { guard: stateIn({ activity: 'returning' }), target: 'coolingDown' } },
        coolingDown: { after: { oneKeyCooldown: 'ready' } },
      },
    },
    transfer: {
      initial: 'enabled',
      states: {
        enabled: {
          on: {
            'realtime.forwardStatus': {
              guard: 'isTransferDisabled',
              target: 'disabled',
              actions: emit({ type: 'notice', tone: 'warning', text: 'transfer_disabled' }),
            },
          },
        },
        disabled: { on: { 'game.play.closed': 'enabled' } },
      },
    },
  },
});
