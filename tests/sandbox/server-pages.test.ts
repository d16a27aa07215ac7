import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addMonths, dayIn } from '#contract/day-range.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { languages, siteConfig, siteElementId } from '#contract/site.ts';
import { documentHeaders } from '#host/serve/security.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { sportsPage } from '#sandbox/play/provider/sports.ts';
import { SITE, startTestSandbox, type TestSandbox } from './caller.ts';

let testSandbox: TestSandbox;
let distDir: string;

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(distDir, 'assets'));
  const page = (name: string) =>
    `<!doctype html><html><head><title></title></head><body>${name}</body></html>`;
  for (const name of ['index', 'loading', 'close', 'authCallback'])
    writeFileSync(join(distDir, `${name}.html`), page(name));
  const script = `export const a = "${'a'.repeat(4_000)}";`;
  writeFileSync(join(distDir, 'assets/main-1a2b.js'), script);
  writeFileSync(join(distDir, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(distDir, 'assets/main-1a2b.css'), `a{}${' '.repeat(4_000)}`);
  for (const name of ['latest-build.json', 'manifest.webmanifest', 'offline-worker.js'])
    writeFileSync(join(distDir, name), '{}');
  testSandbox = await startTestSandbox({ distDir, compressed: true });
});
afterAll(async () => {
  await testSandbox.close();
  rmSync(distDir, { recursive: true });
});

/** Sends a request with headers that fetch does not allow. */
const get = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(testSandbox.sandbox.url);
    const method = body === undefined ? 'GET' : 'POST';
    request({ hostname, port, path, headers, method }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

const siteIn = (text: string) =>
  parse(siteConfig, JSON.parse(new RegExp(`id="${siteElementId}">(.*?)</script>`).exec(text)?.[1] ?? ''));

test('app page contains the config of /site.json on every path', async () => {
  for (const path of ['/', '/vi-VN/discount/cashback', '/gameHall/2', '/user']) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('<body>index</body>');
    expect(siteIn(text)).toEqual(parse(siteConfig, JSON.parse((await get('/site.json')).text)));
  }
});

test('config depends on the host and country headers', async () => {
  const site = siteIn((await get('/', { host: 'vn.localhost:4000', 'cf-ipcountry': 'VN' })).text);
  expect(site).toMatchObject({ siteName: 'vnhall', defaultCurrency: 'VND', country: 'VN' });
  expect(site.websocketUrl).toBe('http://vn.localhost:4000');
  expect(siteIn((await get('/', { host: 'demo.localhost' })).text).isDemo).toBe(true);
});

test('server asks for the minimum age of the site of the request, and documents name it', async () => {
  const headers = { host: 'vn.localhost', 'content-type': 'application/json', 'accept-language': 'en-US' };
  const post = async (path: Path, body: object) =>
    JSON.parse((await get(endpoints[path].url, headers, { site_id: '4', ...body })).text) as {
      code: number;
      message: string;
    };
  const register = (age: number) =>
    post('/register', {
      member_account: 'brandnew_1',
      password: 'dusk2468',
      member_currency: 'USD',
      member_birthday: addMonths(dayIn(Date.now(), defaultTimeZone), -12 * age),
      verify_code: 'oops',
    });
  expect(await register(20)).toMatchObject({ code: '229', message: 'You must be at least 21 years old' });
  // The next thing that is wrong.
  expect(await register(21)).toMatchObject({ code: '113' });
  const ages = JSON.stringify(await post('/arks/web/footer', {})).match(/at least \S+ years old/g);
  expect(new Set(ages)).toEqual(new Set(['at least 21 years old']));
});

test.each(['"><script>alert(1)</script>', 'a b', 'a/b', `${'x'.repeat(10)}\u00e9`])(
  'page omits the host header when it is %s',
  async (host) => {
    const { status, text } = await get('/', { host: Buffer.from(host).toString('latin1') });
    if (status === 200) expect(siteIn(text).websocketUrl).toBe(testSandbox.sandbox.url);
    expect(text).not.toContain('alert');
  },
);

test('documents send strict security headers', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*/);
  for (const directive of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(directive);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types dompurify workers$/);
  const games = new URL(testSandbox.sandbox.gamesUrl).port;
  expect(policy).toMatch(new RegExp(`frame-src 'self' http://[\\w.]+:${games}`));
  expect(policy).toMatch(/connect-src 'self' \S+ ws:\/\//);
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
});

test('content policy has each origin of the site config in its directives', async () => {
  const games = testSandbox.sandbox.gamesUrl;
  const site = {
    ...siteIn((await get('/')).text),
    websocketUrl: 'wss://live.example/socket',
    capabilities: {
      GPAG: { origins: ['https://ag.example', 'https://ag.example:8443'] },
      GPBB: { origins: ['https://ag.example'] },
    },
    mediaOrigins: ['https://media.example'],
    paymentOrigins: ['https://pay.example'],
    serviceOrigins: ['https://chat.example'],
  };
  const policy = documentHeaders('/', site)['Content-Security-Policy']?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      `img-src 'self' ${games} https://media.example data: blob:`,
      "media-src 'self' https://media.example",
      "connect-src 'self' https://live.example wss://live.example",
      `frame-src 'self' ${games} https://ag.example https://ag.example:8443 https://pay.example https://chat.example`,
      "form-action 'self' https://pay.example",
    ]),
  );
});

test.each([
  ['/', 'same-origin-allow-popups'],
  ['/play', 'same-origin-allow-popups'],
  ['/vi-VN/user', 'same-origin-allow-popups'],
  ['/loading', undefined],
  ['/close', undefined],
  ['/authCallback', undefined],
  ['/vi-VN/authCallback', undefined],
  ['/loading.html', undefined],
])('path %s has the opener policy %s', async (path, policy) => {
  expect((await get(path)).headers['cross-origin-opener-policy']).toBe(policy);
});

test('loading and close paths have their own pages', async () => {
  expect((await get('/loading')).text).toContain('<body>loading</body>');
  expect((await get('/close?x=1')).text).toContain('<body>close</body>');
});

test('file is cached for ever when its name has a hash', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['/latest-build.json', 'no-cache'],
  ['/offline-worker.js', 'no-cache'],
  ['/manifest.webmanifest', 'public, max-age=3600'],
])('cache policy of %s is %s', async (path, policy) => {
  expect((await get(path)).headers['cache-control']).toBe(policy);
});

test('file is sent uncompressed when the client accepts no encoding', async () => {
  const { headers, text } = await get('/assets/main-1a2b.js');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect(text).toContain('aaaa');
});

test.each(['/assets/main-1a2b.css', '/site.json'])(
  '%s, which has no compressed variant, is compressed when the client accepts an encoding',
  async (path) => {
    const { headers } = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  },
);

test.each([
  '/assets/gone-9z.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/%00.js',
  '/nothing.json',
  '/..%5cpackage.json',
  '/..%252fpackage.json',
])('server returns 404 when the path is %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('server returns the app when the path is not valid UTF-8', async () => {
  expect((await get('/%E0%A4')).status).toBe(200);
});

test('call returns a 404 envelope when it is unknown or sent by GET', async () => {
  for (const path of ['/api/nope', '/api/login']) {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 404 });
  }
});

const handOff = (query: string) => fetch(`${testSandbox.sandbox.gamesUrl}/hand-off${query}`);
const submitHandOff = (fields: Record<string, string>) =>
  fetch(`${testSandbox.sandbox.gamesUrl}/hand-off`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('hand-off redirects to the site with a code or an error', async () => {
  const back = `${testSandbox.sandbox.url}/authCallback?a=1`;
  expect((await handOff(`?back=${encodeURIComponent(back)}`)).status).toBe(200);
  const credentials = { account: 'second_seat', password: PASSWORD };
  const yes = await submitHandOff({ back, ...credentials, answer: 'yes' });
  const to = new URL(yes.headers.get('location') ?? '');
  expect([yes.status, to.origin, to.pathname]).toEqual([303, testSandbox.sandbox.url, '/authCallback']);
  const enc = to.searchParams.get('enc') ?? '';
  expect(await testSandbox.data('/get_info_data', { enc })).toMatchObject({ memberAccount: 'second_seat' });
  const no = await submitHandOff({ back, account: 'second_seat', answer: 'no' });
  expect(no.headers.get('location')).toContain('resCode=401');
});

test.each([
  'https://evil.example/authCallback',
  'javascript:alert(1)',
  'not a url',
  '//evil.example',
  'http://127.0.0.1:9/authCallback',
])('hand-off is refused when the return URL is %s', async (back) => {
  const credentials = { account: 'second_seat', password: PASSWORD };
  expect((await handOff(`?back=${encodeURIComponent(back)}`)).status).toBe(400);
  expect((await submitHandOff({ back, ...credentials, answer: 'yes' })).status).toBe(400);
});

test.each([
  ['second_seat', 'wrong123', 'The account name or password is incorrect'],
  ['second_seat', '', 'The account name or password is incorrect'],
  ['nobody_99', PASSWORD, 'The account name or password is incorrect'],
  ['closed_102', PASSWORD, 'This account is disabled'],
  ['frozen_103', PASSWORD, 'This account is frozen'],
  ['new_device', PASSWORD, 'This device is new to the account'],
  ['double_ok', PASSWORD, 'Please sign in on the site itself'],
])('hand-off of %s with the password "%s" shows: %s', async (account, password, error) => {
  const back = `${testSandbox.sandbox.url}/authCallback`;
  const response = await submitHandOff({ back, account, password, answer: 'yes' });
  expect(response.status).toBe(403);
  expect(await response.text()).toMatch(new RegExp(`<html lang="en-US">.*<p role="alert">${error}</p>`));
});

test('frame check accepts the sports frame when the host has another name', async () => {
  const { port } = new URL(testSandbox.sandbox.gamesUrl);
  const { text } = await get(
    endpoints['/check_iframe'].url,
    { host: 'world.localhost', 'content-type': 'application/json' },
    { url: `http://world.localhost:${port}/sports/quickbet` },
  );
  expect(readResult(endpoints['/check_iframe'], JSON.parse(text))).toMatchObject({ ok: true });
});

test('sports page, its closed page, customer service and hand-off are in every language', async () => {
  const { url, gamesUrl } = testSandbox.sandbox;
  for (const path of [
    '/sports/quickbet',
    '/sports/closed',
    '/service',
    `/hand-off?back=${url}/authCallback`,
  ]) {
    const texts = new Set<string>();
    for (const [language, { locale }] of Object.entries(languages)) {
      const url = new URL(gamesUrl + path);
      url.searchParams.set('lang', language);
      const text = await (await fetch(url)).text();
      expect(text).toContain(`<html lang="${locale}">`);
      texts.add(text.slice(text.indexOf('<main')));
      // Without a language of its own the page has that of the browser.
      url.searchParams.delete('lang');
      const html = await (await fetch(url, { headers: { 'accept-language': locale } })).text();
      expect(html).toContain(`<html lang="${locale}">`);
    }
    expect([path, texts.size]).toEqual([path, Object.keys(languages).length]);
  }
});

test.each(Object.entries(languages))(
  'sports page lists matches by league, those in play first, in %s',
  async (language, { locale }) => {
    const { detail } = await testSandbox.data(
      '/arks/web/game/sport-quickbet-url',
      { ...SITE, currency: 'USD', support_device: 0, domain: 'localhost' },
      { language: locale },
    );
    expect(new URL(detail.url).searchParams.get('lang')).toBe(language);
    const text = await (await fetch(detail.url)).text();
    const [, inPlay = '', next = ''] = text.split('<h2>');
    const matchesIn = (part: string) => part.split('<li class="match">').slice(1);
    // The heads of the odds stand once, beside the league's name.
    for (const part of [inPlay, next])
      for (const league of part.split('<section class="league">').slice(1))
        expect(league).toMatch(
          /^<header><h3>[^<]+<\/h3><p [^>]+><span>1<\/span><span>X<\/span><span>2<\/span><\/p>/,
        );
    for (const match of matchesIn(inPlay)) expect(match).toMatch(/<span class="live">[^<]+<\/span>/);
    for (const match of matchesIn(inPlay)) expect(match.match(/<b>\p{Nd}<\/b>/gu)).toHaveLength(2);
    for (const match of matchesIn(next))
      expect(match).toMatch(/<time datetime="[^"]+">\p{Nd}{2}:\p{Nd}{2}<\/time>/u);
    for (const match of matchesIn(text)) {
      expect(match.match(/<strong>[^<]+<\/strong>/g)).toHaveLength(2);
      expect(match.match(/<\/span>\p{Nd}[.,]\p{Nd}{2}<\/button>/gu)).toHaveLength(3);
    }
    expect([matchesIn(inPlay).length, matchesIn(next).length]).toEqual([2, 4]);
  },
);

test('sports page tells days and hours in the time zone of the site', () => {
  const timesOn = (now: string, timeZone: string) => {
    const page = sportsPage({
      site: 'http://127.0.0.1',
      gpId: 'GPNS',
      language: 'en_US',
      now: Date.parse(now),
      timeZone,
    });
    return [...page.matchAll(/<small class="zone">([^<]+)|<h2>([^<]+)|<time[^>]+>([^<]+)/g)].map(
      ([, zone, day, time]) => zone ?? day ?? time,
    );
  };
  expect(timesOn('2026-07-14T13:10:00Z', 'America/Caracas')).toEqual([
    'GMT-4',
    'In play',
    'Up next',
    ...['10:00', '11:00', '10:00', '11:30'],
  ]);
  expect(timesOn('2026-07-14T14:40:00Z', 'Asia/Tokyo')).toEqual([
    'GMT+9',
    'In play',
    'Up next',
    ...['Wed 00:30', 'Wed 01:30', 'Wed 00:30', 'Wed 02:00'],
  ]);
});

test('cashier shows an order in every language, by its reference and not by its number', async () => {
  const token = await testSandbox.member('second_seat');
  const request = { method_id: 'USD-cardgate', amount: '50.00', request_id: randomUUID() };
  const order = await testSandbox.data('/member/deposit/create', request, { token });
  const url = new URL(order.kind === 'redirect' ? (order.instructions?.url ?? '') : '');
  const titles = new Set<string>();
  for (const language of Object.keys(languages)) {
    url.searchParams.set('lang', language);
    const text = await (await fetch(url)).text();
    expect(text).toContain(order.orderNumber);
    expect(text.match(/<button/g)).toHaveLength(4);
    titles.add(/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '');
  }
  expect(titles.size).toBe(Object.keys(languages).length);

  const pay = (url: string | URL, how: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ how }) });
  for (const reference of [order.orderNumber, 'x', '"><script>alert(1)</script>']) {
    const [byReference, page] = ['?reference=', '/'].map(
      (path) => `${url.origin}/cashier${path}${encodeURIComponent(reference)}`,
    ) as [string, string];
    for (const response of [await fetch(byReference), await fetch(page), await pay(page, 'full')]) {
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<script>alert');
    }
  }
  expect((await pay(url, 'everything')).status).toBe(400);
  expect(await testSandbox.data('/member/deposit/open', {}, { token })).toEqual({ order });
});
