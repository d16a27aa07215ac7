import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { jackpot, templateGameList } from '#contract/endpoints/games.ts';
import { layout } from '#contract/endpoints/member.ts';
import { leave } from '#contract/endpoints/play.ts';
import { requestTimeout } from '#contract/limits.ts';
import { abortMemberCalls, call, connectCalls } from '#src/api/call.ts';
import { local } from '#src/storage/store.ts';

let clock: SimulatedClock;
const onUnauthorized = vi.fn();
const total = { code: 100, data: { jackpot_amount_total: 5 } };

beforeEach(() => {
  clock = new SimulatedClock();
  connectCalls({ clock, locale: () => 'vi-VN', onUnauthorized });
  local.set('token', 'first');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function answerWith(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = new Request(`http://house${path}`, init);
    asked.push(request);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      Promise.resolve(answer(request)).then(resolve, reject);
    });
  });
  return asked;
}
const never = () => new Promise<Response>(() => {});

test('the language and the token go along', async () => {
  const asked = answerWith(() => Response.json(total));
  expect(await call(jackpot, { currency: 'VND' })).toEqual({ ok: true, data: { jackpotAmountTotal: 5 } });
  expect(asked[0]?.method).toBe('POST');
  expect(asked[0]?.headers.get('accept-language')).toBe('vi-VN');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer first');
  expect(asked[0]?.url).toBe('http://house/api/v2/get_jackpot');
});

test('a token that comes back is the next one', async () => {
  answerWith(() => Response.json(total, { headers: { authorization: 'Bearer second' } }));
  await call(jackpot, { currency: 'USD' });
  expect(local.get('token')).toBe('second');
});

test('a token that comes back after somebody else signed in, or after sign-out, is dropped', async () => {
  answerWith(() => {
    local.set('token', 'somebody else');
    return Response.json(total, { headers: { authorization: 'Bearer late' } });
  });
  await call(jackpot, { currency: 'USD' });
  expect(local.get('token')).toBe('somebody else');

  answerWith(() => {
    local.remove('token');
    return Response.json(total, { headers: { authorization: 'Bearer late' } });
  });
  await call(jackpot, { currency: 'USD' });
  expect(local.get('token')).toBeNull();
});

test('30,000 ms, then requestTimeout', async () => {
  answerWith(never);
  const answer = call(jackpot, { currency: 'USD' });
  clock.increment(requestTimeout - 1);
  const early = await Promise.race([answer, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  clock.increment(1);
  expect(await answer).toEqual({ ok: false, failure: { call: '/v2/get_jackpot', code: 'requestTimeout' } });
});

test('no connection is networkError', async () => {
  answerWith(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await call(jackpot, { currency: 'USD' })).toMatchObject({ failure: { code: 'networkError' } });
});

test('signing out aborts what is the member’s and nothing else', async () => {
  answerWith(never);
  const mine = call(layout, {});
  const leaving = call(leave, {});
  const everybodys = call(jackpot, { currency: 'USD' });
  abortMemberCalls();
  expect(await mine).toMatchObject({ ok: false, failure: { code: 'aborted' } });
  expect(await Promise.race([leaving, everybodys, Promise.resolve('waiting')])).toBe('waiting');
});

test('an answer whose body arrives after sign-out is not heard', async () => {
  answerWith(() => {
    const response = Response.json({ code: 100, data: {} }, { headers: { authorization: 'Bearer late' } });
    vi.spyOn(response, 'text').mockImplementation(async () => {
      abortMemberCalls();
      return JSON.stringify({
        code: 100,
        data: { id: 1, member_account: 'a', member_currency: 'USD', member_cash: 1 },
      });
    });
    return response;
  });
  expect(await call(layout, {})).toMatchObject({ ok: false, failure: { code: 'aborted' } });
  expect(local.get('token')).toBe('first');
});

test('a 401 to a member’s call ends the session, unless the token has changed since', async () => {
  answerWith(() => new Response('', { status: 401 }));
  expect(await call(layout, {})).toMatchObject({ failure: { code: '401' } });
  expect(onUnauthorized).toHaveBeenCalledOnce();

  onUnauthorized.mockClear();
  answerWith(() => {
    local.set('token', 'newer');
    return new Response('', { status: 401 });
  });
  await call(layout, {});
  await call(layout, {}, { quiet: true });
  await call(jackpot, { currency: 'USD' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('bodies that are no answer are failures, whatever they hold', async () => {
  for (const body of ['', 'null', '<html>', '{"code":', '[]', '"100"', 'x'.repeat(1_000_000)]) {
    answerWith(() => new Response(body));
    expect(await call(templateGameList, { site_id: '1', currency: 'USD', support_device: 0 })).toEqual({
      ok: false,
      failure: { call: '/v2/get_template_game_list', code: 'malformed' },
    });
  }
});
