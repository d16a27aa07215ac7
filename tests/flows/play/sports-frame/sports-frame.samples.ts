import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import { sportsFrameHeight } from '#contract/constants.ts';
import type { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof sportsFrameMachine>;
const isShown = (snapshot: Snapshot) => snapshot.matches('shown');

const url = '/arks/web/game/sport-quickbet-url';
const check = '/check_iframe';

export const samples = {
  inputs: [{ name: 'a visitor', input: { currency: 'USD' } }],
  events: {
    'sports.retry': [{ event: { type: 'sports.retry' }, when: (snapshot) => snapshot.matches('failed') }],
    'frame.height': [
      { name: 'valid height', event: { type: 'frame.height', height: 512 }, when: isShown },
      {
        name: 'too low',
        event: { type: 'frame.height', height: sportsFrameHeight.min - 1 },
        when: isShown,
      },
      {
        name: 'too high',
        event: { type: 'frame.height', height: sportsFrameHeight.max + 1 },
        when: isShown,
      },
    ],
    'frame.bet': [{ event: { type: 'frame.bet' }, when: isShown }],
  },
  outcomes: {
    fetchUrl: [
      {
        name: 'the URL',
        done: { ok: true, data: { url: 'http://127.0.0.1/service', gpId: 'GPNS' } },
      },
      { name: 'none today', done: refused(url, '101') },
      { name: 'network error', done: refused(url, clientErrorCodes.network) },
    ],
    checkFrame: [
      { name: 'can be framed', done: { ok: true, data: null } },
      { name: 'cannot be framed', done: refused(check, '102') },
    ],
  },
  project: ({ url, failure, height }) => ({ url: url?.gpId, failure: failure?.code, height }),
} satisfies Samples<typeof sportsFrameMachine>;
