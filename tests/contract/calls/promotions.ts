import type { Wire } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dayIn } from '#contract/day-range.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import { SITE } from '#tests/sandbox/caller.ts';
import { type Calls, gameLink } from './call.ts';

const action = { kind: 'play', promotion_id: '', gt_id: 2, game: gameLink } as const;
const bulletins = {
  display_frequency: 1,
  list: [
    {
      id: 1,
      display_device: 2,
      content: '<p>1</p>',
      display_content: '',
      updated_at: '',
      action,
      kind: 'offer',
    } as const,
  ],
};
const article = { id: 1, title: '20', summary: '', content: '<p></p>', photo_path: '/a.png', action };
const checkIn: Wire<EndpointOf<'/member/signin/info'>> = {
  state: 'click_signin',
  today: '2026-11-28',
  days: [
    {
      date: '2026-11-28',
      state: 'conditional',
      reward: '1.00',
      condition: 'deposit',
      required: '20.00',
      done: '5.00',
    },
  ],
  streak: 2,
  streak_rewards: [{ days: 7, reward: '5.00' }],
  seconds_left: 3_600,
  closed_reason: '',
};

export const promotionsCalls = {
  '/member/signin/info': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: {},
    response: checkIn,
  },
  '/member/signin/sign': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a13',
      date: dayIn(Date.now(), defaultTimeZone),
    },
    response: {
      request_id: '',
      reward: '1.00',
      balance: '10610.30',
      days: checkIn.days,
      streak: 2,
      seconds_left: 3_600,
    },
  },
  '/member/promotion/terms': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: { promotion_id: 'thank-you' },
    response: {
      status: 'claimed',
      amount: '5.00',
      turnover: null,
      end_at: '',
      claimed_at: '2026-11-21 10:00:00',
      reason: '',
    },
  },
  '/member/promotion/claim': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {
      promotion_id: 'thank-you',
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a12',
    },
    response: { request_id: '', amount: '5.00', balance: '10614.30' },
  },
  '/arks/web/bulletin': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'machine',
    request: { ...SITE, display_device: 1 },
    response: bulletins,
  },
  '/arks/web/bulletin/member': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: { ...SITE, display_device: 1, display_location: 2 },
    response: bulletins,
  },
  '/arks/web/bulletin/history': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, display_device: 2 },
    response: bulletins,
  },
  '/arks/web/bulletin/member/hide': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { ...SITE, display_device: 1, display_location: 2 },
  },
  '/arks/web/activity/red_envelope_promotion': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {},
    response: { envelope: { id: 7, end_at: '2026-11-24 12:00:00' } },
  },
  '/arks/web/activity/red_envelope': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: { id: 'envelope-USD' },
    response: { cash: 1_000.25 },
  },
  '/arks/web/discount': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, currency: 'USD' },
    response: {
      list: [
        {
          ...article,
          facts: {
            reward: { kind: 'percent', value: 100 },
            reward_max: 200.5,
            deposit_min: 20,
            turnover: 12,
            end_at: '2026-11-24 12:00:00',
            status: 'claimed',
            claimed_at: '2026-11-23 12:00:00',
            reason: '',
            progress: { required: 15.5, done: 3.25 },
          },
        },
      ],
    },
  },
  '/arks/web/faq': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { list: [article, { ...article, id: '2' }] },
  },
} satisfies Calls;
