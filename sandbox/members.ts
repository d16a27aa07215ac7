import type { Currency } from '#contract/limits.ts';
import type { BankAccountRow } from './db/schema.ts';

/** Password of all named members. */
export const PASSWORD = 'dusk2468';
/** Withdrawal password of all members that have one. */
export const WITHDRAW_PASSWORD = '2468';

type NamedAccount = Pick<BankAccountRow, 'kind' | 'place' | 'number'> &
  Partial<Pick<BankAccountRow, 'branch' | 'alias' | 'status' | 'reason'>>;

export type NamedMember = {
  account: string;
  /** Purpose of this member, printed at start. */
  situation: string;
  currency: Currency;
  /** Main wallet, in major units. */
  cash: number;
  /** Wallets at providers by gp_id, in major units. */
  wallets?: Readonly<Record<string, number>>;
  name?: string;
  email?: string;
  phone?: string;
  identityId?: string;
  memberType?: number;
  agentLevel?: number;
  /** Code of /login instead of a token (SPEC.md section 8). */
  loginCode?: 102 | 103 | 106 | 107 | 201 | 202 | 203 | 802;
  doubleValidation?: boolean;
  firstLogin?: boolean;
  bankUnverified?: boolean;
  agent?: 'active' | 'inactive';
  /** 0: a pop-up discount is shown until the member hides it. */
  displayFrequency?: 0 | 1;
  letters?: number;
  unread?: number;
  /** Code of the one-key balance return (SPEC.md section 8). */
  returnCode?: 101 | 102 | 103 | 104 | 105;
  /** Deposits that the member has cancelled within the last minutes. */
  cancelledDeposits?: number;
  /** No red envelope, favourites or history, like a newly registered member. */
  fresh?: boolean;
  /** Accounts for withdrawals, verified unless another status is given. */
  accounts?: readonly NamedAccount[];
  /** Major units of a withdrawal to the first account that waits for the operator. */
  openWithdrawal?: number;
  /** Bets that are asked for, and what they lock, in major units. */
  turnover?: { required: number; locked: number };
  /** Wire names of registration fields that are verified, or that the operator has locked. */
  verified?: readonly string[];
  locked?: readonly string[];
  /** False: the member has not set one. */
  withdrawPassword?: false;
};

/** Initial members of the sandbox, one for each situation that the site must handle. */
export const NAMED_MEMBERS: readonly NamedMember[] = [
  {
    account: 'linhmai_88',
    situation: 'ordinary member; money at four providers, three unread letters',
    currency: 'USD',
    cash: 10_609.3,
    wallets: { GPPT: 642.1, GPAG: 1_210.75, GPOG: 18.4, GPBB: 0 },
    name: 'Linh Mai',
    email: 'linh@example.com',
    phone: '5550188',
    letters: 12,
    unread: 3,
    verified: ['member_email'],
    accounts: [
      { kind: 'bank', place: 'usd-1', number: '190377424471' },
      { kind: 'crypto', place: 'TRC20', number: 'TMxC52sPqqePPysFkgPVtkVpMz9pwdtuXS', alias: 'Cold wallet' },
      { kind: 'ewallet', place: 'kasapay', number: '84905550188' },
    ],
  },
  {
    account: 'second_seat',
    situation: 'another ordinary member, for two browsers at once',
    currency: 'USD',
    cash: 500,
    letters: 2,
    unread: 1,
  },
  {
    account: 'minghua_8',
    situation: 'plays in RMB',
    currency: 'RMB',
    cash: 88_861.52,
    name: '王明华',
    accounts: [{ kind: 'bank', place: 'rmb-1', number: '6222021234567890', branch: '上海浦东支行' }],
    wallets: { GPPL: 320 },
    letters: 4,
    unread: 2,
  },
  {
    account: 'thanhdat7',
    situation: 'plays in VND, which has no minor units',
    currency: 'VND',
    cash: 317_005_970,
    name: 'Dat',
    phone: '0912345678',
    accounts: [{ kind: 'bank', place: 'vnd-1', number: '0451000234567' }],
  },
  { account: 'priya_rao', situation: 'plays in INR', currency: 'INR', cash: 84_210.5, name: 'Priya Rao' },
  {
    account: 'double_ok',
    situation: 'double validation: asked for name, phone or email after the password',
    currency: 'USD',
    cash: 1_200,
    doubleValidation: true,
    name: 'Ada Reyes',
    email: 'ada@example.com',
    phone: '5550142',
  },
  {
    account: 'moved_802',
    situation: 'moved from another site: 802, verifies by email or phone and sets a password',
    currency: 'USD',
    cash: 75,
    loginCode: 802,
    email: 'moved@example.com',
    phone: '5550802',
  },
  {
    account: 'new_device',
    situation: '107: a device that the member has not used before',
    currency: 'USD',
    cash: 60,
    loginCode: 107,
    email: 'new_device@example.com',
  },
  { account: 'closed_102', situation: '102: disabled', currency: 'USD', cash: 0, loginCode: 102 },
  { account: 'frozen_103', situation: '103: frozen', currency: 'USD', cash: 900, loginCode: 103 },
  { account: 'ipdeny_106', situation: '106: address not allowed', currency: 'USD', cash: 10, loginCode: 106 },
  { account: 'ipdeny_201', situation: '201: address refused', currency: 'USD', cash: 10, loginCode: 201 },
  { account: 'ipdeny_202', situation: '202: country refused', currency: 'USD', cash: 10, loginCode: 202 },
  { account: 'ipdeny_203', situation: '203: proxy refused', currency: 'USD', cash: 10, loginCode: 203 },
  {
    account: 'first_login',
    situation: 'must change the password at first login',
    currency: 'USD',
    cash: 20,
    firstLogin: true,
  },
  {
    account: 'bank_check',
    situation: 'bank account not verified: deposits are blocked',
    currency: 'USD',
    cash: 45,
    bankUnverified: true,
  },
  { account: 'agent_rosa', situation: 'agent, active', currency: 'USD', cash: 3_400, agent: 'active' },
  {
    account: 'agent_idle',
    situation: 'agent who is not active yet: sent to proxy registration',
    currency: 'USD',
    cash: 15,
    agent: 'inactive',
  },
  {
    account: 'offers_on',
    situation: 'display_frequency 0: a pop-up discount comes back until hidden',
    currency: 'USD',
    cash: 120,
    displayFrequency: 0,
  },
  {
    account: 'letters_99',
    situation: 'more than 99 unread letters, more than one page',
    currency: 'USD',
    cash: 33,
    letters: 134,
    unread: 121,
  },
  { account: 'empty_hand', situation: 'nothing in any wallet', currency: 'USD', cash: 0 },
  {
    account: 'return_101',
    situation: 'one-key return answers 101; money is stuck at a provider',
    currency: 'USD',
    cash: 200,
    wallets: { GPPT: 50 },
    returnCode: 101,
  },
  {
    account: 'return_104',
    situation: 'one-key return answers 104',
    currency: 'USD',
    cash: 200,
    wallets: { GPBB: 12.5 },
    returnCode: 104,
  },
  {
    account: 'type_two',
    situation: 'member_type 2: the level has a name of the operator',
    currency: 'USD',
    cash: 640,
    memberType: 2,
    agentLevel: 2,
  },
  {
    account: 'newcomer_1',
    situation: 'registered a minute ago: no letters, favourites or history',
    currency: 'USD',
    cash: 0,
    fresh: true,
  },
  {
    account: 'wd_turnover',
    situation: 'withdrawal answers 103: part of the balance is locked by a turnover requirement',
    currency: 'USD',
    cash: 700,
    name: 'Nora Field',
    accounts: [{ kind: 'bank', place: 'usd-2', number: '70012345' }],
    turnover: { required: 60, locked: 200 },
  },
  {
    account: 'wd_pending',
    situation: 'withdrawal answers 107: one waits for the operator; its account cannot be removed (105)',
    currency: 'USD',
    cash: 350,
    name: 'Omar Reed',
    accounts: [{ kind: 'bank', place: 'usd-1', number: '190377420001' }],
    openWithdrawal: 150,
  },
  {
    account: 'wd_closed',
    situation: 'withdrawal answers 109: closed in MMK for some hours after the start',
    currency: 'MMK',
    cash: 900_000,
    name: 'Aung Min',
    accounts: [{ kind: 'bank', place: 'mmk-1', number: '0012345678901' }],
  },
  {
    account: 'wd_accounts',
    situation: 'accounts for withdrawals: five of a bank (103), one is being checked, one is refused (108)',
    currency: 'USD',
    cash: 400,
    name: 'Ines Duarte',
    accounts: [
      { kind: 'bank', place: 'usd-1', number: '800000001', status: 'pending' },
      {
        kind: 'bank',
        place: 'usd-1',
        number: '800000002',
        status: 'refused',
        reason: 'The account is in another name',
      },
      { kind: 'bank', place: 'usd-2', number: '800000003' },
      { kind: 'bank', place: 'usd-2', number: '800000004', alias: 'Salary' },
      { kind: 'bank', place: 'usd-3', number: '800000005' },
      { kind: 'ewallet', place: 'lumo', number: 'ines@example.com' },
    ],
  },
  {
    account: 'open_profile',
    situation: 'profile to complete: no withdrawal password, e-mail not verified, identity number locked',
    currency: 'USD',
    cash: 90,
    name: 'Sam Okoro',
    email: 'sam@example.com',
    fresh: true,
    withdrawPassword: false,
    locked: ['identity_id'],
  },
  {
    account: 'cancels_5',
    situation: 'has cancelled five deposits: another one answers 106 for an hour',
    currency: 'USD',
    cash: 80,
    cancelledDeposits: 5,
  },
];
