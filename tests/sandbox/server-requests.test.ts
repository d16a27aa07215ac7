import { createServer, request } from 'node:http';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { siteConfig } from '#contract/site.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

/** Requests that no client of the project sends. */

let testSandbox: TestSandbox;
beforeAll(async () => {
  testSandbox = await startTestSandbox({ operatorPort: 0 });
});
afterAll(() => testSandbox.close());

type Port = 'url' | 'gamesUrl' | 'control' | 'operator';
const ports: Port[] = ['url', 'gamesUrl', 'control', 'operator'];
const originOf = (port: Port, sandbox = testSandbox.sandbox): string => sandbox[port] ?? '';

const json = { 'content-type': 'application/json' };
/** The server closes connections whose body it has not read, so that no other request may follow. */
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { ...json, connection: 'close' }, body });

type Sent = { headers?: Record<string, string>; body?: string };
/** Sends a request with a Host header, which fetch does not allow. */
const send = (url: string, { headers, body }: Sent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(url, { method, ...(headers && { headers }) }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    })
      .on('error', reject)
      .end(body);
  });

const targets: [Port, string][] = [
  ['url', '/api/login'],
  ['url', '/arks/web/carousel_picture'],
  ['url', '/api/unknown'],
  ['url', '/api/register/verification'],
  ['gamesUrl', '/rounds/play'],
  ['gamesUrl', '/rounds/unload'],
  ['gamesUrl', '/hand-off'],
  ['control', '/ledger'],
];

test.each(targets)('body is refused with 413 when it is too long for %s%s', async (port, path) => {
  const length = port === 'control' ? 17_000_000 : 300_000;
  const response = await post(originOf(port) + path, 'x'.repeat(length));
  expect(response.status).toBe(413);
});

test('form of the operator is refused with 413 when it is too long', async () => {
  const origin = originOf('operator');
  const response = await fetch(`${origin}/cache`, {
    method: 'POST',
    headers: { origin, connection: 'close', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'x'.repeat(300_000),
  });
  expect(response.status).toBe(413);
});

test.each(targets)(
  'body is refused without an error when it is deeply nested at %s%s',
  async (port, path) => {
    const arrays = '['.repeat(100_000) + ']'.repeat(100_000);
    const objects = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
    const field = `{"site_id":"1","member_currency":"USD","verification":1,"member_name":${arrays}}`;
    for (const body of [arrays, objects, field]) {
      const response = await post(originOf(port) + path, body);
      const text = await response.text();
      expect(response.status === 200 ? JSON.parse(text).code : response.status).toSatisfy(
        (status: unknown) => Number(status) >= 400 && Number(status) < 500,
      );
    }
  },
);

const odd = [1e300, -1, 0.5, 0, '', 'x'.repeat(5_000), '\0', '__proto__', null, [], {}];
const bodies: [Path, Record<string, unknown>][] = [
  ['/v2/get_jackpot', { currency: 'USD' }],
  [
    '/arks/web/member/letter',
    {
      active: 'all',
      count: 50,
      language: 'en_US',
      page: 1,
      site_id: '1',
      sort_field: 'id',
      sort_order: 'desc',
    },
  ],
  ['/arks/web/member/letter/read', { id: '1' }],
  ['/arks/web/bulletin', { site_id: '1', display_device: 1 }],
  ['/v3/game_list', { site_id: '1', currency: 'USD', support_device: 0, template: 'pc' }],
  ['/v2/get_tag_game_list', { site_id: '1', currency: 'USD', support_device: 0, tag: 'hot', gt_id: '2' }],
  [
    '/member/game/play1',
    { gp_id: 'GPBB', game_type: 'x', game_code: '', gt_id: '2', lobby_url: 'http://x/', device: 0 },
  ],
  ['/api/fb_tracking', { eventName: 'e', eventTime: 1, eventID: '1', userData: {}, customData: {} }],
  ['/check_iframe', { url: 'http://[::1]:1/' }],
];

test.each(bodies)('%s returns an envelope when a field of %o is odd', async (path, body) => {
  const token = await testSandbox.member('linhmai_88');
  for (const field of Object.keys(body))
    for (const value of odd) {
      const response = await testSandbox.raw(path, { ...body, [field]: value }, { token });
      expect([field, value, response.status]).toEqual([field, value, 200]);
    }
});

test('letters are refused with 400 when the page is not a page number', async () => {
  const token = await testSandbox.member('linhmai_88');
  const body = { ...bodies[1]?.[1] };
  for (const page of [1e300, -1, 0, 1.5]) {
    const response = await testSandbox.raw('/arks/web/member/letter', { ...body, page }, { token });
    expect([page, await response.json()]).toMatchObject([page, { code: '400' }]);
  }
});

test.each(ports)('%s keeps working when the Host header is odd or missing', async (port) => {
  const origin = originOf(port);
  const path = { control: '/held', operator: '/', url: '/site.json', gamesUrl: '/service' }[port];
  for (const host of ['127.0.0.1:99999', '1.2.3.4.5', '[:::]', 'a b', '"><script>', '', 'x'.repeat(5_000)]) {
    const { status, text } = await send(origin + path, { headers: { host } });
    expect([host, status < 500]).toEqual([host, true]);
    expect(text).not.toContain('<script>');
    if (host !== '') expect([host.slice(0, 20), text.includes(host)]).toEqual([host.slice(0, 20), false]);
  }
  const { status } = await send(origin + path, { headers: { host: '' } });
  expect(status).toBeLessThan(500);
});

test.each([
  [{ host: 'evil.example' }, 403],
  [{ host: 'evil.example:4099' }, 403],
  [{ host: '127.0.0.1.evil.example' }, 403],
  [{ host: 'localhost', origin: 'http://localhost' }, 403],
  [{ host: 'localhost', origin: 'null' }, 403],
  [{ host: 'localhost' }, 200],
  [{ host: '[::1]:4099' }, 200],
])('control port responds to a request with %o by %i', async (headers, status) => {
  const sent = { headers: { ...json, ...headers }, body: '{}' };
  expect((await send(`${originOf('control')}/held`, sent)).status).toBe(status);
});

test('frame check does not request the host of the Host header', async () => {
  const { port } = new URL(originOf('gamesUrl'));
  let requested = 0;
  const victim = createServer((_, response) => {
    requested += 1;
    response.end();
  });
  await new Promise<void>((done) => victim.listen(Number(port), '127.0.0.2', done));
  const checkUrl = originOf('url') + endpoints['/check_iframe'].url;
  const check = (url: string) =>
    send(checkUrl, { headers: { ...json, host: '127.0.0.2' }, body: JSON.stringify({ url }) });
  expect((await check(`http://127.0.0.2:${port}/secret`)).text).toContain('"code":"101"');
  expect((await check(`http://127.0.0.3:${port}/`)).text).toContain('"code":"102"');
  victim.close();
  expect(requested).toBe(0);
});

test('every response forbids type sniffing', async () => {
  const responses = await Promise.all([
    ...ports.flatMap((port) => [
      fetch(originOf(port)),
      fetch(`${originOf(port)}/nothing`),
      post(`${originOf(port)}/reset`, '{'),
    ]),
    fetch(`${originOf('url')}/site.json`),
    fetch(`${originOf('url')}/art/2/logo/mark.svg`),
    fetch(`${originOf('url')}/socket.io/?EIO=4&transport=polling`),
    fetch(`${originOf('gamesUrl')}/service`),
    fetch(`${originOf('gamesUrl')}/assets/game.ts`),
    testSandbox.raw('/arks/web/faq', { site_id: '1' }),
  ]);
  const missing = responses.filter(({ headers }) => headers.get('x-content-type-options') !== 'nosniff');
  expect(missing.map(({ url }) => url)).toEqual([]);
  expect(responses.some(({ headers }) => headers.has('strict-transport-security'))).toBe(false);
});

test('site served by https has secure cookies and strict transport security', async () => {
  const secure = await startTestSandbox({ scheme: 'https', sitePort: 443 });
  const sites = [fetch(`${secure.sandbox.url}/site.json`), fetch(`${secure.sandbox.gamesUrl}/service`)];
  const [site, service] = await Promise.all(sites);
  for (const response of [site, service])
    expect(response?.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(parse(siteConfig, await site?.json())).toMatchObject({ secureCookies: true });
  expect(await service?.text()).toContain('href="https://127.0.0.1"');
  await secure.close();
});

test('sandbox serves an IPv6 address', async () => {
  const { sandbox, close } = await startTestSandbox({ host: '::1' });
  expect(sandbox.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  const site = parse(siteConfig, await (await fetch(`${sandbox.url}/site.json`)).json());
  expect(site).toMatchObject({ websocketUrl: sandbox.url, gamesOrigin: sandbox.gamesUrl });
  const back = encodeURIComponent(`${sandbox.url}/authCallback`);
  expect((await fetch(`${sandbox.gamesUrl}/hand-off?back=${back}`)).status).toBe(200);
  await close();
});
