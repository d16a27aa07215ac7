import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '#contract/call.ts';
import { endpoints } from '#contract/endpoints.ts';
import { siteConfig, siteElementId } from '#contract/site.ts';
import { type House, openHouse } from './caller.ts';

let house: House;
let distDir: string;

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(distDir, 'assets'));
  const page = (name: string) =>
    `<!doctype html><html><head><title>${name}</title></head><body></body></html>`;
  for (const name of ['index', 'loading', 'close']) writeFileSync(join(distDir, `${name}.html`), page(name));
  writeFileSync(join(distDir, 'assets/main-1a2b.js'), `export const a = "${'a'.repeat(4_000)}";`);
  writeFileSync(join(distDir, 'latest-build.json'), '{}');
  house = await openHouse({ distDir });
});
afterAll(async () => {
  await house.close();
  rmSync(distDir, { recursive: true });
});

/** With headers that fetch would not send. */
const get = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(house.sandbox.address);
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

test('every path of the app is the app, with its site in it, the same as /site.json', async () => {
  for (const path of ['/', '/vi-VN/discount/cashback', '/gameHall/2', '/user']) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('<title>index</title>');
    expect(siteIn(text)).toEqual(parse(siteConfig, JSON.parse((await get('/site.json')).text)));
  }
});

test('the providers that need the app on a phone are named', async () => {
  const { capabilities } = siteIn((await get('/')).text);
  const needing = (system: 'ios' | 'android') =>
    Object.keys(capabilities).filter((gpId) => capabilities[gpId]?.needsApp?.includes(system));
  expect(needing('ios')).toEqual(['GPPT', 'GPPT2', 'GPPL', 'GPNE', 'GPNBB']);
  expect(needing('android')).toEqual(['GPOG']);
});

test('the config follows the host and the country that a proxy saw', async () => {
  const site = siteIn((await get('/', { host: 'vn.localhost:4000', 'cf-ipcountry': 'VN' })).text);
  expect(site).toMatchObject({ siteName: 'vnhall', defaultCurrency: 'VND', country: 'VN' });
  expect(site.websocketUrl).toBe('http://vn.localhost:4000');
  expect(siteIn((await get('/', { host: 'demo.localhost' })).text).isDemo).toBe(true);
});

test.each(['"><script>alert(1)</script>', 'a b', 'a/b', `${'x'.repeat(10)}\u00e9`])(
  'a host header of %s does not reach the page',
  async (host) => {
    const { status, text } = await get('/', { host: Buffer.from(host).toString('latin1') });
    if (status === 200) expect(siteIn(text).websocketUrl).toBe('http://127.0.0.1');
    expect(text).not.toContain('alert');
  },
);

test('documents: no inline script, nothing from unnamed places, no referrer, asked for again', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*/);
  for (const directive of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(directive);
  const games = new URL(house.sandbox.gamesAddress).port;
  expect(policy).toMatch(new RegExp(`frame-src 'self' http://[\\w.]+:${games}`));
  expect(policy).toMatch(/connect-src 'self' \S+ ws:\/\//);
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['/', 'same-origin-allow-popups'],
  ['/play', 'same-origin-allow-popups'],
  ['/vi-VN/user', 'same-origin-allow-popups'],
  ['/loading', undefined],
  ['/close', undefined],
  ['/authCallback', undefined],
  ['/vi-VN/authCallback', undefined],
])('%s has opener policy %s', async (path, policy) => {
  expect((await get(path)).headers['cross-origin-opener-policy']).toBe(policy);
});

test('the waiting and the closing window are pages of their own', async () => {
  expect((await get('/loading')).text).toContain('<title>loading</title>');
  expect((await get('/close?x=1')).text).toContain('<title>close</title>');
});

test('files with a hash are kept for ever and come compressed, others are asked for again', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect((await get('/assets/main-1a2b.js')).text).toContain('aaaa');
  expect((await get('/latest-build.json')).headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/gone-9z.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/%00.js',
  '/nothing.json',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a path that is not text is the app, not an error', async () => {
  expect((await get('/%E0%A4')).status).toBe(200);
});

test('an unknown call is 404 in an envelope, and so is a call by GET', async () => {
  for (const path of ['/api/nope', '/api/login']) {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 404 });
  }
});

const handOff = (query: string) => fetch(`${house.sandbox.gamesAddress}/hand-off${query}`);
const answerHandOff = (fields: Record<string, string>) =>
  fetch(`${house.sandbox.gamesAddress}/hand-off`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('the third party sends members back to the site with a code, or with why not', async () => {
  const back = `${house.sandbox.address}/authCallback?a=1`;
  expect((await handOff(`?back=${encodeURIComponent(back)}`)).status).toBe(200);
  const yes = await answerHandOff({ back, account: 'second_seat', answer: 'yes' });
  const to = new URL(yes.headers.get('location') ?? '');
  expect([yes.status, to.origin, to.pathname]).toEqual([303, house.sandbox.address, '/authCallback']);
  const enc = to.searchParams.get('enc') ?? '';
  expect(await house.data('/get_info_data', { enc })).toMatchObject({ memberAccount: 'second_seat' });
  const no = await answerHandOff({ back, account: 'second_seat', answer: 'no' });
  expect(no.headers.get('location')).toContain('resCode=401');
});

test.each(['https://evil.example/authCallback', 'javascript:alert(1)', 'not a url', '//evil.example'])(
  'it sends nobody to %s',
  async (back) => {
    expect((await answerHandOff({ back, account: 'second_seat', answer: 'yes' })).status).toBe(400);
  },
);

test('the sports frame is found on every host of the machine', async () => {
  const { port } = new URL(house.sandbox.gamesAddress);
  const { text } = await get(
    endpoints['/check_iframe'].url,
    { host: 'world.localhost', 'content-type': 'application/json' },
    { url: `http://world.localhost:${port}/sports/quickbet` },
  );
  expect(readAnswer(endpoints['/check_iframe'], JSON.parse(text))).toMatchObject({ ok: true });
});
