import { type Calls, firstPage, lastMonth, latestFirst } from './call.ts';

const betRound = {
  id: 7,
  gp_id: 'GPBB',
  gp_name: '8',
  gt_id: 2,
  game_id: 200001,
  game_name: { en_US: '77' },
  game_icon: '/g.webp',
  status: 'settled',
  staked: '2.50',
  valid: '2.50',
  won: '0',
  net: '-2.50',
  at: '',
} as const;
const sums = { staked: '2.50', valid: '2.50', won: null, net: '-2.50' };

export const recordsCalls = {
  '/member/record/bets': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: { ...lastMonth(), ...firstPage, sort_field: 'net', sort_order: 'asc' },
    response: {
      list: [betRound, { ...betRound, id: 'R8', game_name: {} as Record<string, string> }],
      total_count: 2,
      totals: { count: 2, ...sums },
    },
  },
  '/member/record/bet': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: async ({ dataOf }) => {
      const body = { ...lastMonth(), ...latestFirst };
      return { id: (await dataOf('/member/record/bets', body)).list[0]?.id ?? '' };
    },
    response: {
      ...betRound,
      steps: [
        { kind: 'stake', text: '', amount: '2.50' },
        { kind: 'outcome', text: '3 + 4', amount: null },
      ],
    },
  },
  '/member/record/money': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: { ...lastMonth(), ...latestFirst },
    response: {
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
          from: 'GPAG',
          to: '',
          reason: '7',
          at: '',
          closed_at: '2026-11-24 10:00:00',
        },
      ],
      total_count: 1,
      totals: { count: 1, amount: '5.50', fee: null, booked: '5.50' },
    },
  },
} satisfies Calls;
