import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { realtimeMachine } from '#machines/kernel/realtime.machine.ts';
import { linh } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof realtimeMachine>;
const isSignedIn = ({ context }: Snapshot) => context.member !== null;
const isSignedOut = ({ context }: Snapshot) => context.member === null;
const isUp = (snapshot: Snapshot) => snapshot.matches({ socket: 'up' });
const isDown = (snapshot: Snapshot) => !isUp(snapshot);
/** Member events arrive on the member channel only. */
const isOnChannel = (snapshot: Snapshot) =>
  isUp(snapshot) && snapshot.matches({ channel: { requested: 'joined' } });
const isJoining = (snapshot: Snapshot) =>
  isUp(snapshot) &&
  (snapshot.matches({ channel: { requested: 'joining' } }) ||
    snapshot.matches({ channel: { requested: 'rejoining' } }));

export const samples = {
  events: {
    'session.opened': [{ type: 'session.opened', member: linh }],
    'session.closed': [{ event: { type: 'session.closed' }, when: isSignedIn }],
    'connection.up': [{ event: { type: 'connection.up' }, when: isDown }],
    'connection.down': [
      { event: { type: 'connection.down' }, when: (snapshot) => !snapshot.matches({ socket: 'down' }) },
    ],
    'channel.joined': [{ event: { type: 'channel.joined' }, when: isJoining }],
    'channel.refused': [{ event: { type: 'channel.refused' }, when: isJoining }],
    'realtime.gameUrl': [
      { event: { type: 'realtime.gameUrl', url: 'http://127.0.0.1/g', extra: '' }, when: isOnChannel },
    ],
    'realtime.forwardStatus': [
      { event: { type: 'realtime.forwardStatus', code: '957', message: '' }, when: isOnChannel },
    ],
    'realtime.memberCash': [{ event: { type: 'realtime.memberCash', cash: 12.5 }, when: isOnChannel }],
    'realtime.login': [
      {
        event: { type: 'realtime.login', own: true, at: '2026-11-23 12:00:00', device: null },
        when: isOnChannel,
      },
    ],
    'realtime.cleanCache': [
      {
        event: { type: 'realtime.cleanCache' },
        when: (snapshot) => isUp(snapshot) && isSignedOut(snapshot),
      },
    ],
    'realtime.redEnvelope': [{ event: { type: 'realtime.redEnvelope' }, when: isOnChannel }],
    'realtime.deposit': [
      {
        name: 'first report',
        event: { type: 'realtime.deposit', order: 'D1', amount: 50, times: 1, mustReport: true },
        when: isOnChannel,
      },
      {
        name: 'in play',
        event: { type: 'realtime.deposit', order: 'D2', amount: 50, times: 2, mustReport: false },
        when: isOnChannel,
      },
    ],
  },
  outcomes: {},
  project: ({ member, reportedOrders }) => ({
    member: member !== null,
    reportedOrders: reportedOrders.length,
  }),
} satisfies Samples<typeof realtimeMachine>;
