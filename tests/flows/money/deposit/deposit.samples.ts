import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { depositMachine } from '#machines/money/deposit.machine.ts';
import { bankRequest, cardRequest, orderOf } from '#tests/flows/money/deposit-page.ts';
import { failure, refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof depositMachine>;
const isInForm = (snapshot: Snapshot) => snapshot.matches('form');
const isConfirming = (snapshot: Snapshot) => snapshot.matches({ open: 'confirming' });
const isCurrent = (snapshot: Snapshot) => snapshot.matches({ open: 'current' });
const isWaiting = (snapshot: Snapshot) => isCurrent(snapshot) && snapshot.context.order?.status === 'waiting';
const isEnded = (snapshot: Snapshot) => snapshot.matches('ended');
const isExpired = ({ context }: Snapshot) => context.order?.status === 'expired';
const hasOrder = (snapshot: Snapshot) => snapshot.matches('open') || isExpired(snapshot);

const path = '/member/deposit';
const order = (status: Parameters<typeof orderOf>[0]) => ({ ok: true, data: orderOf(status) }) as const;
const created = { type: 'accepted', data: orderOf() } as const;

const booked = (number: string) =>
  ({ type: 'realtime.deposit', order: number, amount: 50, times: 2, mustReport: false }) as const;

export const samples = {
  inputs: [
    { name: 'nothing unfinished', input: { unfinished: null } },
    { name: 'sent before a reload', input: { unfinished: bankRequest } },
  ],
  events: {
    'deposit.submit': [
      { name: 'bank', event: { type: 'deposit.submit', request: bankRequest }, when: isInForm },
      { name: 'card', event: { type: 'deposit.submit', request: cardRequest }, when: isInForm },
    ],
    'deposit.report': [{ event: { type: 'deposit.report' }, when: isWaiting }],
    'deposit.cancel': [{ event: { type: 'deposit.cancel' }, when: isWaiting }],
    'deposit.confirm': [{ event: { type: 'deposit.confirm' }, when: isConfirming }],
    'deposit.keep': [{ event: { type: 'deposit.keep' }, when: isConfirming }],
    'deposit.again': [{ event: { type: 'deposit.again' }, when: isEnded }],
    'deposit.check': [
      {
        event: { type: 'deposit.check' },
        when: (snapshot) =>
          snapshot.matches('unavailable') ||
          snapshot.matches({ form: 'editing' }) ||
          isCurrent(snapshot) ||
          isEnded(snapshot),
      },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('creating') }],
    'realtime.deposit': [
      { name: 'this order', event: booked('D1'), when: hasOrder },
      { name: 'another order', event: booked('D2'), when: hasOrder },
    ],
  },
  outcomes: {
    restore: [
      { name: 'an order is open', done: order('waiting') },
      { name: 'none is open', done: { ok: true, data: null } },
      { name: 'no response', done: refused(`${path}/open`, clientErrorCodes.network) },
    ],
    moneyRequest: [
      { name: 'accepted', done: created },
      { name: 'refused', done: { type: 'refused', failure: failure(`${path}/create`, '103') } },
      { name: 'an order is open', done: { type: 'refused', failure: failure(`${path}/create`, '102') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
    readOrder: [
      { name: 'waiting', done: order('waiting') },
      { name: 'success', done: order('success') },
      { name: 'expired', done: order('expired') },
      { name: 'no response', done: refused(`${path}/order`, clientErrorCodes.network) },
    ],
    report: [
      { name: 'reported', done: order('reported') },
      { name: 'success', done: order('success') },
      { name: 'refused', done: refused(`${path}/paid`, '101') },
    ],
    cancel: [
      { name: 'cancelled', done: order('cancelled') },
      { name: 'paid meanwhile', done: order('reported') },
      { name: 'refused', done: refused(`${path}/cancel`, '101') },
    ],
  },
  project: ({ request, isSent, order: current, isStale, failure: failed }) => ({
    isKept: request !== null,
    isSent,
    status: current?.status,
    isStale,
    failure: failed?.code,
  }),
} satisfies Samples<typeof depositMachine>;
