import { vi } from 'vitest';
import { codeResend } from '#contract/times.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, CLIENT, SITE } from '#tests/sandbox/caller.ts';
import type { Caller, Calls } from './call.ts';

const member = { id: '10001', token: 't0ken', member_account: 'lan', member_currency: 'USD' };
const question = { member_login_id: '5', question: 'member_name', available_questions_count: 3 } as const;

const account = 'newcomer_2';
const recovery = async ({ solved }: Caller, account: string, value: string) => ({
  ...SITE,
  account,
  channel: 'phone' as const,
  value,
  captcha_token: await solved(),
  answer: CAPTCHA,
});
const openQuestion = async ({ dataOf, solved }: Caller): Promise<string> => {
  const headers = await dataOf('/get_login_header', {});
  const body = {
    account: 'double_ok',
    password: PASSWORD,
    ...SITE,
    answer: CAPTCHA,
    captcha_token: await solved(),
    ...CLIENT,
  };
  const data = await dataOf('/login', body, { headers });
  return 'memberLoginId' in data ? data.memberLoginId : '';
};

export const sessionCalls = {
  '/member/profile/common/layout': {
    reads: 'data',
    sender: 'member',
    consumer: 'machine',
    request: {},
    response: {
      ...member,
      member_type: '1',
      agent_type: '',
      agent_level: '2',
      agent_active: false,
      is_agent: false,
      is_playing: false,
      member_cash: 1_200.5,
      wallet_status: true,
      cash_back_status: true,
      first_login_to_change_password: false,
      need_bank_account_deposit_verified: false,
    },
  },
  '/member/profile': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: {
      member_profile: {
        ...member,
        is_withdraw_password: false,
        member_name: '',
        member_birthday: '1990-01-01',
        member_phone: '5550142',
        member_email: 'lan@example.com',
        member_line: '',
        member_qq: '10001',
        member_skype: '',
        member_wechat: '',
        member_fb: '',
        member_zalo: '',
        member_telegram: '',
        member_whats_app: '',
        member_others: '',
        new_identity_id: '7',
      },
    },
  },
  '/member/profile/edit_password': {
    reads: 'nothing',
    sender: 'member',
    consumer: 'machine',
    request: { old_password: PASSWORD, password: 'dawn1357' },
  },
  '/member_info': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: { id: '10001' },
    response: { currency: 'USD' },
  },
  '/get_info_data': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async ({ control }) => ({ enc: (await control.enc({ account: 'second_seat' })).enc }),
    response: JSON.stringify({ tk: 't', member_id: 5, member_account: 'a', member_currency: 'USD' }),
  },
  '/arks/web/agent-level-rename': {
    reads: 'data',
    sender: 'member',
    consumer: 'query',
    request: {},
    response: { detail: { '1': 'Bronze', '2': '22' } },
  },
  '/api/fb_tracking': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'background',
    request: {
      eventName: 'e_pay',
      eventTime: 1,
      eventID: 'D1',
      userData: {},
      customData: { value: 5 },
    },
  },
  '/forgot_password/send': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: (caller) => recovery(caller, 'thanhdat7', '0912345678'),
    response: { token: '123' },
  },
  '/forgot_password/resend': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'machine',
    request: async (caller) => {
      const { token } = await caller.dataOf(
        '/forgot_password/send',
        await recovery(caller, 'double_ok', '5550142'),
      );
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + codeResend });
      return { ...SITE, token };
    },
  },
  '/forgot_password/reset': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async (caller) => {
      const account = 'moved_802';
      const { token } = await caller.dataOf(
        '/forgot_password/send',
        await recovery(caller, account, '5550802'),
      );
      const { code } = await caller.control.recoveryCode({ account });
      return { ...SITE, token, code: code ?? '', password: 'noon9753' };
    },
    response: { member_account: 'lan' },
  },
  '/arks/web/register-settings': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'machine',
    request: SITE,
    response: {
      list: [
        {
          name: 'member_name',
          currency: 'USD',
          is_display: false,
          is_required: false,
          is_unique: false,
          is_member_center: false,
          is_verification: false,
          is_member_center_verification: false,
        },
      ],
    },
  },
  '/arks/web/register-settings/service-agreement': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: SITE,
    response: { content: '1' },
  },
  '/register/verification': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, member_currency: 'USD', verification: 1, member_account: account },
  },
  '/register': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async ({ solved }) => ({
      ...SITE,
      member_account: account,
      password: PASSWORD,
      member_currency: 'USD',
      member_email: 'new@example.com',
      captcha_token: await solved(),
      verify_code: CAPTCHA,
    }),
    response: member,
  },
  '/register/sms': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'machine',
    request: { member_phone: '0911222333', currency: 'VND', type: 'register_member', ...SITE },
  },
  '/register/valid_message': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'machine',
    request: { ...SITE, agent_id: '10017' },
    response: { is_valid: false },
  },
  '/arks/web/model/register-background/detail': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'query',
    request: { ...SITE, template: 'H5_1' },
    response: { photo_path: '' },
  },
  '/get_login_header': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'machine',
    request: {},
    response: { 'x-login': '12' },
  },
  '/login': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async ({ solved }) => ({
      account: 'second_seat',
      password: PASSWORD,
      ...SITE,
      answer: CAPTCHA,
      captcha_token: await solved(),
      ...CLIENT,
    }),
    response: member,
  },
  '/login/double_validation': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async (caller) => ({
      member_login_id: await openQuestion(caller),
      answer: 'Ada Reyes',
      captcha_answer: CAPTCHA,
      captcha_token: await caller.solved(),
      remote_addr: '',
      host: 'localhost',
    }),
    response: member,
  },
  '/login/double_validation/skip': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: async (caller) => ({ member_login_id: await openQuestion(caller) }),
    response: question,
  },
  '/logout': {
    reads: 'nothing',
    sender: 'member, ending',
    consumer: 'machine',
    request: {},
  },
  '/captcha': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: { type: 1, ...SITE },
    response: { token: '123', captcha: 'data:,1', placeholder: '' },
  },
  '/clientCaptcha': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: {},
    response: { text: 'abc', data: '<svg></svg>' },
  },
  '/arks/web/vx/verify': {
    reads: 'data',
    sender: 'visitor',
    consumer: 'machine',
    request: {
      account: 'moved_802',
      withdraw_password: '2468',
      member_email: 'moved@example.com',
    },
    response: { token: '123' },
  },
  '/arks/web/vx/reset': {
    reads: 'nothing',
    sender: 'visitor',
    consumer: 'machine',
    request: async ({ dataOf }) => ({
      account: 'moved_802',
      password: 'fresh2468',
      token: (
        await dataOf('/arks/web/vx/verify', {
          account: 'moved_802',
          withdraw_password: '2468',
          member_phone: '5550802',
        })
      ).token,
    }),
  },
  '/arks/web/check-agent-domain': {
    reads: 'optional data',
    sender: 'visitor',
    consumer: 'machine',
    request: { host: 'agent.localhost', ...SITE },
    response: { is_valid: false, currency: '', agent_id: '' },
  },
} satisfies Calls;
