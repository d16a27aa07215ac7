import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { moneyRequestMachine } from '#machines/kernel/money-request.machine.ts';
import { failure, refused, transferToMeridian as request } from '#tests/flows/test-data.ts';

const send = '/member/wallet/transfer';
const find = '/member/request/outcome';

const isUnknown = (snapshot: SnapshotFrom<typeof moneyRequestMachine>) =>
  snapshot.matches('unknown') || snapshot.matches('untold');

export const samples = {
  inputs: [
    { name: 'new', input: { request, isSent: false } },
    { name: 'sent before a reload', input: { request, isSent: true } },
  ],
  events: {
    'request.check': [{ event: { type: 'request.check' }, when: isUnknown }],
    'request.giveUp': [{ event: { type: 'request.giveUp' }, when: (snapshot) => snapshot.matches('untold') }],
  },
  outcomes: {
    send: [
      { name: 'accepted', done: { ok: true, data: null } },
      { name: 'refused', done: refused(send, '101') },
      { name: 'no response', done: refused(send, clientErrorCodes.network) },
    ],
    find: [
      { name: 'it was accepted', done: { ok: true, data: { type: 'accepted', data: null } } },
      {
        name: 'it was refused',
        done: { ok: true, data: { type: 'refused', failure: failure(send, '101') } },
      },
      { name: 'it is missing', done: { ok: true, data: { type: 'missing' } } },
      { name: 'nobody tells', done: { ok: true, data: { type: 'untold' } } },
      { name: 'no response', done: refused(find, clientErrorCodes.network) },
    ],
    giveUp: {
      instant: true,
      values: [{ name: 'done', done: failure(send, clientErrorCodes.unknownOutcome) }],
    },
  },
  project: ({ isSent, outcome }) => ({ isSent, outcome: outcome?.type }),
  survivors: {
    'retarget at untold.after.outcomeRecheck[0] to moneyRequest.starting':
      'The paths take it after a reload, where both lead to the check; the unit test takes it with a new request.',
  },
} satisfies Samples<typeof moneyRequestMachine>;
