import { type Calls, siteAndCurrency } from './call.ts';

export const game = {
  game_id: 200001,
  gp_id: 'GPBB',
  gt_id: '2',
  game_type: 'slot',
  game_code: '77',
  game_name: { en_US: 'Lucky' },
  en_name: '',
  house: '7',
  icon: '/g.webp',
  tag: ['hot'],
  member_favorite: false,
  customized: false,
  gp_gt_name: '',
  maintained: false,
  end_at: '',
};
const gameWithFacts = {
  ...game,
  min_stake: '0.20',
  max_stake: '100',
  rtp: '96.4',
  volatility: 'high',
} as const;
const noNames: Record<string, string> = {};
export const hall = {
  gt_id: '2',
  gt_name: 'Slots',
  gt_icon: '',
  gt_icon_active: '/2.svg',
  gp_list: [
    {
      gp_id: 'GPBB',
      gt_id: 2,
      game_type: 'slot',
      gp_name: '8',
      gp_gt_name: '',
      house: '',
      customized: false,
      icon_light: '/8.svg',
      game_code: '77',
      game_name: noNames,
      active: true,
      game_count: 24,
      maintained: false,
      start_at: '',
      end_at: '2026-11-24 12:00:00',
    },
    { gp_id: 'GPAG', gt_id: 2, game_type: 'slot', gp_name: 'AG', game_name: { en_US: '9' }, app_id: '' },
  ],
};

export const catalogueCalls = {
  '/v2/get_jackpot': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'query',
    request: { currency: 'VND' },
    response: { jackpot_amount_total: 48_213_907.52 },
  },
  '/v2/get_tag_game_list': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 1, tag: 'hot', gt_id: '2' },
    response: { info: [game] },
  },
  '/v2/game_label': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, device: 0, gp_id: 'GPBB', game_type_id: '2' },
    response: { list: [gameWithFacts], main: [{ id: 'hot', name: { en_US: 'Hot' } }] },
  },
  '/v2/get_template_game_list': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 0 },
    response: { info: [gameWithFacts, { ...game, game_id: 8 }] },
  },
  '/arks/web/member-games/last-playing-game': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: { list: [{ game_id: 1 }, { game_id: '2' }] },
  },
  '/v3/game_list': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 0, template: 'pc' },
    response: [hall, { ...hall, gt_id: 3, gp_list: [] }],
  },
  '/v2/get_jackpot_history': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { currency: 'VND' },
    response: { list: [{ at: '2026-11-24 12:00:00', amount: 48_213_000 }] },
  },
  '/arks/web/game/sport-fixtures': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: siteAndCurrency,
    response: {
      list: [
        {
          fixture_id: 1,
          league: 'League',
          home: 'A',
          away: 'B',
          start_at: '2026-11-24 12:00:00',
          minute: 12,
          home_score: 1,
          away_score: 0,
          gp_id: 'GPNS',
          odds: [{ odds_id: '1-X', pick: 'X', value: '3.25' }],
        },
      ],
    },
  },
  '/arks/web/game/live-tables': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 0 },
    response: { list: [{ ...gameWithFacts, dealer: 'Mai', language: 'vi_VN', seats: 7, free_seats: 2 }] },
  },
  '/v2/get_winner_list': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, support_device: 0, count: 12 },
    response: {
      list: [
        { member_name: 'li***88', game_id: 200001, amount: '1240.50', currency: 'USD', win_at: '' },
        { member_name: 'q***', game_id: '8', amount: 90, currency: 'VND', win_at: '2026-11-24 12:00:00' },
      ],
      info: [game],
    },
  },
  '/arks/web/member-games/hot-games': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...siteAndCurrency, gt_id: '2' },
    response: { list: [game] },
  },
} satisfies Calls;
