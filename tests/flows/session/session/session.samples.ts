import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { linh, refused } from '#tests/flows/test-data.ts';

const signIn = { at: '2026-11-23 12:00:00', device: 'mobile' } as const;
const nothing = [{ name: 'done', done: undefined }] as const;

type Snapshot = SnapshotFrom<typeof sessionMachine>;
const canPlay = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'present' }) && !snapshot.context.playing;
const isPlaying = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'present' }) && snapshot.context.playing;

export const samples = {
  inputs: [
    { name: 'a URL', input: { hasHandOff: false } },
    { name: 'a URL with a code', input: { hasHandOff: true } },
  ],
  events: {
    'session.started': [{ type: 'session.started', member: linh }],
    'session.handOff': [{ type: 'session.handOff' }],
    'session.signOut': [{ type: 'session.signOut' }],
    // A launch asks for the session before its game opens.
    'session.invalid': [{ event: { type: 'session.invalid' }, when: ({ context }) => !context.playing }],
    'call.unauthorized': [{ type: 'call.unauthorized' }],
    'realtime.login': [
      { name: 'elsewhere', event: { type: 'realtime.login', own: false, ...signIn } },
      { name: 'own', event: { type: 'realtime.login', own: true, ...signIn } },
    ],
    'realtime.cleanCache': [{ type: 'realtime.cleanCache' }],
    'play.opened': [{ event: { type: 'play.opened' }, when: canPlay }],
    'play.closed': [{ event: { type: 'play.closed' }, when: isPlaying }],
    'modal.answered.signOutInPlay': [
      { name: 'sign out', event: { type: 'modal.answered.signOutInPlay', answer: 'yes' } },
      { name: 'keep playing', event: { type: 'modal.answered.signOutInPlay', answer: 'no' } },
    ],
    'tab.started': [{ type: 'tab.started' }],
    // With a game open, the end of the game would follow.
    'tab.ending': [{ event: { type: 'tab.ending' }, when: ({ context }) => !context.playing }],
    'tab.ended': [{ type: 'tab.ended' }],
  },
  outcomes: {
    readSession: {
      instant: true,
      values: [
        { name: 'a member', done: linh },
        { name: 'no member', done: null },
      ],
    },
    exchange: [
      { name: 'a member', done: { ok: true, data: linh } },
      { name: 'no member', done: refused('/get_info_data', '101') },
    ],
    findGame: {
      instant: true,
      values: [
        { name: 'open in another tab', done: { open: true } },
        { name: 'none', done: { open: false } },
      ],
    },
    endPlay: nothing,
    endSession: { instant: true, values: nothing },
    cleanAndReload: { instant: true, values: nothing },
  },
  project: ({ member, playing, cleaning, hasHandOff }) => ({
    member: member !== null,
    playing,
    cleaning,
    hasHandOff,
  }),
} satisfies Samples<typeof sessionMachine>;
