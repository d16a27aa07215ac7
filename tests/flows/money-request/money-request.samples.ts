import { clientErrorCodes } from '#contract/call.ts';
import type { moneyRequestMachine } from '#machines/money-request.machine.ts';
import type { Samples } from '#qa/explore/samples.ts';
import { refused, transferToAurelia as request } from '../test-data.ts';

const send = '/member/wallet/transfer';
const find = '/member/wallet/transfers';

export const samples = {
  inputs: [
    { name: 'new', input: { request, isSent: false } },
    { name: 'sent before a reload', input: { request, isSent: true } },
  ],
  events: {
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('unknown') }],
  },
  outcomes: {
    send: [
      { name: 'accepted', done: { ok: true, data: null } },
      { name: 'refused', done: refused(send, '101') },
      { name: 'no answer', done: refused(send, clientErrorCodes.network) },
    ],
    find: [
      { name: 'found', done: { ok: true, data: { requestId: request.requestId } } },
      { name: 'not found', done: { ok: true, data: null } },
      { name: 'no answer', done: refused(find, clientErrorCodes.network) },
    ],
  },
  project: ({ isSent, outcome }) => ({ isSent, outcome: outcome?.type }),
} satisfies Samples<typeof moneyRequestMachine>;
