import { assign, type EmittedFrom, emit, enqueueActions, forwardTo, setup, stateIn } from 'xstate';
import type { Answer } from '#contract/call.ts';
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
import { promised } from './unimplemented.ts';

/** What the game says and others hear. */
type Heard = EmittedFrom<typeof gameLaunchMachine>;

export type PlayDeskEvent =
  | Exclude<LaunchEvent, { type: 'window.closed' | 'lobby.returned' }>
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | { type: 'device.changed'; desktop: boolean }
  | { type: 'balance.return' }
  | Heard;

/** Whoever wants to play a game of this platform is told that it is closed. */
const closedPlatform = 'r88';

/**
 * The desk that games are asked of, and all balances back from the providers (one-key return). One of them at a time
 * is structure here, not a guard: while there is a game, whoever asks for another asks the game itself, which knows
 * why not.
 */
export const playDeskMachine = setup({
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
    events: {} as PlayDeskEvent,
    emitted: {} as Heard | SignInPrompt | DemoOpen,
    children: {} as {
      relay: 'relay';
      gameLaunch: 'gameLaunch';
      readPlayMark: 'readPlayMark';
      leaveOrphan: 'leaveOrphan';
      returnBalances: 'returnBalances';
    },
    tags: {} as 'busy',
  },
  actors: {
    relay,
    gameLaunch: gameLaunchMachine,
    /** Was a game open when the last page of this site went away, and does no tab hold it now? */
    readPlayMark: promised<{ orphaned: boolean }>('readPlayMark'),
    leaveOrphan: promised<void>('leaveOrphan'),
    returnBalances: promised<Answer<unknown>>('returnBalances'),
  },
  actions: {
    keepGame: assign({ game: (_, { game }: { game: LaunchGame }) => game }),
    keepJoined: assign({ joined: true }),
    keepParted: assign({ joined: false }),
    toGame: forwardTo('gameLaunch'),
    lift: emit(({ event }) => event as Heard),
    reject: emit((_, { text }: { text: NoticeText }): Notice => ({ type: 'notice', tone: 'info', text })),
    /** What happened to the balances, which are looked at anew either way. */
    tellReturn: enqueueActions(({ enqueue }, { answer }: { answer: Answer<unknown> }) => {
      enqueue.emit(
        answer.ok
          ? { type: 'notice', tone: 'good', text: 'balances_returned' }
          : { type: 'notice', tone: 'bad', failure: answer.failure },
      );
      enqueue.emit({ type: 'balance.refresh' });
    }),
    askToSignIn: emit({ type: 'signIn.prompt' }),
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
  id: 'playDesk',
  context: ({ input }) => ({ ...input, member: null, joined: false, game: null }),
  type: 'parallel',
  on: {
    'session.opened': { actions: assign({ member: ({ event }) => event.member }) },
    'session.closed': { actions: assign({ member: null }) },
    'device.changed': { actions: assign({ desktop: ({ event }) => event.desktop }) },
    'realtime.joined': { actions: 'keepJoined' },
    'realtime.parted': { actions: 'keepParted' },
  },
  states: {
    desk: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'readPlayMark',
            src: 'readPlayMark',
            onDone: [{ guard: ({ event }) => event.output.orphaned, target: 'orphaned' }, { target: 'idle' }],
          },
        },
        /** What a session leaves behind it leaves before it ends. */
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
              { guard: 'isGuest', actions: 'askToSignIn' },
              { guard: 'isClosedPlatform', actions: { type: 'reject', params: { text: 'r88close_msg' } } },
              { target: 'game', actions: { type: 'keepGame', params: ({ event }) => event } },
            ],
            'balance.return': 'returning',
          },
        },
        /** Games wait for it; whoever signs out does not. */
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
              actions: { type: 'tellReturn', params: ({ event }) => ({ answer: event.output }) },
            },
          },
        },
        game: {
          invoke: [
            { id: 'relay', src: 'relay', input: { from: ['gameLaunch'] } },
            {
              id: 'gameLaunch',
              systemId: 'gameLaunch',
              src: 'gameLaunch',
              input: ({ context }) => {
                if (!context.game) throw new Error('no game was asked for');
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
            notice: { actions: 'lift' },
            'modal.request': { actions: 'lift' },
            'modal.withdraw': { actions: 'lift' },
            'play.opened': { actions: 'lift' },
            'play.closed': { actions: 'lift' },
            'balance.refresh': { actions: 'lift' },
            'session.invalid': { actions: 'lift' },
            'balance.return': { actions: { type: 'reject', params: { text: 'pg.err_is_playing' } } },
            'launch.*': { actions: 'toGame' },
            'play.stop': { actions: 'toGame' },
            'modal.answered.popupBlocked': { actions: 'toGame' },
            'realtime.joined': { actions: ['keepJoined', 'toGame'] },
            'realtime.parted': { actions: ['keepParted', 'toGame'] },
            'realtime.gameUrl': { actions: 'toGame' },
            'realtime.forwardStatus': { actions: 'toGame' },
            'realtime.memberCash': { actions: 'toGame' },
          },
        },
      },
    },
    /** Balances are asked for again only after a rest. */
    oneKey: {
      initial: 'rested',
      states: {
        rested: { always: { guard: stateIn({ desk: 'returning' }), target: 'resting' } },
        resting: { after: { oneKeyCooldown: 'rested' } },
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
              actions: emit({ type: 'notice', tone: 'warn', text: 'transfer_disabled' }),
            },
          },
        },
        disabled: { on: { 'play.closed': 'enabled' } },
      },
    },
  },
});
