import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { Samples } from '#qa/samples.ts';
import { linh } from './fixtures.ts';

export const samples = {
  events: {
    'session.changed': [
      { name: 'somebody', event: { type: 'session.changed', member: linh, epoch: 1 } },
      { name: 'nobody', event: { type: 'session.changed', member: null, epoch: 2 } },
    ],
    'connection.up': [{ type: 'connection.up' }],
    'connection.down': [{ type: 'connection.down' }],
    'channel.joined': [{ type: 'channel.joined' }],
    'channel.refused': [{ type: 'channel.refused' }],
    'realtime.gameUrl': [{ type: 'realtime.gameUrl', url: 'http://127.0.0.1/g', extra: '' }],
    'realtime.forwardStatus': [{ type: 'realtime.forwardStatus', code: '957', message: '' }],
    'realtime.memberCash': [{ type: 'realtime.memberCash', cash: 12.5 }],
    'realtime.login': [{ type: 'realtime.login', own: false }],
    'realtime.cleanCache': [{ type: 'realtime.cleanCache' }],
    'realtime.stale': [{ type: 'realtime.stale', what: 'banners' }],
  },
  outcomes: {},
  project: () => null,
} satisfies Samples<typeof realtimeMachine>;
