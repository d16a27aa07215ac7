import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SITE, startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox();
});
afterAll(() => testSandbox.close());
beforeEach(() => testSandbox.control.reset());

const jackpot = '/v2/get_jackpot';
const callJackpot = (options?: Parameters<TestSandbox['call']>[2]) =>
  testSandbox.call(jackpot, { currency: 'USD' }, options);

test('scripted code is returned once when its call is made', async () => {
  await testSandbox.control.script({
    path: jackpot,
    response: { kind: 'code', code: 203, message: 'later', data: { a: 1 } },
  });
  expect(await callJackpot()).toEqual({
    ok: false,
    failure: { call: jackpot, code: '203', serverMessage: 'later', data: { a: 1 } },
  });
  expect(await callJackpot()).toMatchObject({ ok: true });
});

test('script takes the place of earlier scripts of the same call when it replaces them', async () => {
  const { control } = testSandbox;
  const other = await control.script({ path: '/member_info', response: { kind: 'code', code: 1 } });
  await control.script({ path: jackpot, response: { kind: 'code', code: 2 }, times: 9 });
  const { id } = await control.script({ path: jackpot, response: { kind: 'code', code: 3 }, replace: true });
  expect(await control.unused()).toEqual([other.id, id]);
  expect(await callJackpot()).toMatchObject({ ok: false, failure: { code: '3' } });
  expect(await callJackpot()).toMatchObject({ ok: true });
  await control.clear();
});

test('scripted code uses the other envelope when otherEnvelope is set', async () => {
  await testSandbox.control.script({ path: jackpot, response: { kind: 'code', code: 5 } });
  expect(await (await testSandbox.raw(jackpot, { currency: 'USD' })).json()).toHaveProperty(
    'header.status',
    5,
  );
  await testSandbox.control.script({
    path: jackpot,
    response: { kind: 'code', code: 5, otherEnvelope: true },
  });
  expect(await (await testSandbox.raw(jackpot, { currency: 'USD' })).json()).toHaveProperty('code', 5);
});

test('script does not apply to other accounts when it names one', async () => {
  const [ada, bea] = [await testSandbox.member('linhmai_88'), await testSandbox.member('second_seat')];
  await testSandbox.control.script({
    path: jackpot,
    account: 'linhmai_88',
    response: { kind: 'code', code: 7 },
  });
  expect(await callJackpot({ token: bea })).toMatchObject({ ok: true });
  expect(await callJackpot()).toMatchObject({ ok: true });
  expect(await callJackpot({ token: ada })).toMatchObject({ failure: { code: '7' } });
  await testSandbox.control.captcha({ answer: '7k4m' });
  await testSandbox.control.script({
    path: '/login',
    account: 'second_seat',
    response: { kind: 'code', code: 106 },
  });
  expect(await testSandbox.login('linhmai_88')).toMatchObject({ ok: true });
  expect(await testSandbox.login('second_seat')).toMatchObject({ failure: { code: '106' } });
});

test('script is listed as unused until its call is made', async () => {
  const { id } = await testSandbox.control.script({ path: jackpot, response: { kind: 'code', code: 9 } });
  expect(await testSandbox.control.unused()).toEqual([id]);
  await callJackpot();
  expect(await testSandbox.control.unused()).toEqual([]);
});

test('held call takes effect when it is released', async () => {
  const token = await testSandbox.member('linhmai_88');
  const { id } = await testSandbox.control.script({
    path: '/arks/web/activity/red_envelope',
    hold: true,
    response: { kind: 'real' },
  });
  const before = await testSandbox.control.ledger({ account: 'linhmai_88' });
  const claim = testSandbox.call('/arks/web/activity/red_envelope', { id: 'envelope-USD' }, { token });
  await vi.waitFor(async () =>
    expect(await testSandbox.control.held()).toEqual([
      { id, path: '/arks/web/activity/red_envelope', account: 'linhmai_88' },
    ]),
  );
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toEqual(before);
  expect(await testSandbox.control.release({ id })).toEqual({ released: 1 });
  expect(await claim).toMatchObject({ ok: true });
  expect((await testSandbox.control.ledger({ account: 'linhmai_88' })).total).toBeGreaterThan(before.total);
});

test('held call returns the given response when it is released with one', async () => {
  const { id } = await testSandbox.control.script({ path: jackpot, hold: true, response: { kind: 'real' } });
  const pending = callJackpot();
  await vi.waitFor(async () => expect(await testSandbox.control.held()).toHaveLength(1));
  await testSandbox.control.release({ id, response: { kind: 'code', code: 9 } });
  expect(await pending).toMatchObject({ failure: { code: '9' } });
});

test('held call has no effect when its caller aborts', async () => {
  const path = '/arks/web/activity/red_envelope';
  const before = await testSandbox.control.ledger({ account: 'linhmai_88' });
  await testSandbox.control.script({ path, hold: true, response: { kind: 'real' } });
  const abort = new AbortController();
  const call = fetch(`${testSandbox.sandbox.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await testSandbox.member('linhmai_88')}`,
    },
    body: '{"id":"envelope-USD"}',
    signal: abort.signal,
  });
  await vi.waitFor(async () => expect(await testSandbox.control.held()).toHaveLength(1));
  abort.abort();
  await expect(call).rejects.toThrow();
  await vi.waitFor(async () => expect(await testSandbox.control.held()).toEqual([]));
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toEqual(before);
});

test('held call returns its real response when scripts are cleared', async () => {
  await testSandbox.control.script({ path: jackpot, hold: true, response: { kind: 'real' } });
  const call = callJackpot();
  await vi.waitFor(async () => expect(await testSandbox.control.held()).toHaveLength(1));
  await testSandbox.control.clear({});
  expect(await call).toMatchObject({ ok: true });
});

test('held call has no effect when the sandbox is reset', async () => {
  const path = '/arks/web/activity/red_envelope';
  await testSandbox.control.reset({});
  const before = await testSandbox.control.ledger({ account: 'linhmai_88' });
  await testSandbox.control.script({ path, hold: true, response: { kind: 'real' } });
  const token = await testSandbox.member('linhmai_88');
  const claim = testSandbox.call(path, { id: 'envelope-USD' }, { token });
  await vi.waitFor(async () => expect(await testSandbox.control.held()).toHaveLength(1));
  await testSandbox.control.reset({});
  expect(await claim).toMatchObject({ ok: false });
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toEqual(before);
});

test('script is refused when its call does not exist', async () => {
  const path = '/nope' as typeof jackpot;
  await expect(testSandbox.control.script({ path, response: { kind: 'real' } })).rejects.toThrow(
    'no call /nope',
  );
});

test('response follows its script when delay, status or body are set', async () => {
  const { control } = testSandbox;
  const started = performance.now();
  await control.script({ path: jackpot, delay: 120, response: { kind: 'real' } });
  expect(await callJackpot()).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeGreaterThan(110);
  await control.script({ path: jackpot, response: { kind: 'status', status: 503 } });
  expect((await testSandbox.raw(jackpot, { currency: 'USD' })).status).toBe(503);
  await control.script({ path: jackpot, response: { kind: 'text', text: '{"code":100,' } });
  await expect((await testSandbox.raw(jackpot, { currency: 'USD' })).json()).rejects.toThrow();
  await control.script({
    path: jackpot,
    response: { kind: 'json', body: { code: 100, data: { other: 1 } } },
  });
  expect(await callJackpot()).toMatchObject({ failure: { code: 'malformed' } });
});

test('dropped call sends headers and half of its body', async () => {
  await testSandbox.control.script({ path: '/arks/web/faq', response: { kind: 'drop' } });
  const response = await testSandbox.raw('/arks/web/faq', SITE);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('slow body arrives complete', async () => {
  await testSandbox.control.script({ path: '/arks/web/faq', slow: 200, response: { kind: 'real' } });
  const started = performance.now();
  expect(await testSandbox.call('/arks/web/faq', SITE)).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeGreaterThan(180);
});

test('old token stays valid when a rotated one is sent', async () => {
  const token = await testSandbox.member('linhmai_88');
  await testSandbox.control.script({ path: '/member/profile', rotate: true, response: { kind: 'real' } });
  const response = await testSandbox.raw('/member/profile', {}, { token });
  const fresh = response.headers.get('authorization')?.replace('Bearer ', '');
  expect(fresh).toBeTruthy();
  expect(fresh).not.toBe(token);
  expect(await testSandbox.call('/member/profile', {}, { token: fresh })).toMatchObject({ ok: true });
  expect(await testSandbox.call('/member/profile', {}, { token })).toMatchObject({ ok: true });
});

test('request log hides passwords', async () => {
  await testSandbox.control.captcha({ answer: '7k4m' });
  const { n } = await testSandbox.control.requestCursor();
  await testSandbox.login('linhmai_88');
  const seen = await testSandbox.control.requests({ since: n });
  expect(seen.map(({ path }) => path)).toEqual(['/get_login_header', '/captcha', '/login']);
  expect(seen[2]).toMatchObject({ account: 'linhmai_88', code: '100', body: { password: '***' } });
  expect(JSON.stringify(seen)).not.toContain('dusk2468');
});

test('request log is empty when the sandbox has been reset', async () => {
  await testSandbox.call('/get_login_header', {});
  expect(await testSandbox.control.requests()).not.toEqual([]);
  await testSandbox.control.reset();
  expect(await testSandbox.control.requests()).toEqual([]);
});

test('event reaches its channel when published by the control port', async () => {
  const events = await testSandbox.listen('web_member');
  await testSandbox.control.publish({ channel: 'web_member', event: '.app_clean_cache', data: { x: 1 } });
  await vi.waitFor(() =>
    expect(events).toEqual([{ event: 'app_clean_cache', channel: 'web_member', data: { x: 1 } }]),
  );
});

test('money and passwords are restored when the sandbox is reset', async () => {
  const before = await testSandbox.control.ledger({ account: 'linhmai_88' });
  const token = await testSandbox.member('linhmai_88');
  await testSandbox.control.setBalance({ account: 'linhmai_88', cash: 5 });
  await testSandbox.data(
    '/member/profile/edit_password',
    { old_password: 'dusk2468', password: 'dawn1357' },
    { token },
  );
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toMatchObject({ total: 5, main: 5 });
  await testSandbox.control.reset();
  expect(await testSandbox.control.ledger({ account: 'linhmai_88' })).toEqual(before);
  expect(await testSandbox.code('/member/profile', {}, { token })).toBe('401');
  await testSandbox.control.captcha({ answer: '7k4m' });
  expect(await testSandbox.login('linhmai_88')).toMatchObject({ ok: true });
});

test('deposit and balance events are sent when a deposit is made', async () => {
  const token = await testSandbox.member('newcomer_1');
  const { id } = await testSandbox.data('/member/profile/common/layout', {}, { token });
  const events = await testSandbox.listen(`private-member.${id}`, token);
  await testSandbox.control.deposit({ account: 'newcomer_1', amount: 20, order_number: 'D-7' });
  await vi.waitFor(() => expect(events).toHaveLength(2));
  expect(events.map(({ event, data }) => [event, data])).toEqual([
    ['member_deposit.success', { order_number: 'D-7', deposit_amount: 20, deposit_times: 1 }],
    ['member.cash', { cash: 20, version: expect.any(Number) }],
  ]);
});

test('control port rejects requests when they are forms or unknown', async () => {
  const controlUrl = testSandbox.sandbox.control;
  expect((await fetch(`${controlUrl}/reset`, { method: 'POST', body: 'a=1' })).status).toBe(405);
  expect((await fetch(`${controlUrl}/reset`)).status).toBe(405);
  await expect(testSandbox.control.ledger({ account: 'nobody' })).rejects.toThrow('no member nobody');
  const response = await fetch(`${controlUrl}/constructor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(404);
});

test('connection to the control port stays open until the client closes it', async () => {
  const { headers } = await fetch(`${testSandbox.sandbox.control}/requestCursor`, {
    method: 'POST',
    body: '{}',
  });
  // Node announces after how many idle seconds it closes a connection.
  expect(headers.get('keep-alive')).toBeNull();
});
