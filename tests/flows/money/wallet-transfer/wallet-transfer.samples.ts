import type { Samples } from 'xstate-path-tests';
import type { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { failure, transferToMeridian as request } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [
    { name: 'nothing unfinished', input: { unfinished: null } },
    { name: 'sent before a reload', input: { unfinished: request } },
  ],
  events: {
    'transfer.submit': [
      {
        event: { type: 'transfer.submit', request },
        when: (snapshot) => snapshot.matches('form'),
      },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('sending') }],
  },
  outcomes: {
    moneyRequest: [
      { name: 'accepted', done: { type: 'accepted', data: null } },
      { name: 'refused', done: { type: 'refused', failure: failure('/member/wallet/transfer', '101') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
  },
  project: ({ request, isSent, failure }) => ({ isKept: request !== null, isSent, failure: failure?.code }),
} satisfies Samples<typeof walletTransferMachine>;
