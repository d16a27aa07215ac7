import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Body, readResult } from '#contract/call.ts';
import { type EndpointOf, endpoints, type Path } from '#contract/endpoints.ts';
import { codeResend } from '#contract/limits.ts';
import { type ControlClient, createControlClient } from '#sandbox/control-client.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';

let sandbox: Sandbox;
let control: ControlClient;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, gamesPort: 0, controlPort: 0 });
  control = createControlClient(sandbox.control ?? '');
});
afterAll(() => sandbox.close());
afterEach(() => {
  vi.useRealTimers();
});

const site = { site_id: '1' };
const siteAndCurrency = { ...site, currency: 'USD' };
const client = {
  remote_addr: '',
  host: 'localhost',
  device: 'desktop',
  system_group: 'web',
  udid: 'u-1',
  login_type: 'account',
  cdn: '',
  system: 'Linux',
  browser: 'Chrome/140',
  system_version: '6',
};
const account = 'newcomer_2';

/** A valid request body for every call. Some need data of another call. */
const bodies: { [P in Path]?: Body<EndpointOf<P>> | (() => Promise<Body<EndpointOf<P>>>) } = {
  '/demo/play': { ...siteAndCurrency, device: 0, gp_id: 'GPJL', game_type: 'slot', game_code: 'PLACEHOLDER' },
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
  '/captcha': { type: 1, site_id: '1' },
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
    return { ...site, token };
  },
  '/forgot_password/reset': async () => {
    const account = 'moved_802';
    const { token } = await dataOf('/forgot_password/send', await recoveryBody(account, '5550802'));
    const { code } = await control.recoveryCode({ account });
    return { ...site, token, code: code ?? '', password: 'noon9753' };
  },
  '/login': async () => ({
    account: 'second_seat',
    password: 'dusk2468',
    ...site,
    answer: '7k4m',
    captcha_token: await solved(),
    ...client,
  }),
  '/login/double_validation/skip': async () => ({ member_login_id: await openQuestion() }),
  '/login/double_validation': async () => ({
    member_login_id: await openQuestion(),
    answer: 'Ada Reyes',
    captcha_answer: '7k4m',
    captcha_token: await solved(),
    remote_addr: '',
    host: 'localhost',
  }),
  '/arks/web/check-agent-domain': { host: 'agent.localhost', ...site },
  '/arks/web/member/letter': {
    active: 'all',
    count: 50,
    language: 'en_US',
    page: 1,
    ...site,
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
  '/member/profile/edit_password': { old_password: 'dusk2468', password: 'dawn1357' },
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
  '/arks/web/carousel_picture': { ...site, use_type: 0 },
  '/arks/web/announcement/marquee': { ...site, sort_field: 'sort', sort_order: 'asc' },
  '/arks/web/bulletin': { ...site, display_device: 1 },
  '/arks/web/bulletin/member': { ...site, display_device: 1, display_location: 2 },
  '/arks/web/bulletin/history': { ...site, display_device: 2 },
  '/arks/web/bulletin/member/hide': { ...site, display_device: 1, display_location: 2 },
  '/arks/web/activity/red_envelope_promotion': {},
  '/arks/web/activity/red_envelope': { id: 'envelope-USD' },
  '/arks/web/discount': site,
  '/arks/web/faq': site,
  '/arks/web/register-settings': site,
  '/arks/web/register-settings/service-agreement': site,
  '/register/verification': { ...site, member_currency: 'USD', verification: 1, member_account: account },
  '/register': async () => ({
    ...site,
    member_account: account,
    password: 'dusk2468',
    member_currency: 'USD',
    member_email: 'new@example.com',
    captcha_token: await solved(),
    verify_code: '7k4m',
  }),
  '/register/sms': { member_phone: '0911222333', currency: 'VND', type: 'register_member', ...site },
  '/register/valid_message': { ...site, agent_id: '10017' },
  '/arks/web/model/register-background/detail': { ...site, template: 'H5_1' },
  '/arks/web/site/detail': site,
  '/web/logo': site,
  '/web/model_setting': { ...site, language: 'en_US', model_version: '1' },
  '/web/model_sponsor': { ...site, language: 'en_US', model_version: '1' },
  '/web/model_login': { ...site, language: 'en_US', model_version: '1' },
  '/api/template_config': { mobileTemplateName: 'H5_1' },
  '/arks/web/web-mobile-footer': { ...site, template: 'H5_1' },
  '/arks/web/footer': site,
  '/arks/web/float': site,
  '/bonus_setting/check': { member_currency: 'USD', ...site },
  '/member/apply_for_agent/check': { agent_id: '', apply_agent_flag: 1 },
  '/member/apply_for_agent': { message: 'At the market, every Sunday' },
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
  '/member/wallet/transfer': {
    from: 'main',
    to: 'GPAG',
    amount: '10.00',
    request_id: '6f1c1f6e-54c4-4a63-9d0e-0b3f0d6f8a11',
  },
  '/member/wallet/transfers': { page: 1, count: 50, sort_field: 'id', sort_order: 'desc' },
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

const send = async (path: Path, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(sandbox.url + endpoints[path].url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return response.json();
};

const dataOf = async <P extends Path>(path: P, body: Body<EndpointOf<P>>, headers = {}) => {
  const answer = readResult(endpoints[path] as EndpointOf<P>, await send(path, body, headers));
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer.failure)}`);
  return answer.data;
};

const recoveryBody = async (account: string, value: string) => ({
  ...site,
  account,
  way: 'phone' as const,
  value,
  captcha_token: await solved(),
  answer: '7k4m',
});
const accountOfKind = async (kind: string) =>
  (await dataOf('/member/account/list', {})).list.find((account) => account.kind === kind)?.id ?? '';
/** A withdrawal with the password of the seed, which another call changes. */
const withdrawal = async () => {
  await control.reset();
  await control.captcha({ answer: '7k4m' });
  token = (await control.signIn({ account: 'linhmai_88' })).token;
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
const solved = async (): Promise<string> => (await dataOf('/captcha', { type: 1, site_id: '1' })).token;
const openQuestion = async (): Promise<string> => {
  const headers = await dataOf('/get_login_header', {});
  const body = {
    account: 'double_ok',
    password: 'dusk2468',
    ...site,
    answer: '7k4m',
    captcha_token: await solved(),
    ...client,
  };
  const answered = await dataOf('/login', body, headers);
  return 'memberLoginId' in answered ? answered.memberLoginId : '';
};

const paths = Object.keys(endpoints) as Path[];

beforeAll(async () => {
  await control.captcha({ answer: '7k4m' });
});

test.each(paths)('response of %s matches the contract', async (path) => {
  // The sandbox allows at most twelve captchas per second.
  await new Promise((done) => setTimeout(done, 25));
  token = (await control.signIn({ account: 'linhmai_88' })).token;
  const prepared = bodies[path];
  let body: unknown = typeof prepared === 'function' ? await prepared() : (prepared ?? {});
  if (path === '/demo/play') {
    const { list } = await dataOf('/demo/gp_games', {
      ...siteAndCurrency,
      device: 0,
      gp_id: 'GPJL',
      game_type_id: '2',
    });
    body = { ...(body as object), game_code: list[0]?.gameCode };
  }
  const headers = path === '/login' ? await dataOf('/get_login_header', {}) : {};
  const answer = readResult(endpoints[path], await send(path, body, headers));
  expect(answer).toMatchObject({ ok: true });
});

test('every list row matches the contract', async () => {
  const raw = (await send('/v2/get_template_game_list', bodies['/v2/get_template_game_list'])) as {
    body: { info: unknown[] };
  };
  const { info } = await dataOf('/v2/get_template_game_list', { ...siteAndCurrency, support_device: 0 });
  const games = await info(async () => {});
  expect(games.length).toBe(raw.body.info.length);
  expect(games.length).toBeGreaterThan(5_000);
  const halls = await dataOf('/v3/game_list', { ...siteAndCurrency, support_device: 0, template: 'pc' });
  expect(halls).toHaveLength(8);
  for (const hall of halls) expect(hall.gpList.length).toBeGreaterThan(2);
});

const memberPaths = paths.filter((path) => endpoints[path].member);
test.each(memberPaths)('call %s returns 401 when no member is signed in', async (path) => {
  const response = await fetch(sandbox.url + endpoints[path].url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer nobody' },
    body: '{}',
  });
  expect(response.status).toBe(401);
});

test.each(['', '{', '[]', '7', 'null', '"x"', '{"site_id":{}}'])(
  'call returns a 400 envelope when its body is %j',
  async (body) => {
    for (const path of ['/captcha', '/login', '/v2/get_jackpot'] as const) {
      const response = await fetch(sandbox.url + endpoints[path].url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(readResult(endpoints[path], await response.json())).toMatchObject({
        ok: false,
        failure: { code: '400' },
      });
    }
  },
);

test('call returns a 413 envelope when its body is too large', async () => {
  const answer = await send('/arks/web/faq', { site_id: '1', more: 'x'.repeat(400_000) });
  expect(readResult(endpoints['/arks/web/faq'], answer)).toMatchObject({
    ok: false,
    failure: { code: '413' },
  });
});

test.each([
  ['/v2/get_jackpot', { currency: 'XXX' }, '404', 'Không có giải độc đắc bằng loại tiền này'],
  ['/v2/get_jackpot', {}, '400', 'Yêu cầu không hợp lệ: currency'],
] as const)(
  '%s with %o fails with a message in the language of the request',
  async (path, body, code, message) => {
    const answer = readResult(endpoints[path], await send(path, body, { 'accept-language': 'vi-VN' }));
    expect(answer).toMatchObject({ failure: { code, serverMessage: message } });
  },
);
