import type { Samples } from 'xstate-path-tests';
import type { CheckIn } from '#contract/endpoints/promotions/check-in.ts';
import type { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import { failure, todaysCheckIn as request } from '#tests/flows/test-data.ts';

const info = (state: CheckIn['state']): CheckIn => ({
  state,
  today: request.date,
  days: [],
  streak: 0,
  streakRewards: [],
  secondsLeft: 60,
  closedReason: '',
});
const loaded = (name: string, state: CheckIn['state']) => ({
  name,
  done: { ok: true, data: info(state) } as const,
});
const data = {
  requestId: request.requestId,
  reward: '1.00',
  balance: '501.00',
  days: [],
  streak: 1,
  secondsLeft: 60,
};

export const samples = {
  inputs: [
    { name: 'nothing unfinished', input: { unfinished: null } },
    { name: 'sent before a reload', input: { unfinished: request } },
  ],
  events: {
    'checkIn.sign': [
      {
        event: { type: 'checkIn.sign', request },
        when: (snapshot) => snapshot.matches({ known: 'open' }),
      },
    ],
    'checkIn.refresh': [
      {
        event: { type: 'checkIn.refresh' },
        when: (snapshot) => snapshot.matches('known') || snapshot.matches('failed'),
      },
    ],
    'request.check': [{ event: { type: 'request.check' }, when: (snapshot) => snapshot.matches('signing') }],
  },
  outcomes: {
    load: [
      loaded('open', 'click_signin'),
      loaded('signed', 'click_signin_true'),
      loaded('just signed', 'is_signin_success'),
      loaded('over', 'click_signin_pass'),
      loaded('closed', 'is_signin_noopen'),
      { name: 'failed', done: { ok: false, failure: failure('/member/signin/info', '500') } },
    ],
    moneyRequest: [
      { name: 'accepted', done: { type: 'accepted', data } },
      { name: 'refused', done: { type: 'refused', failure: failure('/member/signin/sign', '104') } },
      { name: 'missing', done: { type: 'missing' } },
    ],
  },
  project: ({ info: read, secondsLeft, request: sent, isSent, failure: refused, signed }) => ({
    state: read?.state,
    isTimed: secondsLeft !== null,
    isKept: sent !== null,
    isSent,
    failure: refused?.code,
    isSigned: signed !== null,
  }),
} satisfies Samples<typeof checkInMachine>;
