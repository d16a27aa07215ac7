import { type Calls, lastMonth, latestFirst, sentBy } from './call.ts';

export const recommendCalls = {
  '/member/recommend/project': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('friends_3', {}),
    response: {
      recommend_code: 'lan',
      url: '',
      rules: [{ level: 1, condition: 'bets', amount: '500.00', reward: '10' }],
      totals: { friends: 3, deposited: 2, rewards: '20.50' },
    },
  },
  '/member/recommend/records': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('friends_3', { ...lastMonth(), ...latestFirst }),
    response: {
      list: [{ id: '7-1', member_account: 'fr****ew', level: 1, amount: '5.50', at: '' }],
      total_count: 1,
      totals: { count: 1, amount: '5.50' },
    },
  },
  '/member/recommend/members': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: sentBy('friends_3', { search: 'fr', ...latestFirst }),
    response: {
      list: [{ id: 7, member_account: '', status: 'deposited', joined_at: '', rewards: null }],
      total_count: 1,
    },
  },
} satisfies Calls;
