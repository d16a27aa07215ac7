import { assign, emit } from 'xstate';
import type { Failure } from '#contract/call.ts';
import { gameLaunchSetup } from './game-launch.setup.ts';

/** Nothing has reached the operator yet, so no exit needs a leave call. */
export const preparing = gameLaunchSetup.createStateConfig({
  on: {
    'launch.cancel': '#gameLaunch.ended',
    'leave.requested': '#gameLaunch.ended',
    'window.closed': '#gameLaunch.ended',
    'play.stop': '#gameLaunch.ended',
  },
  initial: 'acquiringLock',
  states: {
    acquiringLock: {
      invoke: {
        id: 'acquirePlayLock',
        src: 'acquirePlayLock',
        onDone: [
          {
            guard: ({ event }) => event.output.acquired,
            target: 'checkingSession',
            actions: assign({
              launchId: ({ event }) => (event.output.acquired ? event.output.launchId : ''),
            }),
          },
          {
            target: '#gameLaunch.ended',
            actions: { type: 'notifyRejection', params: { text: 'pg.err_is_playing' } },
          },
        ],
      },
    },
    checkingSession: {
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          { guard: ({ event }) => event.output.valid, target: 'awaitingChannel' },
          { target: 'recheckWait' },
        ],
      },
    },
    recheckWait: { after: { sessionRecheck: 'recheckingSession' } },
    recheckingSession: {
      invoke: {
        id: 'recheckSession',
        src: 'checkSession',
        onDone: [
          { guard: ({ event }) => event.output.valid, target: 'awaitingChannel' },
          /** A network failure says nothing about the session. */
          {
            guard: ({ event }) => event.output.failure !== undefined,
            target: '#gameLaunch.ended',
            actions: {
              type: 'notifyFailure',
              params: ({ event }) => ({ failure: event.output.failure as Failure }),
            },
          },
          { target: '#gameLaunch.ended', actions: emit({ type: 'session.invalid' }) },
        ],
      },
    },
    /** A game URL sent before the member's channel is joined would be lost: events are not replayed. */
    awaitingChannel: {
      always: { guard: 'isJoined', target: '#gameLaunch.windowed.starting.committed' },
      after: {
        channelWait: 'channelMissing',
      },
    },
    /** A state of its own, because the window is closed once it is left. */
    channelMissing: {
      entry: { type: 'failToStart', params: { text: 'no_realtime' } },
      always: '#gameLaunch.ended',
    },
  },
});
