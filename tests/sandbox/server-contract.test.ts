import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readResult } from '#contract/call.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { type Caller, siteAndCurrency } from '#tests/contract/calls/call.ts';
import { calls } from '#tests/contract/calls.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
let caller: Caller;
let token: string;

const signIn = async (account: string) => {
  token = await testSandbox.member(account);
};
const dataOf: TestSandbox['data'] = (path, body, options) =>
  testSandbox.data(path, body, { token, ...options });
const send = async (path: Path, body: unknown, headers: Record<string, string> = {}): Promise<unknown> =>
  (await testSandbox.raw(path, body, { token, headers })).json();

beforeAll(async () => {
  testSandbox = await startTestSandbox();
  caller = { ...testSandbox, dataOf, signIn };
});
afterAll(() => testSandbox.close());
afterEach(() => {
  vi.useRealTimers();
});

const paths = Object.keys(endpoints) as Path[];

test.each(paths)('response of %s matches the contract', async (path) => {
  // The sandbox allows at most twelve captchas per second.
  await new Promise((done) => setTimeout(done, 25));
  await signIn('linhmai_88');
  const { request = {} } = calls[path];
  let body: unknown = typeof request === 'function' ? await request(caller) : request;
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
  const result = readResult(endpoints[path], await send(path, body, headers));
  expect(result).toMatchObject({ ok: true });
});

test('every list row matches the contract', async () => {
  const raw = (await send('/v2/get_template_game_list', calls['/v2/get_template_game_list'].request)) as {
    body: { info: unknown[] };
  };
  const { info } = await dataOf('/v2/get_template_game_list', { ...siteAndCurrency, support_device: 0 });
  const games = await info(async () => {});
  expect(games.length).toBe(raw.body.info.length);
  expect(games.length).toBeGreaterThan(5_000);
  const halls = await dataOf('/v3/game_list', { ...siteAndCurrency, support_device: 0, template: 'pc' });
  expect(halls).toHaveLength(8);
  for (const hall of halls) expect(hall.gpList?.length).toBeGreaterThan(2);
});

const memberPaths = paths.filter((path) => endpoints[path].member);
test.each(memberPaths)('call %s returns 401 when no member is signed in', async (path) => {
  const response = await fetch(testSandbox.sandbox.url + endpoints[path].url, {
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
      const response = await fetch(testSandbox.sandbox.url + endpoints[path].url, {
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
  const response = await send('/arks/web/faq', { site_id: '1', more: 'x'.repeat(400_000) });
  expect(readResult(endpoints['/arks/web/faq'], response)).toMatchObject({
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
    const result = readResult(endpoints[path], await send(path, body, { 'accept-language': 'vi-VN' }));
    expect(result).toMatchObject({ failure: { code, serverMessage: message } });
  },
);
