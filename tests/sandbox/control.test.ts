import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type House, openHouse, SITE } from './caller.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.control.reset());

const jackpot = '/v2/get_jackpot';
const ask = (options?: Parameters<House['call']>[2]) => house.call(jackpot, { currency: 'USD' }, options);

test('a scripted code answers the next call, and only that one', async () => {
  await house.control.script({
    path: jackpot,
    answer: { kind: 'code', code: 203, message: 'later', data: { a: 1 } },
  });
  expect(await ask()).toEqual({
    ok: false,
    failure: { call: jackpot, code: '203', serverMessage: 'later', data: { a: 1 } },
  });
  expect(await ask()).toMatchObject({ ok: true });
});

test('a code comes in either envelope', async () => {
  await house.control.script({ path: jackpot, answer: { kind: 'code', code: 5 } });
  expect(await (await house.raw(jackpot, { currency: 'USD' })).json()).toHaveProperty('header.status', 5);
  await house.control.script({ path: jackpot, answer: { kind: 'code', code: 5, otherEnvelope: true } });
  expect(await (await house.raw(jackpot, { currency: 'USD' })).json()).toHaveProperty('code', 5);
});

test('a script for one caller leaves others alone, signed in or about to sign in', async () => {
  const [ada, bea] = [await house.member('linhmai_88'), await house.member('second_seat')];
  await house.control.script({ path: jackpot, account: 'linhmai_88', answer: { kind: 'code', code: 7 } });
  expect(await ask({ token: bea })).toMatchObject({ ok: true });
  expect(await ask()).toMatchObject({ ok: true });
  expect(await ask({ token: ada })).toMatchObject({ failure: { code: '7' } });
  await house.control.captcha({ answer: '7k4m' });
  await house.control.script({ path: '/login', account: 'second_seat', answer: { kind: 'code', code: 106 } });
  expect(await house.login('linhmai_88')).toMatchObject({ ok: true });
  expect(await house.login('second_seat')).toMatchObject({ failure: { code: '106' } });
});

test('a script is unused until a call has come for it', async () => {
  const { id } = await house.control.script({ path: jackpot, answer: { kind: 'code', code: 9 } });
  expect(await house.control.unused()).toEqual([id]);
  await ask();
  expect(await house.control.unused()).toEqual([]);
});

test('a held call waits until it is released, then takes effect', async () => {
  const token = await house.member('linhmai_88');
  const { id } = await house.control.script({
    path: '/arks/web/activity/red_envelope',
    hold: true,
    answer: { kind: 'real' },
  });
  const before = await house.control.ledger({ account: 'linhmai_88' });
  const claim = house.call('/arks/web/activity/red_envelope', { id: 'envelope-USD' }, { token });
  await vi.waitFor(async () =>
    expect(await house.control.held()).toEqual([
      { id, path: '/arks/web/activity/red_envelope', account: 'linhmai_88' },
    ]),
  );
  expect(await house.control.ledger({ account: 'linhmai_88' })).toEqual(before);
  expect(await house.control.release({ id })).toEqual({ released: 1 });
  expect(await claim).toMatchObject({ ok: true });
  expect((await house.control.ledger({ account: 'linhmai_88' })).total).toBeGreaterThan(before.total);
});

test('a release chooses what the held call answers', async () => {
  const { id } = await house.control.script({ path: jackpot, hold: true, answer: { kind: 'real' } });
  const asked = ask();
  await vi.waitFor(async () => expect(await house.control.held()).toHaveLength(1));
  await house.control.release({ id, answer: { kind: 'code', code: 9 } });
  expect(await asked).toMatchObject({ failure: { code: '9' } });
});

test('a held call whose caller has gone is held no more and has no effect', async () => {
  const path = '/arks/web/activity/red_envelope';
  const before = await house.control.ledger({ account: 'linhmai_88' });
  await house.control.script({ path, hold: true, answer: { kind: 'real' } });
  const gone = new AbortController();
  const call = fetch(`${house.sandbox.address}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await house.member('linhmai_88')}`,
    },
    body: '{"id":"envelope-USD"}',
    signal: gone.signal,
  });
  await vi.waitFor(async () => expect(await house.control.held()).toHaveLength(1));
  gone.abort();
  await expect(call).rejects.toThrow();
  await vi.waitFor(async () => expect(await house.control.held()).toEqual([]));
  expect(await house.control.ledger({ account: 'linhmai_88' })).toEqual(before);
});

test('a held call that is cleared goes on as it is', async () => {
  await house.control.script({ path: jackpot, hold: true, answer: { kind: 'real' } });
  const call = ask();
  await vi.waitFor(async () => expect(await house.control.held()).toHaveLength(1));
  await house.control.clear({});
  expect(await call).toMatchObject({ ok: true });
});

test('a held call that a reset finds has no effect on the new world', async () => {
  const path = '/arks/web/activity/red_envelope';
  await house.control.reset({});
  const before = await house.control.ledger({ account: 'linhmai_88' });
  await house.control.script({ path, hold: true, answer: { kind: 'real' } });
  const token = await house.member('linhmai_88');
  const claim = house.call(path, { id: 'envelope-USD' }, { token });
  await vi.waitFor(async () => expect(await house.control.held()).toHaveLength(1));
  await house.control.reset({});
  expect(await claim).toMatchObject({ ok: false });
  expect(await house.control.ledger({ account: 'linhmai_88' })).toEqual(before);
});

test('a script for a call that does not exist is refused', async () => {
  const path = '/nope' as typeof jackpot;
  await expect(house.control.script({ path, answer: { kind: 'real' } })).rejects.toThrow('no call /nope');
});

test('delay, status, malformed, wrong shape', async () => {
  const { control } = house;
  const started = performance.now();
  await control.script({ path: jackpot, delay: 120, answer: { kind: 'real' } });
  expect(await ask()).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeGreaterThan(110);
  await control.script({ path: jackpot, answer: { kind: 'status', status: 503 } });
  expect((await house.raw(jackpot, { currency: 'USD' })).status).toBe(503);
  await control.script({ path: jackpot, answer: { kind: 'text', text: '{"code":100,' } });
  await expect((await house.raw(jackpot, { currency: 'USD' })).json()).rejects.toThrow();
  await control.script({ path: jackpot, answer: { kind: 'json', body: { code: 100, data: { other: 1 } } } });
  expect(await ask()).toMatchObject({ failure: { code: 'malformed' } });
});

test('a dropped call has headers and half a body', async () => {
  await house.control.script({ path: '/arks/web/faq', answer: { kind: 'drop' } });
  const response = await house.raw('/arks/web/faq', SITE);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('a slow body trickles in and is whole', async () => {
  await house.control.script({ path: '/arks/web/faq', slow: 200, answer: { kind: 'real' } });
  const started = performance.now();
  expect(await house.call('/arks/web/faq', SITE)).toMatchObject({ ok: true });
  expect(performance.now() - started).toBeGreaterThan(180);
});

test('a rotated token comes in the header and works beside the old one', async () => {
  const token = await house.member('linhmai_88');
  await house.control.script({ path: '/member/profile', rotate: true, answer: { kind: 'real' } });
  const response = await house.raw('/member/profile', {}, { token });
  const fresh = response.headers.get('authorization')?.replace('Bearer ', '');
  expect(fresh).toBeTruthy();
  expect(fresh).not.toBe(token);
  expect(await house.call('/member/profile', {}, { token: fresh })).toMatchObject({ ok: true });
  expect(await house.call('/member/profile', {}, { token })).toMatchObject({ ok: true });
});

test('requests since a mark are told without passwords', async () => {
  await house.control.captcha({ answer: '7k4m' });
  const { n } = await house.control.mark();
  await house.login('linhmai_88');
  const seen = await house.control.requests({ since: n });
  expect(seen.map(({ path }) => path)).toEqual(['/get_login_header', '/captcha', '/login']);
  expect(seen[2]).toMatchObject({ account: 'linhmai_88', code: '100', body: { password: '***' } });
  expect(JSON.stringify(seen)).not.toContain('dusk2468');
});

test('any event can be published on any channel', async () => {
  const heard = await house.listen('web_member');
  await house.control.publish({ channel: 'web_member', event: '.app_clean_cache', data: { x: 1 } });
  await vi.waitFor(() =>
    expect(heard).toEqual([{ event: 'app_clean_cache', channel: 'web_member', data: { x: 1 } }]),
  );
});

test('a reset brings money, letters and passwords back', async () => {
  const before = await house.control.ledger({ account: 'linhmai_88' });
  const token = await house.member('linhmai_88');
  await house.control.setBalance({ account: 'linhmai_88', cash: 5 });
  await house.data(
    '/member/profile/edit_password',
    { old_password: 'dusk2468', password: 'dawn1357' },
    { token },
  );
  expect(await house.control.ledger({ account: 'linhmai_88' })).toMatchObject({ total: 5, main: 5 });
  const started = performance.now();
  await house.control.reset();
  expect(performance.now() - started).toBeLessThan(500);
  expect(await house.control.ledger({ account: 'linhmai_88' })).toEqual(before);
  expect(await house.code('/member/profile', {}, { token })).toBe('401');
  await house.control.captcha({ answer: '7k4m' });
  expect(await house.login('linhmai_88')).toMatchObject({ ok: true });
});

test('a deposit is money, an event and a counted order', async () => {
  const token = await house.member('newcomer_1');
  const { id } = await house.data('/member/profile/common/layout', {}, { token });
  const heard = await house.listen(`private-member.${id}`, token);
  await house.control.deposit({ account: 'newcomer_1', amount: 20, order_number: 'D-7' });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard.map(({ event, data }) => [event, data])).toEqual([
    ['member_deposit.success', { order_number: 'D-7', deposit_amount: 20, deposit_times: 1 }],
    ['member.cash', { cash: 20 }],
  ]);
});

test('the control port listens to nobody who sends a form or asks for what is not there', async () => {
  const address = house.sandbox.control;
  expect((await fetch(`${address}/reset`, { method: 'POST', body: 'a=1' })).status).toBe(405);
  expect((await fetch(`${address}/reset`)).status).toBe(405);
  await expect(house.control.ledger({ account: 'nobody' })).rejects.toThrow('no member nobody');
  const response = await fetch(`${address}/constructor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(404);
});
