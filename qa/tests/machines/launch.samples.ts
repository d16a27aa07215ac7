import type { Samples } from '../../src/explore/samples.ts';
import type { launchMachine } from './launch.ts';

export const launchSamples = {
  inputs: [{ name: 'one retry', input: { tries: 1 } }],
  events: {
    play: [
      { type: 'play', gameId: 'A' },
      { name: 'other game', event: { type: 'play', gameId: 'B' } },
    ],
    retry: [{ type: 'retry' }],
    dismiss: [{ type: 'dismiss' }],
    quit: [{ type: 'quit' }],
    'realtime.gameUrl': [
      {
        event: { type: 'realtime.gameUrl', url: 'https://game.test/' },
        when: (snapshot) => snapshot.matches({ game: { starting: 'awaitingUrl' } }),
      },
    ],
    'realtime.forwardStatus': [
      { name: 'blocked', event: { type: 'realtime.forwardStatus', status: 957 } },
      { name: 'open', event: { type: 'realtime.forwardStatus', status: 0 } },
    ],
  },
  outcomes: {
    openWindow: {
      instant: true,
      values: [
        { name: 'opened', done: { opened: true } },
        { name: 'blocked', done: { opened: false } },
      ],
    },
    consent: [
      { name: 'agreed', done: { given: true } },
      { name: 'refused', done: { given: false } },
    ],
    requestPlay: [
      { name: 'accepted', done: { ok: true, data: { url: null } } },
      { name: 'refused', done: { ok: false, failure: { code: 500 } } },
      { name: 'network', error: 'network' },
    ],
    leave: [
      { name: 'left', done: undefined },
      { name: 'network', error: 'network' },
    ],
  },
  snapshots: { balance: [{ name: 'ten', snapshot: { context: 10 } }] },
} satisfies Samples<typeof launchMachine>;

/** Without snapshots, because the page has no observable. */
export const pageSamples = { ...launchSamples, snapshots: {} };
