import { randomUUID } from 'node:crypto';
import { AGREEMENT_VERSION } from '#sandbox/agents/plan.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { SITE } from '#tests/sandbox/caller.ts';
import { byId, type Calls, firstPage, lastMonth, sentBy } from './call.ts';

const downlineSums = { deposits: '120.00', withdrawals: '80.50', turnover: '400.00', net: '-12.50' };
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
  first_deposits: 1,
  ...downlineSums,
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

export const agentsCalls = {
  '/agent/plan': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    response: {
      steps: [{ min_active: 3, min_net: '0', rate: '25' }],
      levels: [{ level: '1', name: '' }],
      currency: 'USD',
      fee_rate: '12',
      pay_days: 10,
    },
  },
  '/agent/agreement': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    response: { version: 3, html: '<p></p>', accepted_at: '', was_accepted: false },
  },
  '/agent/agreement/accept': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { version: AGREEMENT_VERSION },
  },
  '/bonus_setting/check': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { member_currency: 'USD', ...SITE },
    response: { is_friend: false },
  },
  '/member/apply_for_agent/check': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'query',
    request: { agent_id: '', apply_agent_flag: 1 },
    response: { status: 'refused', applied_at: '', reason: '7', again_at: '' },
  },
  '/member/apply_for_agent': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { message: 'At the market, every Sunday' },
  },
  '/agent/downline': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', { ...lastMonth(), ...firstPage, sort_field: 'net', sort_order: 'desc' }),
    response: {
      list: [
        {
          member_id: 20_001,
          member_account: 'lan.1',
          is_agent: false,
          level: 1,
          agent_level: '',
          status: 'suspended',
          joined_at: '',
          last_login_at: '2026-11-24 10:00:00',
          currency: 'USD',
          ...downlineSums,
          downline_count: 4,
        },
      ],
      total_count: 1,
      path: [{ member_id: 7, member_account: 'lan', level: 0, agent_level: '1' }],
      totals: [{ currency: 'USD', count: 5, ...downlineSums, withdrawals: '80.50' }],
    },
  },
  '/agent/promotion': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', {}),
    response: {
      links: [agentLink, { ...agentLink, code: 8, kind: 'friend', currency: '' }],
      materials: [{ id: '1', title: '', photo_path: '/a.png', width: 640, height: 320 }],
    },
  },
  '/agent/promotion/create': {
    reads: 'data',
    sender: 'member',
    consumer: 'mutation',
    request: sentBy('agent_rosa', { kind: 'agent', name: 'Poster', currency: 'VND' }),
    response: { link: agentLink },
  },
  '/agent/promotion/disable': {
    reads: 'data',
    sender: 'member',
    consumer: 'mutation',
    request: sentBy('agent_rosa', { code: 'agent' }),
    response: { link: agentLink },
  },
  '/agent/operation': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', { ...lastMonth(), group: 'provider' }),
    response: {
      list: [{ key: '2', name: '', currency: 'USD', ...reportSums }],
      ...report,
      before: reportSums,
    },
  },
  '/agent/stratified': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', lastMonth()),
    response: { list: [{ level: 1, members: 9, agents: 2, ...reportSums }], ...report },
  },
  '/agent/settlement': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', firstPage),
    response: { list: [period], total_count: 1, currency: 'USD', total_paid: '120.25' },
  },
  '/agent/settlement/detail': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: async ({ signIn, dataOf }) => {
      await signIn('agent_rosa');
      return { id: (await dataOf('/agent/settlement', firstPage)).list[0]?.id ?? '' };
    },
    response: {
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
      sources: [
        {
          kind: 'agent',
          member_id: 8,
          member_account: '',
          active: 2,
          net_win: '-12.00',
          bonuses: '1.00',
          fees: '0.50',
          base: '-10',
          commission: '2.50',
          share: '4.25',
          share_rate: '25',
          own_share: '1.75',
        },
      ],
    },
  },
  '/agent/transfer': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: sentBy('agent_rosa', {
      to_account: 'agent_minh',
      amount: '10.00',
      withdraw_password: WITHDRAW_PASSWORD,
      request_id: randomUUID(),
    }),
    response: { request_id: '', available: '100.50' },
  },
  '/agent/transfers': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('agent_rosa', byId),
    response: {
      list: [{ id: '7', request_id: '', to_id: 8, to_account: 'lan.1', amount: '12.50', created_at: '' }],
      total_count: 1,
      available: '100.50',
      min: '1.00',
      max: null,
    },
  },
} satisfies Calls;
