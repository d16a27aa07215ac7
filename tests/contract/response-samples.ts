import type { Wire } from '#contract/call.ts';
import type { EndpointOf, Path } from '#contract/endpoints.ts';

const member = { id: '10001', token: 't0ken', member_account: 'lan', member_currency: 'USD' };
const game = {
  game_id: 200001,
  gp_id: 'GPBB',
  gt_id: '2',
  game_type: 'slot',
  game_code: '77',
  game_name: { en_US: 'Lucky' },
  en_name: '',
  tag: ['hot'],
  member_favorite: false,
  end_at: '',
};
const gameWithFacts = {
  ...game,
  min_stake: '0.20',
  max_stake: '100',
  rtp: '96.4',
  volatility: 'high',
} as const;
const rate = { kind: 'percent', value: '1.5' } as const;
const bonus = { id: 'welcome', title: '', bonus: rate, bonus_max: '20.00', min: null, turnover: '8' };
const depositOrder = {
  order_number: 'D1',
  request_id: '',
  kind: 'crypto',
  method: { id: 'USD-usdt', name: '', icon: '' },
  promotion: null,
  status: 'waiting',
  amount: '100.00',
  pay_amount: '100.00',
  paid_amount: null,
  fee: '2.00',
  created_at: '',
  instructions: { network: 'TRC20', address: 'T1', amount: '100.0', rate: null },
} as const;
const noNames: Record<string, string> = {};
const hall = {
  gt_id: '2',
  gt_name: 'Slots',
  gt_icon: '',
  gp_list: [
    {
      gp_id: 'GPBB',
      gt_id: 2,
      game_type: 'slot',
      gp_name: '8',
      game_name: noNames,
      active: true,
      game_count: 24,
    },
    { gp_id: 'GPAG', gt_id: 2, game_type: 'slot', gp_name: 'AG', game_name: { en_US: '9' }, app_id: '' },
  ],
};
const part = { id: '1', title: 'Title', content: '', photo_path: '/a.png', url: '' };
const bulletins = {
  display_frequency: 1,
  list: [{ id: 1, display_device: 2, content: '<p>1</p>', updated_at: '' }],
};
const question = { member_login_id: '5', question: 'member_name', available_questions_count: 3 } as const;
const letters = [
  { id: 2, is_read: false, title: '1', content: '' },
  { id: 1, is_read: false, created_at: '' },
];
const link = { gt_id: 2, gp_id: 'GPBB', game_code: '77', customized: false };
const payoutAccount = {
  id: 7,
  kind: 'bank',
  status: 'pending',
  reason: '',
  is_default: false,
  is_in_use: false,
  owner: 'Đặng Thị Hoa',
  bank_id: '3',
  number: '****4471',
  created_at: '',
} as const;
const withdrawalOrder = {
  order_number: 'W241121',
  request_id: '',
  account_id: '7',
  amount: '300.00',
  fee: '1',
  pay_amount: '299.00',
  status: 'pending',
} as const;
const betRound = {
  id: 7,
  gp_id: 'GPBB',
  gp_name: '8',
  gt_id: 2,
  game_id: 200001,
  game_name: { en_US: '77' },
  status: 'settled',
  staked: '2.50',
  valid: '2.50',
  won: '0',
  net: '-2.50',
  at: '',
} as const;
const sums = { staked: '2.50', valid: '2.50', won: null, net: '-2.50' };
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
const lineSums = { deposits: '120.00', withdrawals: '80.50', turnover: '400.00', net: '-12.50' };
const agentLink = {
  code: 'A7-1',
  kind: 'agent',
  name: '',
  url: 'https://example.com/?id=A7-1',
  currency: 'USD',
  is_disabled: false,
  created_at: '',
  clicks: 12,
  registrations: 3,
  first_deposits: 1,
} as const;
const reportSums = {
  active: 2,
  registrations: 1,
  first_deposits: null,
  ...lineSums,
  valid: '399.50',
  bonus: '5',
};
const report = { totals: reportSums, currency: 'USD', currencies: ['USD', 'VND'] };
const period = {
  id: '2026-11-01',
  from: '2026-11-01',
  to: '2026-11-15',
  status: 'settled',
  pay_on: '',
  amount: '-4.25',
} as const;
const article = { id: 1, title: '20', summary: '', content: '<p></p>' };

/**
 * Response data of every call that has some. Flags are booleans and have their defaults, amounts are
 * fractions, fields without a value are "", lists without rows [].
 */
export const samples: { [P in Path]?: Wire<EndpointOf<P>> } = {
  '/demo/play': { game_url: 'https://games.example.com/1' },
  '/demo/gp_games': { list: [game] },
  '/demo/gt_games': [hall],
  '/v2/get_jackpot': { jackpot_amount_total: 48_213_907.52 },
  '/v3/game_list': [hall, { ...hall, gt_id: 3, gp_list: [] }],
  '/v2/get_tag_game_list': { info: [game] },
  '/v2/game_label': { list: [gameWithFacts], main: [{ id: 'hot', name: { en_US: 'Hot' } }] },
  '/v2/get_template_game_list': { info: [gameWithFacts, { ...game, game_id: 8 }] },
  '/arks/web/member-games/last-playing-game': { list: [{ game_id: 1 }, { game_id: '2' }] },
  '/arks/web/member-games/hot-games': { list: [] },
  '/arks/web/game/sport-quickbet-url': { detail: { url: 'https://games.example.com/s', gp_id: 'GPSB' } },
  '/get_login_header': { 'x-login': '12' },
  '/login': member,
  '/login/double_validation': member,
  '/login/double_validation/skip': question,
  '/register': member,
  '/captcha': { token: '123', captcha: 'data:,1', placeholder: '' },
  '/clientCaptcha': { text: 'abc', data: '<svg></svg>' },
  '/arks/web/vx/verify': { token: '123' },
  '/arks/web/check-agent-domain': { is_valid: false, currency: '', agent_id: '' },
  '/forgot_password/send': { token: '123' },
  '/forgot_password/reset': { member_account: 'lan' },
  '/arks/web/member/letter': { list: letters, total_count: 2, unread_count: 2 },
  '/member/profile/common/layout': {
    ...member,
    member_type: '1',
    agent_type: '',
    agent_active: false,
    member_cash: 1_200.5,
    wallet_status: true,
  },
  '/member/profile': { member_profile: { ...member, member_name: '', member_phone: '5550142' } },
  '/member_info': { currency: 'USD' },
  '/get_info_data': JSON.stringify({ tk: 't', member_id: 5, member_account: 'a', member_currency: 'USD' }),
  '/arks/web/agent-level-rename': { detail: { '1': 'Bronze', '2': '22' } },
  '/arks/web/carousel_picture': {
    web_carousel_picture_list: [
      { id: 1, photo_path: '/1.png', url: '', link_type: 2, link_method: 1, game_link_parameter: link },
      { id: '2', photo_path: '/2.png', title: '', game_link_parameter: null },
    ],
  },
  '/arks/web/announcement/marquee': {
    web_announcement_list: [{ id: '', content: '2026', display_before_login: true, sort: 3 }],
  },
  '/arks/web/bulletin': bulletins,
  '/arks/web/bulletin/member': bulletins,
  '/arks/web/bulletin/history': bulletins,
  '/arks/web/activity/red_envelope_promotion': { envelope: null },
  '/arks/web/activity/red_envelope': { cash: 1_000.25 },
  '/arks/web/discount': { list: [article] },
  '/arks/web/faq': { list: [article, { ...article, id: '2' }] },
  '/arks/web/register-settings': { list: [{ name: 'member_name', currency: 'USD', is_display: false }] },
  '/arks/web/register-settings/service-agreement': { content: '1' },
  '/register/valid_message': { is_valid: false },
  '/arks/web/model/register-background/detail': { photo_path: '' },
  '/arks/web/site/detail': { customer_service_link: '', site_title: '7' },
  '/web/logo': { web_logo_list: [{ photo_path: '/a.png', type: '' }] },
  '/web/model_setting': { list: [part] },
  '/web/model_sponsor': { list: [] },
  '/web/model_login': { list: [part] },
  '/api/template_config': {},
  '/arks/web/web-mobile-footer': { list: [part] },
  '/arks/web/footer': { list: [part] },
  '/arks/web/float': { list: [part] },
  '/bonus_setting/check': { is_friend: false },
  '/member/profile/my_cash': {
    my_cash_list: [{ gp_id: 'GPAG', gp_name: '', is_light: false, balance: 1_210.75 }],
    total: 12_480.55,
  },
  '/member/apply_for_agent/check': { status: 'refused', applied_at: '', reason: '7', again_at: '' },
  '/agent/plan': {
    steps: [{ min_active: 3, min_net: '0', rate: '25' }],
    levels: [{ level: '1', name: '' }],
    currency: 'USD',
    fee_rate: '12',
    pay_days: 10,
  },
  '/agent/agreement': { version: 3, html: '<p></p>', accepted_at: '', was_accepted: false },
  '/agent/downline': {
    list: [
      {
        member_id: 20_001,
        member_account: 'lan.1',
        is_agent: false,
        level: 1,
        agent_level: '',
        status: 'suspended',
        joined_at: '',
        currency: 'USD',
        ...lineSums,
        downline_count: 4,
      },
    ],
    total_count: 1,
    path: [{ member_id: 7, member_account: 'lan', level: 0, agent_level: '1' }],
    totals: [{ currency: 'USD', count: 5, ...lineSums, withdrawals: null }],
  },
  '/agent/promotion': {
    links: [agentLink, { ...agentLink, code: 8, kind: 'friend', currency: '' }],
    materials: [{ id: '1', title: '', photo_path: '/a.png', width: 640, height: null }],
  },
  '/agent/promotion/create': { link: agentLink },
  '/agent/promotion/disable': { link: agentLink },
  '/agent/operation': {
    list: [{ key: '2', name: '', currency: 'USD', ...reportSums }],
    ...report,
    before: reportSums,
  },
  '/agent/stratified': { list: [{ level: 1, members: 9, agents: 2, ...reportSums }], ...report },
  '/agent/transfer': { request_id: '', available: '100.50' },
  '/agent/transfers': {
    list: [{ id: '7', request_id: '', to_id: 8, to_account: 'lan.1', amount: '12.50', created_at: '' }],
    total_count: 1,
    available: '100.50',
    min: '1.00',
    max: null,
  },
  '/agent/settlement': { list: [period], total_count: 1, currency: 'USD', total_paid: '120.25' },
  '/agent/settlement/detail': {
    ...period,
    currency: 'USD',
    net_win: '-10.00',
    bonuses: '2.00',
    fee_rate: '12',
    fees: '0',
    carried_base: '-1.50',
    base: '-13.50',
    active: 4,
    step: 1,
    rate: '25',
    commission: '0',
    shares: '4.25',
    carried_commission: null,
    tiers: [
      { kind: 'agent', member_id: 8, member_account: '', base: '-10', share: '4.25', share_rate: '25' },
    ],
  },
  '/arks/web/cash_surplus/check': { active: false },
  '/member/request/outcome': { is_void: 1, answer: null },
  '/member/deposit/methods': {
    list: [
      { id: 'USD-usdt', kind: 'crypto', fee: rate, presets: ['10.00', '20.50'], needs: ['payer_name'] },
      {
        id: '2',
        kind: 'bank',
        name: '',
        min: '10.00',
        max: null,
        maintenance: { start_at: '', end_at: '' },
        promotions: [bonus],
      },
    ],
  },
  '/member/deposit/create': depositOrder,
  '/member/deposit/order': { ...depositOrder, kind: 'redirect', instructions: null },
  '/member/deposit/open': { order: depositOrder },
  '/member/deposit/paid': { ...depositOrder, status: 'reported' },
  '/member/deposit/cancel': { ...depositOrder, status: 'cancelled', promotion: { id: 7, title: '' } },
  '/member/promotion/terms': {
    status: 'claimed',
    amount: '5.00',
    turnover: null,
    end_at: '',
    claimed_at: '2026-11-21 10:00:00',
    reason: '',
  },
  '/member/promotion/claim': { request_id: '', amount: '5.00', balance: '10614.30' },
  '/member/wallet/transfer': { request_id: '', from_balance: '10609.30', to_balance: '642.10' },
  '/member/wallet/transfers': {
    list: [{ id: '7', request_id: '', from: 'main', to: 'GPAG', amount: '12.50', created_at: '' }],
    total_count: 1,
  },
  '/member/record/bets': {
    list: [betRound, { ...betRound, id: 'R8', game_name: noNames }],
    total_count: 2,
    totals: { count: 2, ...sums },
  },
  '/member/record/bet': {
    ...betRound,
    steps: [
      { kind: 'stake', text: '', amount: '2.50' },
      { kind: 'outcome', text: '3 + 4', amount: null },
    ],
  },
  '/member/record/money': {
    list: [
      {
        id: 'T7',
        kind: 'bonus',
        status: 'success',
        amount: '5.50',
        fee: '0',
        booked: '5.50',
        title: '',
        order_number: '',
        at: '',
      },
    ],
    total_count: 1,
    totals: { count: 1, amount: '5.50', fee: null, booked: '5.50' },
  },
  '/member/limits': limits,
  '/member/play/session': { started_at: '2026-11-23 12:00:00', staked: '2.50', won: '0', net: '-2.50' },
  '/member/limits/set': { ...limits, reminder_minutes: null },
  '/member/recommend/project': {
    recommend_code: 'lan',
    url: '',
    rules: [{ level: 1, condition: 'bets', amount: '500.00', reward: '10' }],
    totals: { friends: 3, deposited: 2, rewards: '20.50' },
  },
  '/member/recommend/records': {
    list: [{ id: '7-1', member_account: 'fr****ew', level: 1, amount: '5.50', at: '' }],
    total_count: 1,
    totals: { count: 1, amount: '5.50' },
  },
  '/member/recommend/members': {
    list: [{ id: 7, member_account: '', status: 'deposited', joined_at: '', rewards: null }],
    total_count: 1,
  },
  '/member/account/list': { list: [payoutAccount, { ...payoutAccount, id: '8', kind: 'crypto' }], limit: 5 },
  '/member/account/banks': {
    banks: [{ bank_id: 3, name: 'Red River Bank', icon: '', needs_branch: false }],
    ewallets: [{ brand: 'kasapay', name: '1' }],
    networks: [],
  },
  '/member/account/store': payoutAccount,
  '/member/withdrawal/info': {
    available: '8469.30',
    locked: '2140',
    turnover: [{ title: '1', required: '8400.00', done: '5208', locked: '2140.00', ends_at: '' }],
    min: '50',
    max: '10000.00',
    left_today: null,
    daily_count: 3,
    count_left: 2,
    fee: { kind: 'percent', value: '0.50' },
    arrival_minutes: 40,
    has_password: false,
    open: withdrawalOrder,
    last: null,
  },
  '/member/withdrawal/create': withdrawalOrder,
  '/member/withdrawal/cancel': { ...withdrawalOrder, status: 'cancelled' },
  '/member/profile/info': {
    fields: [{ name: 'member_email', is_set: false, is_locked: false, is_verified: false }],
    is_withdraw_password: false,
    is_password_weak: false,
    created_at: '',
  },
};
