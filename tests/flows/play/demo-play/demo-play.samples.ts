import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { demoPlayMachine } from '#machines/play/demo-play.machine.ts';
import { deepSea, refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof demoPlayMachine>;
const isOpen = (snapshot: Snapshot) => snapshot.matches('open');
const isChoosing = (snapshot: Snapshot) => snapshot.matches({ open: 'choosing' });
const hasGame = ({ context }: Snapshot) => context.game !== null;

const demoPlay = '/demo/play';

export const samples = {
  events: {
    'demo.open': [
      {
        name: 'this game',
        event: { type: 'demo.open', game: deepSea },
        when: (snapshot) => snapshot.matches('closed'),
      },
      {
        name: 'any game',
        event: { type: 'demo.open', game: null },
        when: (snapshot) => snapshot.matches('closed'),
      },
    ],
    'demo.choose': [
      {
        event: { type: 'demo.choose', game: deepSea },
        when: (snapshot) => isChoosing(snapshot) || snapshot.matches({ open: 'popupBlocked' }),
      },
    ],
    'demo.signIn': [
      { event: { type: 'demo.signIn' }, when: (snapshot) => isChoosing(snapshot) && hasGame(snapshot) },
    ],
    'window.closed': [
      { event: { type: 'window.closed' }, when: (snapshot) => snapshot.matches({ open: 'requestingGame' }) },
    ],
    'session.opened': [{ event: { type: 'session.opened' }, when: isChoosing }],
    'modal.answered.demoPlay': [{ event: { type: 'modal.answered.demoPlay', answer: 'no' }, when: isOpen }],
  },
  outcomes: {
    openWindow: {
      instant: true,
      values: [
        { name: 'opened', done: { opened: true, mode: 'window' } },
        { name: 'window blocked', done: { opened: false, mode: 'window' } },
      ],
    },
    requestGame: [
      { name: 'the game', done: { ok: true, data: null } },
      { name: 'game not available', done: refused(demoPlay, '102') },
      { name: 'network error', done: refused(demoPlay, clientErrorCodes.network) },
    ],
  },
  project: ({ game, mode, failure }) => ({ game: game?.gameId, mode, failure: failure?.code }),
} satisfies Samples<typeof demoPlayMachine>;
