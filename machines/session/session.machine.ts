import { assign, emit, not } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { dataOf, failureOf, ifOk, output } from '#machines/kernel/result.ts';
import { type HandedOff, sessionSetup } from './session.setup.ts';

const adoptMember = [
  { type: 'setMember', params: dataOf<HandedOff> },
  { type: 'notifyHandOff', params: dataOf<HandedOff> },
] as const;

/**
 * The session and its sign-out: confirm when a game is open, stop the game (two seconds at most), then end
 * the session in one step that needs no network: abort requests, clear storage, notify other tabs. Another
 * site may hand off a member, by URL or by its window.
 */
export const sessionMachine = sessionSetup.createMachine({
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
    /** A failure of the URL's hand-off shows no notice, because no user requested it. */
    exchanging: {
      tags: 'busy',
      exit: assign({ hasHandOff: false }),
      invoke: {
        id: 'exchange',
        src: 'exchange',
        onDone: [
          {
            guard: { type: 'replacesOther', params: output<CallResult<HandedOff>> },
            target: 'choosing',
            actions: { type: 'askToReplace', params: dataOf<HandedOff> },
          },
          { guard: ifOk, target: 'signedIn', actions: adoptMember },
          { guard: 'hasHandOff', target: 'restoring', actions: emit({ type: 'navigate.home' }) },
          { target: 'restoring', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
    },
    /** A link never replaces the member by itself: its sender would receive the next deposit. */
    choosing: {
      exit: emit({ type: 'modal.withdraw', kind: 'replaceMember' }),
      on: {
        'modal.answered.replaceMember': [
          { guard: ({ event }) => event.answer === 'yes', target: 'replacing' },
          { target: 'restoring' },
        ],
        'tab.started': 'restoring',
        'tab.ended': 'restoring',
      },
    },
    replacing: {
      tags: 'busy',
      invoke: {
        id: 'replaceMember',
        src: 'replaceMember',
        onDone: { target: 'signedIn', actions: adoptMember },
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
        'realtime.cleanCache': 'cleaning',
      },
    },
    signedIn: {
      entry: ['enterEpoch', 'emitOpened'],
      invoke: {
        id: 'watchMemberStatus',
        src: 'watchMemberStatus',
        input: ({ context }) => ({ epoch: context.epoch }),
      },
      initial: 'present',
      on: {
        'password.required': { actions: emit(({ event }) => event) },
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
          actions: 'explainSignInElsewhere',
        },
        'realtime.cleanCache': { target: 'signingOut', actions: assign({ cleaning: true }) },
        'tab.ending': { actions: emit({ type: 'play.stop' }) },
        'tab.ended': {
          target: 'signedOut',
          actions: [
            emit({ type: 'play.stop' }),
            emit({ type: 'area.close' }),
            emit({ type: 'navigate.home' }),
          ],
        },
        'tab.started': 'restoring',
      },
      states: {
        present: {
          on: {
            'session.signOut': [{ guard: 'isPlaying', target: 'confirming' }, { target: 'findingGame' }],
          },
        },
        /** Another tab or window may have a game open. */
        findingGame: {
          invoke: {
            id: 'findGame',
            src: 'findGame',
            onDone: [
              { guard: ({ event }) => event.output.open, target: 'confirming' },
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
          entry: [emit({ type: 'play.stop' }), assign({ playing: false })],
          invoke: { id: 'endPlay', src: 'endPlay', onDone: 'ending' },
          after: { signOutLeaveWait: 'ending' },
          on: {
            /** Another member signed in in another tab: this member is already signed out. */
            'tab.started': { guard: not('isCleaning'), target: '#session.restoring' },
          },
        },
        /** A game may have been requested since; none outlives the session. */
        ending: {
          entry: [emit({ type: 'play.stop' }), emit({ type: 'area.close' })],
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.memberId }),
            onDone: [
              { guard: 'isCleaning', target: '#session.cleaning' },
              {
                target: '#session.signedOut',
                actions: emit({ type: 'navigate.home' }),
              },
            ],
          },
        },
      },
    },
    cleaning: { tags: 'busy', invoke: { id: 'cleanAndReload', src: 'cleanAndReload' } },
  },
});
