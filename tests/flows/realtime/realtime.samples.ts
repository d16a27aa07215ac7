import type { SnapshotFrom } from 'xstate';
import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { Samples } from '#qa/explore/samples.ts';
import { linh } from '../test-data.ts';

type Snapshot = SnapshotFrom<typeof realtimeMachine>;
const isSomebodyHere = ({ context }: Snapshot) => context.member !== null;
const isNobodyHere = ({ context }: Snapshot) => context.member === null;
const isUp = (snapshot: Snapshot) => snapshot.matches({ link: 'up' });
const isDown = (snapshot: Snapshot) => !isUp(snapshot);
/** Members' events come on the member's channel alone. */
const hears = (snapshot: Snapshot) => isUp(snapshot) && snapshot.matches({ channel: { sought: 'joined' } });
const asked = (snapshot: Snapshot) =>
  isUp(snapshot) &&
  (snapshot.matches({ channel: { sought: 'joining' } }) ||
    snapshot.matches({ channel: { sought: 'rejoining' } }));

export const samples = {
  events: {
    'session.opened': [{ type: 'session.opened', member: linh }],
    'session.closed': [{ event: { type: 'session.closed' }, when: isSomebodyHere }],
    'connection.up': [{ event: { type: 'connection.up' }, when: isDown }],
    'connection.down': [
      { event: { type: 'connection.down' }, when: (snapshot) => !snapshot.matches({ link: 'down' }) },
    ],
    'channel.joined': [{ event: { type: 'channel.joined' }, when: asked }],
    'channel.refused': [{ event: { type: 'channel.refused' }, when: asked }],
    'realtime.gameUrl': [
      { event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/g', extra: '' }, when: hears },
    ],
    'realtime.forwardStatus': [
      { event: { type: 'realtime.forwardStatus', code: '957', message: '' }, when: hears },
    ],
    'realtime.memberCash': [{ event: { type: 'realtime.memberCash', cash: 12.5 }, when: hears }],
    'realtime.login': [{ event: { type: 'realtime.login', own: true }, when: hears }],
    'realtime.cleanCache': [
      {
        event: { type: 'realtime.cleanCache' },
        when: (snapshot) => isUp(snapshot) && isNobodyHere(snapshot),
      },
    ],
    'realtime.redEnvelope': [{ event: { type: 'realtime.redEnvelope' }, when: hears }],
    'realtime.deposit': [
      {
        name: 'to be told',
        event: { type: 'realtime.deposit', order: 'D1', amount: 50, times: 1, ours: true },
        when: hears,
      },
      {
        name: 'in play',
        event: { type: 'realtime.deposit', order: 'D2', amount: 50, times: 2, ours: false },
        when: hears,
      },
    ],
    'realtime.stale': [{ event: { type: 'realtime.stale', what: 'banners' }, when: isUp }],
  },
  outcomes: {},
  project: ({ member, told }) => ({ member: member !== null, told: told.length }),
} satisfies Samples<typeof realtimeMachine>;
