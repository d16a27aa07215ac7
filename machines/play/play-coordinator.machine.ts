import { and, assign, emit, not, stateIn } from 'xstate';
import { playCoordinatorSetup, reject, setPlayBreak } from './play-coordinator.setup.ts';

/**
 * Coordinates play: one game, or one return of all balances from the providers (one-key return), at a time.
 * The chart's structure ensures this, not a guard: while a game is open, further requests go to the game,
 * which rejects them with the reason.
 */
export const playCoordinatorMachine = playCoordinatorSetup.createMachine({
  id: 'playCoordinator',
  context: ({ input }) => ({
    ...input,
    member: null,
    joined: false,
    game: null,
    next: null,
    playBreak: null,
  }),
  type: 'parallel',
  on: {
    'session.opened': { actions: assign({ member: ({ event }) => event.member }) },
    'session.closed': { actions: assign({ member: null }) },
    'playBreak.changed': { actions: setPlayBreak },
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
            'launch.request': { actions: reject('pg.alert_quitting') },
            'balance.return': { actions: reject('pg.alert_quitting') },
          },
          after: { quitGameDelay: 'leavingOrphan' },
        },
        leavingOrphan: {
          tags: 'busy',
          on: {
            'launch.request': { actions: reject('pg.alert_quitting') },
            'balance.return': { actions: reject('pg.alert_quitting') },
          },
          invoke: { id: 'leaveOrphan', src: 'leaveOrphan', onDone: 'idle' },
        },
        idle: {
          on: {
            'launch.request': [
              { guard: 'isDemo', actions: reject('demo_play') },
              {
                guard: { type: 'canTry', params: ({ event }) => event },
                actions: { type: 'offerDemo', params: ({ event }) => event },
              },
              { guard: 'isGuest', actions: 'promptSignIn' },
              { guard: 'isClosedPlatform', actions: reject('r88close_msg') },
              { guard: 'isOnBreak', actions: 'notifyClosed' },
              { target: 'game', actions: { type: 'setGame', params: ({ event }) => event } },
            ],
            'balance.return': 'returning',
          },
        },
        /** Launches are rejected meanwhile; sign-out does not wait. */
        returning: {
          tags: 'busy',
          on: {
            'launch.request': { actions: reject('one_key_waiting') },
            'play.stop': 'idle',
          },
          invoke: {
            id: 'returnBalances',
            src: 'returnBalances',
            onDone: {
              target: 'idle',
              actions: { type: 'notifyReturn', params: ({ event }) => ({ result: event.output }) },
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
            'play.opened': { actions: 'reEmit' },
            'play.closed': { actions: 'reEmit' },
            'balance.refresh': { actions: 'reEmit' },
            'session.invalid': { actions: 'reEmit' },
            'modal.request': { actions: 'reEmit' },
            'modal.withdraw': { actions: 'reEmit' },
            notice: { actions: 'reEmit' },
            'balance.return': { actions: reject('pg.err_is_playing') },
            // In play, another game is asked about first.
            'launch.request': [
              { guard: and([stateIn({ inPlay: 'yes' }), 'mustAsk']) },
              { actions: 'toGame' },
            ],
            'launch.*': { actions: 'toGame' },
            'play.stop': { actions: 'toGame' },
            'playBreak.changed': [
              { guard: 'begins', actions: [setPlayBreak, 'stopGame'] },
              { actions: setPlayBreak },
            ],
            'modal.answered.popupBlocked': { actions: 'toGame' },
            'realtime.joined': { actions: ['setJoined', 'toGame'] },
            'realtime.left': { actions: ['setLeft', 'toGame'] },
            'realtime.*': { actions: 'toGame' },
          },
        },
      },
    },
    /** Whether a game is in play: another one is opened only after the member has agreed to leave it. */
    inPlay: {
      initial: 'no',
      states: {
        no: { entry: 'clearNext', on: { 'play.opened': 'yes' } },
        yes: {
          on: { 'play.closed': 'no' },
          initial: 'playing',
          states: {
            playing: {
              entry: 'clearNext',
              on: {
                'launch.request': {
                  guard: 'mustAsk',
                  target: 'confirming',
                  actions: { type: 'confirmChange', params: ({ event }) => event },
                },
              },
            },
            confirming: {
              exit: 'withdrawQuestion',
              on: {
                'modal.answered.changeGame': [
                  { guard: 'isYes', target: 'playing', actions: 'changeGame' },
                  { target: 'playing' },
                ],
              },
            },
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
    /** Whether the provider takes money from the wallet for the current launch; each launch starts from yes. */
    transfer: {
      initial: 'enabled',
      states: {
        enabled: {
          on: {
            'realtime.forwardStatus': {
              guard: and([stateIn({ activity: 'game' }), 'isTransferDisabled']),
              target: 'disabled',
              actions: emit({ type: 'notice', tone: 'warning', text: 'transfer_disabled' }),
            },
          },
        },
        disabled: {
          always: { guard: not(stateIn({ activity: 'game' })), target: 'enabled' },
          on: { 'play.closed': 'enabled' },
        },
      },
    },
  },
});
