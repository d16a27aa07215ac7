import { assign, emit, enqueueActions, not, setup } from 'xstate';
import type { Answer } from '#contract/call.ts';
import { signOutLeaveWait } from '#contract/limits.ts';
import type {
  HandOver,
  Member,
  ModalAnswered,
  ModalEvent,
  Notice,
  PlayEvent,
  SessionEvent,
} from './events.ts';
import { listened, promised } from './unimplemented.ts';

/** Told by our other tabs. */
export type TabEvent = { type: 'tab.started' } | { type: 'tab.ending' } | { type: 'tab.ended' };
export type SessionIn =
  | { type: 'session.started'; member: Member }
  | { type: 'session.signOut' }
  | HandOver
  | { type: 'session.invalid' }
  | { type: 'call.unauthorized' }
  | { type: 'realtime.login'; own: boolean }
  | { type: 'realtime.cleanCache' }
  | { type: 'play.opened' }
  | { type: 'play.closed' }
  | ModalAnswered<'signOutInPlay'>
  | TabEvent;

/**
 * Who is here, and the saga of signing out: ask when a game is open, stop it (two seconds at most), then end
 * the session in one stroke that needs no network: requests aborted, storage cleared, other tabs told.
 * Another site may hand a member over, by the address or by its window.
 */
export const sessionMachine = setup({
  types: {
    /** The address brought a code. */
    input: {} as { handedOver: boolean },
    context: {} as {
      member: Member | null;
      epoch: number;
      playing: boolean;
      cleaning: boolean;
      handedOver: boolean;
    },
    events: {} as SessionIn,
    emitted: {} as
      | Exclude<SessionEvent, { type: 'session.invalid' }>
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | Extract<PlayEvent, { type: 'play.stop' }>
      | { type: 'windows.close' }
      | { type: 'navigate.home' }
      | Notice,
    tags: {} as 'busy',
  },
  actors: {
    watchTabs: listened('watchTabs'),
    readSession: promised<Member | null>('readSession'),
    /** Puts who was handed over into storage. */
    exchange: promised<Answer<Member>>('exchange'),
    /** Tells the other tabs to stop their game, and answers when no tab holds one, or can begin one. */
    endPlay: promised<void>('endPlay'),
    /**
     * Aborts member requests, tells the operator without waiting, clears storage, tells the other tabs. Whoever else
     * has come meanwhile stays.
     */
    endSession: promised<void, { memberId: string | undefined }>('endSession'),
    /** Empties what the browser keeps of this site and loads it anew. */
    cleanAndReload: promised<void>('cleanAndReload'),
  },
  actions: {
    /** A game of whoever was here before is not theirs to go on with. */
    adopt: enqueueActions(({ context, enqueue }, { member }: { member: Member | null }) => {
      if (context.member && context.member.memberId !== member?.memberId) {
        enqueue.emit({ type: 'play.stop' });
        enqueue.emit({ type: 'windows.close' });
      }
      enqueue.assign({ member });
    }),
    tellFailure: enqueueActions(({ enqueue }, { answer }: { answer: Answer<unknown> }) => {
      if (!answer.ok) enqueue.emit({ type: 'notice', tone: 'bad', failure: answer.failure });
    }),
    /** No game outlives the session, whoever ended it. */
    forget: assign({ member: null, playing: false }),
    enterEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    tellOpened: enqueueActions(({ context: { member }, enqueue }) => {
      if (member) enqueue.emit({ type: 'session.opened', member });
    }),
  },
  guards: {
    isPlaying: ({ context }) => context.playing,
    isCleaning: ({ context }) => context.cleaning,
    isHandedOver: ({ context }) => context.handedOver,
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
    handedOver: input.handedOver,
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
          { guard: 'isHandedOver', target: 'exchanging' },
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: { type: 'adopt', params: ({ event }) => ({ member: event.output }) },
          },
          { target: 'signedOut' },
        ],
      },
    },
    /** What fails of the address is not told: nobody asked for it. */
    exchanging: {
      tags: 'busy',
      exit: assign({ handedOver: false }),
      invoke: {
        id: 'exchange',
        src: 'exchange',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'signedIn',
            actions: { type: 'adopt', params: ({ event }) => ({ member: memberIn(event.output) }) },
          },
          { guard: 'isHandedOver', target: 'restoring', actions: emit({ type: 'navigate.home' }) },
          {
            target: 'restoring',
            actions: { type: 'tellFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
    },
    signedOut: {
      entry: ['forget', 'enterEpoch', emit({ type: 'session.closed' })],
      on: {
        'session.started': { target: 'signedIn', actions: { type: 'adopt', params: ({ event }) => event } },
        'session.handOver': 'exchanging',
        'tab.started': 'restoring',
      },
    },
    signedIn: {
      entry: ['enterEpoch', 'tellOpened'],
      initial: 'present',
      on: {
        'call.unauthorized': {
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warn', text: 'session_expired' }),
        },
        'session.invalid': {
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warn', text: 'session_expired' }),
        },
        'realtime.login': {
          guard: 'isForeignLogin',
          target: 'signingOut',
          actions: emit({ type: 'notice', tone: 'warn', text: 'already_login_msg' }),
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
        'session.handOver': 'exchanging',
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
            /** Somebody else came in another tab: who was here is out already. */
            'tab.started': { guard: not('isCleaning'), target: '#session.restoring' },
          },
        },
        /** Another game may have been asked for since, and none outlives the session. */
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

function memberIn(answer: Answer<Member>): Member {
  if (answer.ok) return answer.data;
  throw new Error('nobody came in');
}
