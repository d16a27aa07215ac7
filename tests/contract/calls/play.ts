import type { Wire } from '#contract/call.ts';
import type { EndpointOf } from '#contract/endpoints.ts';
import { type Calls, siteAndCurrency } from './call.ts';
import { game, hall } from './catalogue.ts';

const limits: Wire<EndpointOf<'/member/limits'>> = {
  limits: [
    {
      kind: 'loss',
      period: 'week',
      value: '50.50',
      used: '-2.25',
      resets_at: '',
      pending: { value: null, at: '2026-11-24 12:00:00' },
    },
    { kind: 'session', period: 'day', value: '90', used: '0', resets_at: '', pending: null },
  ],
  reminder_minutes: 30,
  cool_off_until: '',
  excluded_until: '',
};

export const playCalls = {
  '/member/limits': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: limits,
  },
  '/member/limits/set': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {
      limits: [{ kind: 'loss', period: 'week', value: '900.00' }],
      reminder_minutes: 60,
    },
    response: { ...limits, reminder_minutes: null },
  },
  '/member/game/play1': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: {
      gp_id: 'GPBB',
      game_type: 'slot',
      game_code: 'lantern-street',
      gt_id: '2',
      lobby_url: 'http://localhost/close',
      device: 0,
      extra: 'launch-1',
    },
  },
  '/member/game/leave1': {
    reads: 'nothing',
    sender: 'member, ending',
    consumer: 'machine',
    request: {},
  },
  '/arks/web/member-games/favorite/store': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'mutation',
    request: { data: [{ game_id: '200001', status: 1 }] },
  },
  '/demo/play': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: {
      ...siteAndCurrency,
      device: 0,
      gp_id: 'GPJL',
      game_type: 'slot',
      game_code: 'PLACEHOLDER',
    },
    response: { game_url: 'https://games.example.com/1' },
  },
  '/demo/gp_games': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, device: 0, gp_id: 'GPJL', game_type_id: '2' },
    response: { list: [game] },
  },
  '/demo/gt_games': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 0, template: 'pc' },
    response: [hall],
  },
  '/arks/web/game/sport-quickbet-url': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: { ...siteAndCurrency, support_device: 0, domain: 'localhost' },
    response: { detail: { url: 'https://games.example.com/s', gp_id: 'GPSB' } },
  },
  '/check_iframe': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'machine',
    request: async ({ sandbox }) => ({ url: `${sandbox.gamesUrl}/sports/quickbet` }),
  },
  '/member/play/session': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: { started_at: '2026-11-23 12:00:00', staked: '2.50', won: '0', net: '-2.50' },
  },
} satisfies Calls;
