import type { Samples } from 'xstate-path-tests';
import type { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { failure, transferToMinh } from '#tests/flows/test-data.ts';

const { requestId, ...draft } = transferToMinh;
const send = '/agent/transfer';

export const samples = {
  inputs: [
    { name: 'nothing unfinished', input: { unfinished: null } },
    { name: 'sent before a reload', input: { unfinished: transferToMinh } },
  ],
  events: {
    'transfer.review': [
      { event: { type: 'transfer.review', draft }, when: (snapshot) => snapshot.matches('form') },
    ],
    'transfer.edit': [{ event: { type: 'transfer.edit' }, when: (snapshot) => snapshot.matches('review') }],
    'transfer.send': [
      {
        event: { type: 'transfer.send', requestId, password: '2468' },
        when: (snapshot) => snapshot.matches('review'),
      },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('sending') }],
  },
  outcomes: {
    moneyRequest: [
      { name: 'accepted', done: { type: 'accepted', data: null } },
      { name: 'wrong password', done: { type: 'refused', failure: failure(send, '101') } },
      { name: 'refused', done: { type: 'refused', failure: failure(send, '105') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
  },
  project: ({ draft, unfinished, failure }) => ({
    draft: draft !== null,
    isUnfinished: unfinished !== null,
    failure: failure?.code,
  }),
} satisfies Samples<typeof agentTransferMachine>;
