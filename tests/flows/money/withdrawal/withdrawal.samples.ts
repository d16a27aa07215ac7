import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { closedOrder, failure, openOrder, refused, withdrawal } from '#tests/flows/test-data.ts';

const { requestId, ...draft } = withdrawal;
const create = '/member/withdrawal/create';

export const samples = {
  inputs: [
    { name: 'no order', input: { unfinished: null, open: null } },
    { name: 'sent before a reload', input: { unfinished: withdrawal, open: null } },
    { name: 'an order is open', input: { unfinished: null, open: openOrder } },
  ],
  events: {
    'withdrawal.review': [
      { event: { type: 'withdrawal.review', draft }, when: (snapshot) => snapshot.matches('form') },
    ],
    'withdrawal.edit': [
      { event: { type: 'withdrawal.edit' }, when: (snapshot) => snapshot.matches('review') },
    ],
    'withdrawal.send': [
      {
        event: { type: 'withdrawal.send', requestId, password: '2468' },
        when: (snapshot) => snapshot.matches('review'),
      },
    ],
    'withdrawal.cancel': [
      {
        event: { type: 'withdrawal.cancel' },
        when: (snapshot) =>
          snapshot.matches({ pending: 'waiting' }) || snapshot.matches({ pending: 'missing' }),
      },
    ],
    'withdrawal.keep': [
      {
        event: { type: 'withdrawal.keep' },
        when: (snapshot) => snapshot.matches({ pending: 'confirming' }),
      },
    ],
    'withdrawal.confirm': [
      {
        event: { type: 'withdrawal.confirm' },
        when: (snapshot) => snapshot.matches({ pending: 'confirming' }),
      },
    ],
    'withdrawal.check': [
      {
        event: { type: 'withdrawal.check' },
        when: (snapshot) => snapshot.matches({ pending: 'unknown' }),
      },
    ],
    'orders.read': [
      {
        name: 'open',
        event: { type: 'orders.read', open: openOrder, last: null },
        when: (snapshot) => !snapshot.matches('starting'),
      },
      {
        name: 'closed',
        event: { type: 'orders.read', open: null, last: closedOrder },
        when: (snapshot) => !snapshot.matches('starting'),
      },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('sending') }],
  },
  outcomes: {
    moneyRequest: [
      { name: 'accepted', done: { type: 'accepted', data: openOrder } },
      { name: 'wrong password', done: { type: 'refused', failure: failure(create, '101') } },
      { name: 'refused', done: { type: 'refused', failure: failure(create, '105') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
    cancel: [
      { name: 'cancelled', done: { ok: true, data: closedOrder } },
      { name: 'refused', done: refused('/member/withdrawal/cancel', '102') },
      { name: 'no response', done: refused('/member/withdrawal/cancel', clientErrorCodes.network) },
    ],
    readOrders: [
      { name: 'closed', done: { ok: true, data: { open: null, last: closedOrder } } },
      { name: 'open', done: { ok: true, data: { open: openOrder, last: null } } },
      { name: 'no response', done: refused('/member/withdrawal/info', clientErrorCodes.network) },
    ],
  },
  project: ({ draft, unfinished, order, failure }) => ({
    draft: draft !== null,
    isUnfinished: unfinished !== null,
    order: order?.status,
    failure: failure?.code,
  }),
} satisfies Samples<typeof withdrawalMachine>;
