import { assign, emit, enqueueActions, not, setup } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { signOutLeaveWait } from '#contract/limits.ts';
import type {
  HandOffEvent,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  PlayEvent,
  SessionEvent,
} from './events.ts';
import { unimplementedCallback, unimplementedPromise } from './unimplemented.ts';

/** Messages from other tabs. */
export type TabEvent = { type: 'tab.started' } | { type: 'tab.ending' } | { type: 'tab.ended' };
export type SessionMachineEvent =
  | { type: 'session.started'; member: Member }
  | { type: 'session.signOut' }
  | HandOffEvent
  | { type: 'session.invalid' }
  | { type: 'call.unauthorized' }
  | { type: 'realtime.login'; own: boolean }
  | { type: 'realtime.cleanCache' }
  | { type: 'play.opened' }
  | { type: 'play.closed' }
  | ModalAnswered<'signOutInPlay'>
  | TabEvent;

/**
 * The session and its sign-out: confirm when a game is open, stop the game (two seconds at most), then end
 * the session in one step that needs no network: abort requests, clear storage, notify other tabs. Another
 * site may hand off a member, by URL or by its window.
 */
export const sessionMachine = setup({
  types: {
    /** The URL carries a hand-off code. */
    input: {} as { hasHandOff: boolean },
    context: {} as {
      member: Member | null;
      epoch: number;
      playing: boolean;
      cleaning: boolean;
      hasHandOff: boolean;
    },
    events: {} as SessionMachineEvent,
    emitted: {} as
      | Exclude<SessionEvent, { type: 'session.invalid' }>
      | ModalEvent
      | Extract<PlayEvent, { type: 'play.stop' }>
      | { type: 'windows.close' }
      | { type: 'navigate.home' }
      | Notice,
    tags: {} as 'busy',
  },
  actors: {
    watchTabs: unimplementedCallback('watchTabs'),
    readSession: unimplementedPromise<Member | null>('readSession'),
    /** Exchanges the hand-off code and stores the member. */
    exchange: unimplementedPromise<CallResult<Member>>('exchange'),
    /** Makes the other tabs stop their game; resolves when no tab has a game or can start one. */
    endPlay: unimplementedPromise<void>('endPlay'),
    /**
     * Aborts member requests, notifies the operator without waiting, clears storage, notifies the other tabs.
     * A different member who has signed in meanwhile is kept.
     */
    endSession: unimplementedPromise<void, { memberId: string | undefined }>('endSession'),
    /** Clears this site's browser data and reloads the page. */
    cleanAndReload: unimplementedPromise<void>('cleanAndReload'),
  },
  actions: {
    /** A new member does not continue the previous member's game. */
    setMember: enqueueActions(({ context, enqueue }, { member }: { member: Member | null }) => {
      if (context.member && context.member.memberId !== member?.memberId) {
        enqueue.emit({ type: 'play.stop' });
        enqueue.emit({ type: 'windows.close' });
      }
      enqueue.assign({ member });
    }),
    notifyFailure: enqueueActions(({ enqueue }, { answer }: { answer: CallResult<unknown> }) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'error', failure: answer.failure });
    }),
    /** No game outlives the session, however it ended. */
    clear: assign({ member: null, playing: false }),
    enterEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    emitOpened: enqueueActions(({ context: { member }, enqueue }) => {
      if (member) enqueue.emit({ type: 'session.opened', member });
    }),
  },
  guards: {
    isPlaying: ({ context }) => context.playing,
    isCleaning: ({ context }) => context.cleaning,
    hasHandOff: ({ context }) => context.hasHandOff,
    isForeignLogin: ({ event }) => event.type === 'realtime.login' && !event.own,
    isYes: ({ event }) => event.type === 'modal.answered.signOutInPlay' && event.answer === 'yes',
  },
  delays: { signOutLeaveWait },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    member: null,
    epoch: 0,
    playing: false,
    cleaning: false,
    hasHandOff: input.hasHandOff,
  }),
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  on: {
    'play.opened': { actions: assign({ playing: true }) },
    'play.closed': { actions: assign({ playing: false }) },
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          { guard: 'hasHandOff', target: 'exchanging' },
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: { type: 'setMember', params: ({ event }) => ({ member: event.output }) },
          },
          { target: 'signedOut' },
        ],
      },
    },
    /** A failure of the URL's code shows no notice, because no user requested it. */
    exchanging: {
      tags: 'busy',
      exit: assign({ hasHandOff: false }),
      invoke: {
        id: 'exchange',
        src: 'exchange',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'signedIn',
            actions: { type: 'setMember', params: ({ event }) => ({ member: memberIn(event.output) }) },
          },
          { guard: 'hasHandOff', target: 'restoring', actions: emit({ type: 'navigate.home' }) },
          {
            target: 'restoring',
            actions: { type: 'notifyFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
    },
    signedOut: {
      entry: ['clear', 'enterEpoch', emit({ type: 'session.closed' })],
      on: {
        'session.started': {
          target: 'signedIn',
          actions: { type: 'setMember', params: ({ event }) => event },
        },
        'session.handOff': 'exchanging',
        'tab.started': 'restoring',
      },
    },
    signedIn: {
      entry: ['enterEpoch', 'emitOpened'],
      initial: 'present',
      on: {
        'call.unauthorized': {
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warning', text: 'session_expired' }),
        },
        'session.invalid': {
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warning', text: 'session_expired' }),
        },
        'realtime.login': {
          guard: 'isForeignLogin',
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warning', text: 'already_login_msg' }),
        },
        'realtime.cleanCache': { target: 'signingOut', actions: assign({ cleaning: true }) },
        'tab.ending': { actions: emit({ type: 'play.stop' }) },
        'tab.ended': {
          target: 'signedOut',
          actions: [
            emit({ type: 'play.stop' }),
            emit({ type: 'windows.close' }),
            emit({ type: 'navigate.home' }),
          ],
        },
        'tab.started': 'restoring',
        'session.handOff': 'exchanging',
      },
      states: {
        present: {
          on: {
            'session.signOut': [
              { guard: 'isPlaying', target: 'confirming' },
              { target: '#session.signingOut' },
            ],
          },
        },
        confirming: {
          entry: emit({ type: 'modal.request', modal: { kind: 'signOutInPlay' } }),
          exit: emit({ type: 'modal.withdraw', kind: 'signOutInPlay' }),
          on: {
            'modal.answered.signOutInPlay': [
              { guard: 'isYes', target: '#session.signingOut' },
              { target: 'present' },
            ],
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      initial: 'stoppingPlay',
      states: {
        stoppingPlay: {
          entry: emit({ type: 'play.stop' }),
          invoke: { id: 'endPlay', src: 'endPlay', onDone: 'ending' },
          after: { signOutLeaveWait: 'ending' },
          on: {
            /** Another member signed in in another tab: this member is already signed out. */
            'tab.started': { guard: not('isCleaning'), target: '#session.restoring' },
          },
        },
        /** A game may have been requested since; none outlives the session. */
        ending: {
          entry: [emit({ type: 'play.stop' }), emit({ type: 'windows.close' })],
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.memberId }),
            onDone: [
              { guard: 'isCleaning', target: 'cleaning' },
              {
                target: '#session.signedOut',
                actions: emit({ type: 'navigate.home' }),
              },
            ],
          },
        },
        cleaning: { invoke: { id: 'cleanAndReload', src: 'cleanAndReload' } },
      },
    },
  },
});

function memberIn(answer: CallResult<Member>): Member {
  if (answer.ok) return answer.data;
  throw new Error('no member in the result');
}
