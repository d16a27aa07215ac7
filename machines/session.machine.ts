import { assign, emit, enqueueActions, setup } from 'xstate';
import { signOutLeaveWait } from '#contract/limits.ts';
import type { Member, ModalAnswered, ModalEvent, Notice, PlayEvent, SessionEvent } from './events.ts';
import { listened, promised } from './unprovided.ts';

/** Told by our other tabs. */
export type TabEvent = { type: 'tab.started' } | { type: 'tab.ending' } | { type: 'tab.ended' };
export type SessionIn =
  | { type: 'session.started'; member: Member }
  | { type: 'session.signOut' }
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
 */
export const sessionMachine = setup({
  types: {
    context: {} as { member: Member | null; epoch: number; playing: boolean; cleaning: boolean },
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
    /** Tells the other tabs to stop their game, and answers when no tab holds one. */
    endPlay: promised<void>('endPlay'),
    /** Aborts member requests, tells the operator without waiting, clears storage, tells the other tabs. */
    endSession: promised<void>('endSession'),
    /** Empties what the browser keeps of this site and loads it anew. */
    cleanAndReload: promised<void>('cleanAndReload'),
  },
  actions: {
    adopt: assign({ member: (_, { member }: { member: Member | null }) => member }),
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
    isForeignLogin: ({ event }) => event.type === 'realtime.login' && !event.own,
    isYes: ({ event }) => event.type === 'modal.answered.signOutInPlay' && event.answer === 'yes',
  },
  delays: { signOutLeaveWait },
}).createMachine({
  id: 'session',
  context: { member: null, epoch: 0, playing: false, cleaning: false },
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
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: { type: 'adopt', params: ({ event }) => ({ member: event.output }) },
          },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      entry: ['forget', 'enterEpoch', emit({ type: 'session.closed' })],
      on: {
        'session.started': { target: 'signedIn', actions: { type: 'adopt', params: ({ event }) => event } },
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
        },
        /** Another game may have been asked for since, and none outlives the session. */
        ending: {
          entry: [emit({ type: 'play.stop' }), emit({ type: 'windows.close' })],
          invoke: {
            id: 'endSession',
            src: 'endSession',
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
