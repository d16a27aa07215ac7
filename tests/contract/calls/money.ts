import { randomUUID } from 'node:crypto';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA } from '#tests/sandbox/caller.ts';
import { byId, type Caller, type Calls, siteAndCurrency } from './call.ts';

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
  arrives: '98.00',
  bonus: '1.50',
  turnover: '12',
  created_at: '',
  expires_at: '2026-11-24 11:00:00',
  reason: '',
  instructions: { network: 'TRC20', coin: '', address: 'T1', amount: '100.0', rate: null, uri: '' },
} as const;
const payoutAccount = {
  id: 7,
  kind: 'bank',
  status: 'pending',
  reason: '',
  is_default: false,
  is_in_use: false,
  alias: '',
  owner: 'Đặng Thị Hoa',
  bank_id: '3',
  bank_name: 'Red River Bank',
  branch: '7',
  brand: 'kasapay',
  brand_name: '',
  network: 'TRC20',
  network_name: '',
  address: 'T1',
  number: '****4471',
  created_at: '',
} as const;
const withdrawalOrder = {
  order_number: 'W241121',
  request_id: '',
  account_id: '7',
  account: '****4471',
  amount: '300.00',
  fee: '1',
  pay_amount: '299.00',
  status: 'pending',
  reason: '',
  created_at: '2026-11-24 10:00:00',
  closed_at: '',
} as const;

const accountOfKind = async ({ dataOf }: Caller, kind: string) =>
  (await dataOf('/member/account/list', {})).list.find((account) => account.kind === kind)?.id ?? '';
const newDeposit = async ({ dataOf, control }: Caller) => {
  // A member has one open order at a time.
  const { order } = await dataOf('/member/deposit/open', {});
  if (order) await control.pay({ order_number: order.orderNumber, how: 'refuse' });
  return { method_id: 'USD-lantern', amount: '50.00', request_id: randomUUID() };
};
const openOrder = async (caller: Caller) => {
  const { orderNumber } = await caller.dataOf('/member/deposit/create', await newDeposit(caller));
  return { order_number: orderNumber };
};
const newWithdrawal = async (caller: Caller) => {
  const { control, signIn } = caller;
  // Another call changes the password of the seed.
  await control.reset();
  await control.captcha({ answer: CAPTCHA });
  await signIn('linhmai_88');
  return {
    account_id: await accountOfKind(caller, 'bank'),
    amount: '20.00',
    withdraw_password: WITHDRAW_PASSWORD,
    request_id: randomUUID(),
  };
};

export const moneyCalls = {
  '/member/account/list': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    response: { list: [payoutAccount, { ...payoutAccount, id: '8', kind: 'crypto' }], limit: 5 },
  },
  '/member/account/banks': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    response: {
      banks: [{ bank_id: 3, name: 'Red River Bank', icon: '', needs_branch: false }],
      ewallets: [{ brand: 'kasapay', name: '1', icon: '' }],
      networks: [{ network: 'TRC20', name: '', icon: '' }],
    },
  },
  '/member/account/store': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: {
      kind: 'crypto',
      network: 'BTC',
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      withdraw_password: WITHDRAW_PASSWORD,
    },
    response: payoutAccount,
  },
  '/member/account/default': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: async (caller) => ({ id: await accountOfKind(caller, 'ewallet') }),
  },
  '/member/account/destroy': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: async (caller) => ({
      id: await accountOfKind(caller, 'crypto'),
      withdraw_password: WITHDRAW_PASSWORD,
    }),
  },
  '/member/deposit/methods': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: { currency: 'USD', device: 0 },
    response: {
      list: [
        {
          id: 'USD-usdt',
          kind: 'crypto',
          icon: '/u.svg',
          fee: rate,
          arrival_minutes: 10,
          presets: ['10.00', '20.50'],
          needs: ['payer_name'],
        },
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
  },
  '/member/deposit/create': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: newDeposit,
    response: depositOrder,
  },
  '/member/deposit/order': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: openOrder,
    response: { ...depositOrder, kind: 'redirect', instructions: null },
  },
  '/member/deposit/open': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {},
    response: { order: depositOrder },
  },
  '/member/deposit/paid': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: openOrder,
    response: { ...depositOrder, status: 'reported' },
  },
  '/member/deposit/cancel': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: openOrder,
    response: { ...depositOrder, status: 'cancelled', promotion: { id: 7, title: '' } },
  },
  '/member/request/outcome': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: { request_id: '2f0b2f0e-5a55-4a5c-9d0f-0a3b6a1c7e10' },
    response: { is_void: 1, response: null },
  },
  '/member/wallet/transfer': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    request: {
      from: 'main',
      to: 'GPAG',
      amount: '10.00',
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a11',
    },
    response: { request_id: '', from_balance: '10609.30', to_balance: '642.10' },
  },
  '/member/wallet/transfers': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'none',
    request: byId,
    response: {
      list: [{ id: '7', request_id: '', from: 'main', to: 'GPAG', amount: '12.50', created_at: '' }],
      total_count: 1,
    },
  },
  '/member/profile/my_cash': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: {
      my_cash_list: [
        {
          gp_id: 'GPAG',
          gp_name: '',
          icon_dark: '/AG.svg',
          is_light: false,
          balance: 1_210.75,
          maintenance: false,
          maintenance_end_at: '',
        },
      ],
      total: 12_480.55,
    },
  },
  '/member/profile/balance/all/back': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: {},
  },
  '/member/profile/balance_get_back': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: {},
  },
  '/arks/web/cash_surplus/check': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: siteAndCurrency,
    response: { active: false },
  },
  '/member/withdrawal/info': {
    reads: 'optional data',
    sender: 'member',
    consumer: 'machine',
    response: {
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
  },
  '/member/withdrawal/create': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: newWithdrawal,
    response: withdrawalOrder,
  },
  '/member/withdrawal/cancel': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: async (caller) => ({
      order_number: (await caller.dataOf('/member/withdrawal/create', await newWithdrawal(caller)))
        .orderNumber,
    }),
    response: { ...withdrawalOrder, status: 'cancelled' },
  },
} satisfies Calls;
