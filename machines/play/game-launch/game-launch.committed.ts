import { and, sendTo, stateIn } from 'xstate';
import { failureName } from '#contract/codes.ts';
import type { PlayClosure } from '#machines/kernel/events.ts';
import {
  closureOf,
  failureOf,
  gameLaunchSetup,
  mayHaveBegun,
  rejectWhileLeaving,
  startFailed,
} from './game-launch.setup.ts';

/** The play call has been sent: every exit from here leaves the game. */
export const committed = gameLaunchSetup.createStateConfig({
  on: {
    'play.stop': '#gameLaunch.quitting.awaitingLeave',
    /** The URL may arrive before the response to the play call. */
    'realtime.gameUrl': { guard: 'isOwnUrl', actions: 'setUrl' },
    'realtime.forwardStatus': { guard: 'isTransferDisabled', actions: 'explainTransferDisabled' },
  },
  initial: 'requestingPlay',
  states: {
    requestingPlay: {
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context }) => ({ game: context.game, launchId: context.launchId }),
        onDone: [
          {
            guard: and([stateIn('#forced'), ({ event }) => mayHaveBegun(event.output)]),
            target: '#gameLaunch.quitting.awaitingLeave',
          },
          {
            guard: and([stateIn('#unwanted'), ({ event }) => mayHaveBegun(event.output)]),
            target: '#gameLaunch.quitting',
          },
          { guard: stateIn('#unwanted'), target: '#gameLaunch.ended' },
          { guard: ({ event }) => event.output.ok, target: 'awaitingUrl' },
          {
            guard: ({ event }) => !event.output.ok && failureName(event.output.failure) === 'maintenance',
            target: '#gameLaunch.ended',
            actions: { type: 'notifyMaintenance', params: ({ event }) => event },
          },
          {
            guard: ({ event }) => closureOf(event.output) !== undefined,
            target: '#gameLaunch.ended',
            actions: { type: 'notifyClosed', params: ({ event }) => closureOf(event.output) as PlayClosure },
          },
          /** Outcome unknown: leave the game, in case it has begun. */
          {
            guard: ({ event }) => mayHaveBegun(event.output),
            target: '#gameLaunch.quitting',
            actions: { type: 'notifyFailure', params: failureOf },
          },
          { target: '#gameLaunch.ended', actions: { type: 'notifyFailure', params: failureOf } },
        ],
      },
      initial: 'wanted',
      states: {
        wanted: {
          on: {
            'launch.cancel': 'unwanted',
            'leave.requested': 'unwanted',
            'window.closed': 'unwanted',
            'play.stop': 'unwanted.forced',
            'realtime.forwardStatus': { ...startFailed, target: 'unwanted' },
          },
        },
        /**
         * A leave call that overtakes the play call has no effect, and the game would start after
         * it. So the play response is awaited first.
         */
        unwanted: {
          id: 'unwanted',
          tags: 'leaving',
          entry: sendTo('gameWindow', { type: 'window.close' }),
          on: { 'launch.request': rejectWhileLeaving },
          initial: 'cancelled',
          states: {
            cancelled: { on: { 'play.stop': 'forced' } },
            /**
             * Waits only briefly, because the session that the leave call needs is about to end.
             */
            forced: {
              id: 'forced',
              after: { forcedPlayWait: '#gameLaunch.quitting.awaitingLeave' },
            },
          },
        },
      },
    },
    awaitingUrl: {
      always: { guard: 'hasUrl', target: '#gameLaunch.windowed.playing' },
      on: {
        'launch.cancel': '#gameLaunch.quitting',
        'leave.requested': '#gameLaunch.quitting',
        'window.closed': '#gameLaunch.quitting',
        'realtime.forwardStatus': { ...startFailed, target: '#gameLaunch.quitting' },
      },
      after: {
        gameUrlWait: 'urlMissing',
      },
    },
    /** A state of its own, because the window is closed once it is left. */
    urlMissing: {
      entry: { type: 'failToStart', params: { text: 'pg.start_failed' } },
      always: '#gameLaunch.quitting',
    },
  },
});

/**
 * The game's window reads as closed. A provider may sever its window from the opener, so the operator is asked
 * whether the game goes on. Some operators report it as open until it is left, so the response is not awaited for
 * ever: without a sign of play the game is left if the window was certainly closed; else the member is asked.
 */
export const windowClosed = gameLaunchSetup.createStateConfig({
  type: 'parallel',
  states: {
    operator: {
      initial: 'checking',
      states: {
        checking: {
          invoke: {
            id: 'checkPlaying',
            src: 'checkPlaying',
            onDone: [
              { guard: ({ event }) => event.output.playing, target: 'pausing' },
              { target: '#gameLaunch.quitting' },
            ],
          },
        },
        pausing: { after: { unverifiedPoll: 'checking' } },
      },
    },
    /** A new balance is a sign of play. */
    wait: {
      initial: 'uncertain',
      states: {
        certain: {
          on: { 'realtime.memberCash': { target: 'certain', reenter: true } },
          after: { closedWindowWait: '#gameLaunch.quitting' },
        },
        uncertain: {
          on: { 'realtime.memberCash': { target: 'uncertain', reenter: true } },
          after: { closedWindowWait: 'confirming' },
        },
        confirming: {
          tags: 'maybeClosed',
          on: { 'realtime.memberCash': 'uncertain' },
        },
      },
    },
  },
});
