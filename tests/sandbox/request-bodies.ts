import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Body } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';
import type { EndpointOf, Path } from '#contract/endpoints.ts';
import { codeResend } from '#contract/times.ts';
import { AGREEMENT_VERSION } from '#sandbox/agents/plan.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { CAPTCHA, CLIENT, SITE, type TestSandbox } from './caller.ts';

export const siteAndCurrency = { ...SITE, currency: 'USD' };
const account = 'newcomer_2';
const firstPage = { page: 1, count: 50 };
const latestFirst = { ...firstPage, sort_field: 'at', sort_order: 'desc' } as const;
const lastMonth = () => {
  const to = dayIn(Date.now(), defaultTimeZone);
  return { from: addDays(to, -30), to };
};

type Bodies = { [P in Path]?: Body<EndpointOf<P>> | (() => Promise<Body<EndpointOf<P>>>) };
interface Caller extends Pick<TestSandbox, 'sandbox' | 'control' | 'solved'> {
  /** Calls as the member who is signed in. */
  dataOf: TestSandbox['data'];
  signIn: (account: string) => Promise<void>;
}

/** A valid request body for every call whose body is not empty. Some need data of another call. */
export function requestBodies({ sandbox, control, solved, dataOf, signIn }: Caller): Bodies {
  const as = async <T>(account: string, body: T): Promise<T> => {
    await signIn(account);
    return body;
  };
  const recoveryBody = async (account: string, value: string) => ({
    ...SITE,
    account,
    channel: 'phone' as const,
    value,
    captcha_token: await solved(),
    answer: CAPTCHA,
  });
  const accountOfKind = async (kind: string) =>
    (await dataOf('/member/account/list', {})).list.find((account) => account.kind === kind)?.id ?? '';
  /** A withdrawal with the password of the seed, which another call changes. */
  const withdrawal = async () => {
    await control.reset();
    await control.captcha({ answer: CAPTCHA });
    await signIn('linhmai_88');
    return {
      account_id: await accountOfKind('bank'),
      amount: '20.00',
      withdraw_password: WITHDRAW_PASSWORD,
      request_id: randomUUID(),
    };
  };
  const depositBody = () => ({ method_id: 'USD-lantern', amount: '50.00', request_id: randomUUID() });
  /** Ends the open order, since a member has one at a time. */
  const closeDeposit = async () => {
    const { order } = await dataOf('/member/deposit/open', {});
    if (order) await control.pay({ order_number: order.orderNumber, how: 'refuse' });
  };
  const orderBody = async () => {
    await closeDeposit();
    const { orderNumber } = await dataOf('/member/deposit/create', depositBody());
    return { order_number: orderNumber };
  };
  const openQuestion = async (): Promise<string> => {
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

  return {
    '/demo/play': {
      ...siteAndCurrency,
      device: 0,
      gp_id: 'GPJL',
      game_type: 'slot',
      game_code: 'PLACEHOLDER',
    },
    '/demo/gp_games': { ...siteAndCurrency, device: 0, gp_id: 'GPJL', game_type_id: '2' },
    '/demo/gt_games': { ...siteAndCurrency, support_device: 0, template: 'pc' },
    '/v2/get_jackpot': { currency: 'VND' },
    '/member/game/play1': {
      gp_id: 'GPBB',
      game_type: 'slot',
      game_code: 'lantern-street',
      gt_id: '2',
      lobby_url: 'http://localhost/close',
      device: 0,
      extra: 'launch-1',
    },
    '/member/game/leave1': {},
    '/v3/game_list': { ...siteAndCurrency, support_device: 0, template: 'pc' },
    '/v2/get_tag_game_list': { ...siteAndCurrency, support_device: 1, tag: 'hot', gt_id: '2' },
    '/v2/game_label': { ...siteAndCurrency, device: 0, gp_id: 'GPBB', game_type_id: '2' },
    '/v2/get_template_game_list': { ...siteAndCurrency, support_device: 0 },
    '/arks/web/member-games/last-playing-game': {},
    '/arks/web/member-games/hot-games': { ...siteAndCurrency, gt_id: '2' },
    '/arks/web/member-games/favorite/store': { data: [{ game_id: '200001', status: 1 }] },
    '/arks/web/game/sport-quickbet-url': { ...siteAndCurrency, support_device: 0, domain: 'localhost' },
    '/check_iframe': async () => ({ url: `${sandbox.gamesUrl}/sports/quickbet` }),
    '/get_login_header': {},
    '/captcha': { type: 1, ...SITE },
    '/clientCaptcha': {},
    '/arks/web/vx/verify': {
      account: 'moved_802',
      withdraw_password: '2468',
      member_email: 'moved@example.com',
    },
    '/arks/web/vx/reset': async () => ({
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
    '/forgot_password/send': () => recoveryBody('thanhdat7', '0912345678'),
    '/forgot_password/resend': async () => {
      const { token } = await dataOf('/forgot_password/send', await recoveryBody('double_ok', '5550142'));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + codeResend });
      return { ...SITE, token };
    },
    '/forgot_password/reset': async () => {
      const account = 'moved_802';
      const { token } = await dataOf('/forgot_password/send', await recoveryBody(account, '5550802'));
      const { code } = await control.recoveryCode({ account });
      return { ...SITE, token, code: code ?? '', password: 'noon9753' };
    },
    '/login': async () => ({
      account: 'second_seat',
      password: PASSWORD,
      ...SITE,
      answer: CAPTCHA,
      captcha_token: await solved(),
      ...CLIENT,
    }),
    '/login/double_validation/skip': async () => ({ member_login_id: await openQuestion() }),
    '/login/double_validation': async () => ({
      member_login_id: await openQuestion(),
      answer: 'Ada Reyes',
      captcha_answer: CAPTCHA,
      captcha_token: await solved(),
      remote_addr: '',
      host: 'localhost',
    }),
    '/arks/web/check-agent-domain': { host: 'agent.localhost', ...SITE },
    '/arks/web/member/letter': {
      active: 'all',
      count: 50,
      language: 'en_US',
      page: 1,
      ...SITE,
      sort_field: 'id',
      sort_order: 'desc',
    },
    '/arks/web/member/letter/read': async () => ({
      id: String((await control.letter({ account: 'linhmai_88', title: 'a', content: 'b' })).id),
    }),
    '/arks/web/member/letter/destroy': async () => ({
      id: String((await control.letter({ account: 'linhmai_88', title: 'a', content: 'b' })).id),
    }),
    '/member/profile/common/layout': {},
    '/member/profile': {},
    '/member/profile/edit_password': { old_password: PASSWORD, password: 'dawn1357' },
    '/member_info': { id: '10001' },
    '/get_info_data': async () => ({ enc: (await control.enc({ account: 'second_seat' })).enc }),
    '/arks/web/agent-level-rename': {},
    '/api/fb_tracking': {
      eventName: 'e_pay',
      eventTime: 1,
      eventID: 'D1',
      userData: {},
      customData: { value: 5 },
    },
    '/arks/web/carousel_picture': { ...SITE, use_type: 0 },
    '/arks/web/announcement/marquee': { ...SITE, sort_field: 'sort', sort_order: 'asc' },
    '/arks/web/bulletin': { ...SITE, display_device: 1 },
    '/arks/web/bulletin/member': { ...SITE, display_device: 1, display_location: 2 },
    '/arks/web/bulletin/history': { ...SITE, display_device: 2 },
    '/arks/web/bulletin/member/hide': { ...SITE, display_device: 1, display_location: 2 },
    '/arks/web/activity/red_envelope_promotion': {},
    '/arks/web/activity/red_envelope': { id: 'envelope-USD' },
    '/arks/web/discount': { ...SITE, currency: 'USD' },
    '/arks/web/faq': SITE,
    '/arks/web/register-settings': SITE,
    '/arks/web/register-settings/service-agreement': SITE,
    '/register/verification': { ...SITE, member_currency: 'USD', verification: 1, member_account: account },
    '/register': async () => ({
      ...SITE,
      member_account: account,
      password: PASSWORD,
      member_currency: 'USD',
      member_email: 'new@example.com',
      captcha_token: await solved(),
      verify_code: CAPTCHA,
    }),
    '/register/sms': { member_phone: '0911222333', currency: 'VND', type: 'register_member', ...SITE },
    '/register/valid_message': { ...SITE, agent_id: '10017' },
    '/arks/web/model/register-background/detail': { ...SITE, template: 'H5_1' },
    '/arks/web/site/detail': SITE,
    '/web/logo': SITE,
    '/web/model_setting': { ...SITE, language: 'en_US', model_version: '1' },
    '/web/model_sponsor': { ...SITE, language: 'en_US', model_version: '1' },
    '/web/model_login': { ...SITE, language: 'en_US', model_version: '1' },
    '/api/template_config': { mobileTemplateName: 'H5_1' },
    '/arks/web/web-mobile-footer': { ...SITE, template: 'H5_1' },
    '/arks/web/footer': SITE,
    '/arks/web/float': SITE,
    '/bonus_setting/check': { member_currency: 'USD', ...SITE },
    '/member/apply_for_agent/check': { agent_id: '', apply_agent_flag: 1 },
    '/member/apply_for_agent': { message: 'At the market, every Sunday' },
    '/agent/agreement/accept': { version: AGREEMENT_VERSION },
    '/agent/downline': () =>
      as('agent_rosa', { ...lastMonth(), ...firstPage, sort_field: 'net', sort_order: 'desc' }),
    '/agent/promotion': () => as('agent_rosa', {}),
    '/agent/promotion/create': () => as('agent_rosa', { kind: 'agent', name: 'Poster', currency: 'VND' }),
    '/agent/promotion/disable': () => as('agent_rosa', { code: 'agent' }),
    '/agent/operation': () => as('agent_rosa', { ...lastMonth(), group: 'provider' }),
    '/agent/stratified': () => as('agent_rosa', lastMonth()),
    '/agent/transfer': () =>
      as('agent_rosa', {
        to_account: 'agent_minh',
        amount: '10.00',
        withdraw_password: WITHDRAW_PASSWORD,
        request_id: randomUUID(),
      }),
    '/agent/transfers': () => as('agent_rosa', { ...firstPage, sort_field: 'id', sort_order: 'desc' }),
    '/agent/settlement': () => as('agent_rosa', firstPage),
    '/agent/settlement/detail': async () => {
      await as('agent_rosa', {});
      return { id: (await dataOf('/agent/settlement', firstPage)).list[0]?.id ?? '' };
    },
    '/member/profile/my_cash': {},
    '/member/request/outcome': { request_id: '2f0b2f0e-5a55-4a5c-9d0f-0a3b6a1c7e10' },
    '/member/deposit/methods': { currency: 'USD', device: 0 },
    '/member/deposit/create': async () => {
      await closeDeposit();
      return depositBody();
    },
    '/member/deposit/order': () => orderBody(),
    '/member/deposit/open': {},
    '/member/deposit/paid': () => orderBody(),
    '/member/deposit/cancel': () => orderBody(),
    '/member/promotion/terms': { promotion_id: 'thank-you' },
    '/member/promotion/claim': {
      promotion_id: 'thank-you',
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a12',
    },
    '/member/signin/info': {},
    '/member/signin/sign': {
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a13',
      date: dayIn(Date.now(), defaultTimeZone),
    },
    '/member/wallet/transfer': {
      from: 'main',
      to: 'GPAG',
      amount: '10.00',
      request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a11',
    },
    '/member/wallet/transfers': { page: 1, count: 50, sort_field: 'id', sort_order: 'desc' },
    '/member/record/bets': { ...lastMonth(), ...firstPage, sort_field: 'net', sort_order: 'asc' },
    '/member/record/bet': async () => {
      const body = { ...lastMonth(), ...latestFirst };
      return { id: (await dataOf('/member/record/bets', body)).list[0]?.id ?? '' };
    },
    '/member/record/money': { ...lastMonth(), ...latestFirst },
    '/member/limits': {},
    '/member/play/session': {},
    '/member/limits/set': {
      limits: [{ kind: 'loss', period: 'week', value: '900.00' }],
      reminder_minutes: 60,
    },
    '/member/recommend/project': () => as('friends_3', {}),
    '/member/recommend/records': () => as('friends_3', { ...lastMonth(), ...latestFirst }),
    '/member/recommend/members': () => as('friends_3', { search: 'fr', ...latestFirst }),
    '/member/account/store': {
      kind: 'crypto',
      network: 'BTC',
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      withdraw_password: WITHDRAW_PASSWORD,
    },
    '/member/account/default': async () => ({ id: await accountOfKind('ewallet') }),
    '/member/account/destroy': async () => ({
      id: await accountOfKind('crypto'),
      withdraw_password: WITHDRAW_PASSWORD,
    }),
    '/member/withdrawal/create': () => withdrawal(),
    '/member/withdrawal/cancel': async () => ({
      order_number: (await dataOf('/member/withdrawal/create', await withdrawal())).orderNumber,
    }),
    '/member/profile/verify/send': { field: 'member_phone', value: '5550188' },
    '/member/profile/verify': async () => {
      const { code } = await control.verificationCode({ account: 'linhmai_88', field: 'member_phone' });
      return { field: 'member_phone', value: '5550188', code: code ?? '' };
    },
    '/member/profile/edit': { member_telegram: 'linh.mai' },
    '/member/profile/withdraw_password': { old_password: WITHDRAW_PASSWORD, password: '1357' },
    '/member/profile/balance/all/back': {},
    '/member/profile/balance_get_back': {},
    '/arks/web/cash_surplus/check': siteAndCurrency,
    '/logout': {},
  };
}
