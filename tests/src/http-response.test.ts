import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { isOutcomeUnknown } from '#contract/call.ts';
import { myCash } from '#contract/endpoints/money/wallet.ts';
import { captcha } from '#contract/endpoints/session/sign-in.ts';
import type { SiteConfig } from '#contract/site.ts';
import { call, configureCalls } from '#src/api/call.ts';
import { serverNow } from '#src/api/server-time.ts';
import { setSite } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

const onUnauthorized = vi.fn();
let now = Date.now();
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
  configureCalls({ clock: new SimulatedClock(), locale: () => 'en-US', onUnauthorized });
  localStore.set('token', 'first');
  useSite({});
  // A check of the session holds for some time.
  now += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onUnauthorized.mockClear();
});
const useSite = (envelope: Partial<SiteConfig['envelope']>) =>
  setSite({
    siteId: '1',
    envelope: { successCodes: [], status: false, data: false, ...envelope },
  } as SiteConfig);

/** Answers by the end of the path. */
function operator(answers: Record<string, () => Response>) {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (!answer) throw new TypeError(`no answer to ${path}`);
    return answer();
  });
  return paths;
}
const cash = { my_cash_list: [], total: 5 };
const readCash = () => call(myCash, {});
const page = '<!doctype html><title>Sign in</title>';
const html = (status = 200) => new Response(page, { status, headers: { 'content-type': 'text/html' } });
const redirected = () => Object.defineProperty(html(), 'redirected', { value: true });

test.each([
  [
    { code: 101, message: 'Wrong password' },
    { code: '101', serverMessage: 'Wrong password' },
  ],
  [{ header: { status: 802 } }, { code: '802' }],
  ['', { code: '401' }],
])('public call reads the body %j of a 401', async (body, failure) => {
  operator({ '/captcha': () => Response.json(body, { status: 401 }) });
  const result = await call(captcha, { type: 1, site_id: '1' });
  expect(result).toMatchObject({ ok: false, failure });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('member call signs out at a 401, whatever the body says', async () => {
  operator({ my_cash: () => Response.json({ code: 101, message: 'Wrong' }, { status: 401 }) });
  expect(await readCash()).toMatchObject({ failure: { code: '401' } });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

const endings: [string, () => Response][] = [
  ['is redirected to a sign-in page', redirected],
  ['gets a sign-in page', html],
  ['gets 419', () => html(419)],
  ['gets 403', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
];
test.each(endings)('member is signed out when a member call %s and so is the check', async (_, ended) => {
  const paths = operator({ my_cash: ended, 'common/layout': ended });
  await Promise.all([readCash(), readCash()]);
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  expect(paths.filter((path) => path.endsWith('layout'))).toHaveLength(1);
});

test.each(endings)(
  'member stays signed in when a member call %s and the check finds the member',
  async (_, ended) => {
    const member = { id: 7, member_account: 'mei', member_currency: 'VND' };
    const paths = operator({
      my_cash: ended,
      'common/layout': () => Response.json({ code: 100, data: member }),
    });
    await readCash();
    await vi.waitFor(() => expect(paths).toHaveLength(2));
    await readCash();
    expect(paths.filter((path) => path.endsWith('layout'))).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
);

test('refusal by code is no reason to check the session', async () => {
  const paths = operator({ my_cash: () => Response.json({ code: 107, message: 'No' }, { status: 403 }) });
  expect(await readCash()).toMatchObject({ failure: { code: '107' } });
  expect(paths).toHaveLength(1);
});

test.each<[number, unknown, object]>([
  [
    422,
    {
      message: 'The given data was invalid.',
      errors: { phone: ['The phone is invalid.'], name: 'Too long.' },
    },
    { code: '422', serverMessage: 'The phone is invalid. Too long.' },
  ],
  [400, { error: 'Bad amount' }, { code: '400', serverMessage: 'Bad amount' }],
  [409, { error: { message: 'Taken' } }, { code: '409', serverMessage: 'Taken' }],
  [405, 'Method Not Allowed', { isMissing: true }],
  [404, { message: 'No such route' }, { isMissing: true, serverMessage: 'No such route' }],
])('error %i without an envelope says its status and the words of %j', async (status, body, failure) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  operator({ '/captcha': () => Response.json(body, { status }) });
  const result = await call(captcha, { type: 1, site_id: '1' });
  expect(result).toMatchObject({ ok: false, failure });
  expect(result.ok || isOutcomeUnknown(result.failure)).toBe(false);
  // Told later, by a module that is loaded for it.
  if (status === 405)
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('the back end has no /captcha')),
    );
});

test('words about fields are kept by field, beside an envelope too', async () => {
  const errors = { type: ['Unknown type', 'Try 1'], site_id: 'Closed' };
  const fields = { type: 'Unknown type Try 1', site_id: 'Closed' };
  for (const body of [{ errors }, { code: 422, message: 'Refused', errors }]) {
    operator({ '/captcha': () => Response.json(body, { status: 422 }) });
    expect(await call(captcha, { type: 1, site_id: '1' })).toMatchObject({
      failure: { code: '422', fields },
    });
  }
});

test.each(['30', new Date(Date.now() + 90_000).toUTCString()])(
  '429 tells when to try again by %j',
  async (header) => {
    const answer = Response.json(
      { message: 'Slow down' },
      { status: 429, headers: { 'retry-after': header } },
    );
    operator({ my_cash: () => answer });
    const result = await readCash();
    expect(result).toMatchObject({ failure: { serverMessage: 'Slow down', retryAt: expect.any(Number) } });
    const { retryAt = 0 } = result.ok ? {} : result.failure;
    expect(header === '30' ? retryAt - serverNow() : retryAt).toBe(
      header === '30' ? 30_000 : Date.parse(header),
    );
  },
);

test.each<[Partial<SiteConfig['envelope']>, object]>([
  [{ successCodes: ['0'] }, { code: 0, data: cash }],
  [{ successCodes: ['200'] }, { code: '200', message: 'OK', data: cash }],
  [{ status: true }, { status: 'success', data: cash }],
  [{ data: true }, { data: cash }],
])('site with %j reads %j as a success', async (envelope, body) => {
  useSite(envelope);
  operator({ my_cash: () => Response.json(body) });
  expect(await readCash()).toMatchObject({ ok: true, data: { total: 5 } });
});

test('console names the form of a success that the site config does not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  operator({ my_cash: () => Response.json({ code: 0, data: cash }) });
  for (let times = 0; times < 2; times++) expect((await readCash()).ok).toBe(false);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [
      'a response may be a success in a form that the site config does not name: envelope.successCodes (docs/integrating.md#2-how-a-call-looks)',
    ],
  ]);
});
