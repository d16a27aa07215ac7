import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { linh, refused } from '#tests/flows/test-data.ts';

const signIn = { at: '2026-11-23 12:00:00', device: 'mobile' } as const;
const otherSeat = { memberId: '1002', account: 'second_seat', currency: 'USD' };
const nothing = [{ name: 'done', done: undefined }] as const;

type Snapshot = SnapshotFrom<typeof sessionMachine>;
const canPlay = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'present' }) && !snapshot.context.playing;
const isPresent = (snapshot: Snapshot) => snapshot.matches({ signedIn: 'present' });
/** The member is asked for another password; what follows is tested by the password change. */
export type Stage = '' | 'asked for a password';
const isPlaying = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'present' }) && snapshot.context.playing;

export const samples = {
  inputs: [
    { name: 'a URL', input: { hasHandOff: false } },
    { name: 'a URL with a code', input: { hasHandOff: true } },
  ],
  events: {
    'session.started': [{ event: { type: 'session.started', member: linh }, at: '' }],
    'session.handOff': [{ event: { type: 'session.handOff' }, at: '' }],
    'session.signOut': [{ event: { type: 'session.signOut' }, at: '' }],
    // A launch asks for the session before its game opens.
    'session.invalid': [
      { event: { type: 'session.invalid' }, at: '', when: ({ context }) => !context.playing },
    ],
    'call.unauthorized': [{ event: { type: 'call.unauthorized' }, at: '' }],
    'realtime.login': [
      { name: 'elsewhere', event: { type: 'realtime.login', own: false, ...signIn }, at: '' },
      { name: 'own', event: { type: 'realtime.login', own: true, ...signIn }, at: '' },
    ],
    'realtime.cleanCache': [{ event: { type: 'realtime.cleanCache' }, at: '' }],
    'play.opened': [{ event: { type: 'play.opened' }, at: '', when: canPlay }],
    'play.closed': [{ event: { type: 'play.closed' }, at: '', when: isPlaying }],
    'modal.answered.signOutInPlay': [
      { name: 'sign out', event: { type: 'modal.answered.signOutInPlay', answer: 'yes' }, at: '' },
      { name: 'keep playing', event: { type: 'modal.answered.signOutInPlay', answer: 'no' }, at: '' },
    ],
    'modal.answered.replaceMember': [
      { name: 'change', event: { type: 'modal.answered.replaceMember', answer: 'yes' }, at: '' },
      { name: 'stay', event: { type: 'modal.answered.replaceMember', answer: 'no' }, at: '' },
    ],
    'password.required': [
      {
        name: 'required',
        event: { type: 'password.required', required: true },
        at: '',
        when: (snapshot) => isPresent(snapshot) && !snapshot.context.playing,
        to: 'asked for a password',
      },
      {
        name: 'no longer required',
        event: { type: 'password.required', required: false },
        at: 'asked for a password',
        to: '',
      },
    ],
    'tab.started': [{ event: { type: 'tab.started' }, at: '' }],
    // With a game open, the end of the game would follow.
    'tab.ending': [{ event: { type: 'tab.ending' }, at: '', when: ({ context }) => !context.playing }],
    'tab.ended': [{ event: { type: 'tab.ended' }, at: '' }],
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
      { name: 'a member', done: { ok: true, data: { member: linh, replaces: null } } },
      { name: 'another member', done: { ok: true, data: { member: otherSeat, replaces: linh } } },
      { name: 'no member', done: refused('/get_info_data', '101') },
    ],
    replaceMember: {
      instant: true,
      values: [{ name: 'done', done: { ok: true, data: { member: otherSeat, replaces: null } } }],
    },
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
} satisfies Samples<typeof sessionMachine, Stage>;
