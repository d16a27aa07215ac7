import type { Samples } from 'xstate-path-tests';
import type { promotionClaimMachine } from '#machines/promotions/promotion-claim.machine.ts';
import { failure, thankYouClaim as request } from '#tests/flows/test-data.ts';

export const samples = {
  inputs: [
    { name: 'nothing unfinished', input: { unfinished: null } },
    { name: 'sent before a reload', input: { unfinished: request } },
  ],
  events: {
    'claim.submit': [
      { event: { type: 'claim.submit', request }, when: (snapshot) => snapshot.matches('terms') },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('claiming') }],
  },
  outcomes: {
    moneyRequest: [
      { name: 'accepted', done: { type: 'accepted', data: { amount: '5.00', balance: '105.00' } } },
      { name: 'refused', done: { type: 'refused', failure: failure('/member/promotion/claim', '103') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
  },
  project: ({ request, isSent, failure, added }) => ({
    isKept: request !== null,
    isSent,
    failure: failure?.code,
    isAdded: added !== null,
  }),
} satisfies Samples<typeof promotionClaimMachine>;
