import { gameLaunchSetup } from './game-launch.setup.ts';

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
