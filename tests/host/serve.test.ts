import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportPaths } from '#host/serve/reports.ts';
import { freePort, routesTo, siteDocument, startHost } from '#tests/support/host.ts';

const urls = { websocketUrl: 'https://play.example.com', gamesOrigin: 'https://games.example.com' };
const site = (more: object = {}) => siteDocument(urls, more);

let dist: string;
let ends: (() => unknown)[];
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeBuild('one');
  ends = [];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(dist, { recursive: true });
});

const script = (id: string) => `export const id = "${id}";${' '.repeat(2_000)}`;
const index = (id: string) =>
  `<html><head><meta name="build" content="${id}"><script src="/assets/main-${id}.js"></script></head><body>${'x'.repeat(600)}</body></html>`;
let builds = 0;
/** Replaces the build by another; `parts` limits what is written. */
function writeBuild(id: string, parts = ['index', 'latest', 'script']) {
  const write = (name: string, content: string) => {
    writeFileSync(join(dist, name), content);
    // Two writes within the resolution of the clock are two builds.
    utimesSync(join(dist, name), new Date(), new Date(Date.now() + ++builds * 1_000));
  };
  if (parts.includes('script')) write(`assets/main-${id}.js`, script(id));
  if (parts.includes('latest')) write('latest-build.json', JSON.stringify({ id }));
  if (parts.includes('index')) {
    write('index.html', index(id));
    for (const name of ['loading', 'close', 'authCallback'])
      write(`${name}.html`, `<html><head><title>${name}</title></head></html>`);
  }
}

const start = async (options: Partial<Parameters<typeof startHost>[0]> = {}) => {
  const host = await startHost({ files: { 'a.json': site() }, dist, ...options });
  ends.push(() => host.stop());
  return host;
};

type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
const send = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<Sent>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', 8));
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: bytes.toString(),
        });
      });
    })
      .on('error', reject)
      .end(body);
  });

const backEnd = async (
  handler: Parameters<typeof createServer>[1],
): Promise<{ url: string; server: Server }> => {
  const server = createServer(handler);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, server };
};

test('page has the config of the site of its host, of 300 sites', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `${index}.json`,
      site({ siteId: String(index), hosts: [`site${index}.example.com`] }),
    ]),
  );
  const { url } = await start({ files });
  for (const index of [0, 7, 299]) {
    const { status, text } = await send(`${url}/`, { headers: { host: `Site${index}.example.com:443` } });
    expect([status, text.includes(`{"siteId":"${index}",`)]).toEqual([200, true]);
  }
});

test.each(['other.example.com', '"><script>', 'a b', 'x'.repeat(300), 'site.example.com@evil.example'])(
  'request is refused with 421 when its host is %s',
  async (host) => {
    const { url } = await start({ files: { 'a.json': site({ hosts: ['site.example.com'] }) } });
    const { status, text } = await send(`${url}/`, { headers: { host } });
    expect([400, 421]).toContain(status);
    expect(text).not.toContain(host);
  },
);

test('site of a host changes with its file, stays when the file is wrong, and goes with it', async () => {
  const host = await start({
    files: { 'a.json': site({ hosts: ['a.example.com'] }), 'b.json': site({ hosts: ['b.example.com'] }) },
  });
  const get = () => send(`${host.url}/`, { headers: { host: 'a.example.com' } });
  host.write('a.json', site({ hosts: ['a.example.com'], siteName: 'renamed' }));
  host.sites.refresh();
  expect((await get()).text).toContain('"siteName":"renamed"');
  host.write('a.json', '{ "siteId": ');
  host.sites.refresh();
  expect((await get()).text).toContain('"siteName":"renamed"');
  expect(host.problems.at(-1)).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
  });
  rmSync(join(host.folder, 'a.json'));
  host.sites.refresh();
  expect((await get()).status).toBe(421);
  expect((await send(`${host.url}/`, { headers: { host: 'b.example.com' } })).status).toBe(200);
});

test('first file of a host is served when two have it', async () => {
  const host = await start({
    files: { 'a.json': site({ siteName: 'first' }), 'b.json': site({ siteName: 'second' }) },
  });
  expect((await send(`${host.url}/`)).text).toContain('"siteName":"first"');
  expect(host.problems).toContainEqual({
    conflict: '',
    files: [expect.stringMatching(/a\.json$/), expect.stringMatching(/b\.json$/)],
  });
});

test('build that is replaced is served whole, and files of the one before stay', async () => {
  const host = await start();
  writeBuild('two', ['latest', 'script']);
  host.build.refresh();
  expect((await send(`${host.url}/`)).text).toContain('content="one"');
  expect((await send(`${host.url}/latest-build.json`)).text).toBe('{"id":"one"}');
  rmSync(join(dist, 'assets/main-one.js'));
  writeBuild('two', ['index']);
  host.build.refresh();
  expect((await send(`${host.url}/`)).text).toContain('content="two"');
  for (const id of ['one', 'two'])
    expect((await send(`${host.url}/assets/main-${id}.js`)).text).toBe(script(id));
  writeBuild('three');
  host.build.refresh();
  expect((await send(`${host.url}/assets/main-one.js`)).status).toBe(404);
});

test('host is not ready and its pages are 503 until there is a build', async () => {
  rmSync(join(dist, 'index.html'));
  const host = await start();
  expect((await send(`${host.url}/readyz`)).status).toBe(503);
  expect((await send(`${host.url}/`)).status).toBe(503);
  expect((await send(`${host.url}/healthz`)).status).toBe(200);
  writeBuild('one');
  host.build.refresh();
  expect(JSON.parse((await send(`${host.url}/readyz`)).text)).toEqual({
    ready: true,
    build: 'one',
    sites: 1,
  });
});

test.each(['/', '/assets/main-one.js', '/site.json'])('%s is 304 when the client has it', async (path) => {
  const { url } = await start();
  const first = await send(url + path, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const etag = String(first.headers.etag);
  const again = await send(url + path, {
    headers: { 'accept-encoding': 'gzip, br', 'if-none-match': `"x", W/${etag}` },
  });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  const plain = await send(url + path, { headers: { 'if-none-match': etag } });
  expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
  expect(brotliDecompressSync(first.body)).toEqual(plain.body);
});

test.each([
  ['bytes=0-4', 206, 'bytes 0-4/2024', 'expor'],
  ['bytes=-4', 206, 'bytes 2020-2023/2024', '    '],
  ['bytes=2019-9999', 206, 'bytes 2019-2023/2024', '     '],
  ['bytes=9999-', 416, 'bytes */2024', ''],
  ['bytes=0-1,4-5', 200, undefined, script('one')],
  ['bytes=x', 200, undefined, script('one')],
  ['lines=0-4', 200, undefined, script('one')],
])('range %s of a file is answered by %i', async (range, status, contentRange, text) => {
  const { url } = await start();
  const sent = await send(`${url}/assets/main-one.js`, { headers: { range, 'accept-encoding': 'br' } });
  expect([sent.status, sent.headers['content-range'], sent.text]).toEqual([status, contentRange, text]);
});

test('range is ignored when the file has changed since', async () => {
  const { url } = await start();
  const headers = { range: 'bytes=0-4', 'if-range': '"other"' };
  expect((await send(`${url}/assets/main-one.js`, { headers })).status).toBe(200);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/..%5cpackage.json', '/assets/%00.js', '/gone.js'])(
  'server returns 404 when the path is %s',
  async (path) => {
    const { url } = await start();
    expect((await send(url + path)).status).toBe(404);
  },
);

test('HEAD has the headers of GET, and other methods are refused', async () => {
  const { url } = await start();
  const [get, head] = [await send(`${url}/`), await send(`${url}/`, { method: 'HEAD' })];
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
  expect(await send(`${url}/`, { method: 'DELETE' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('country and forwarded headers count only when a trusted proxy sends them', async () => {
  const headers = {
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'VN',
    'x-request-id': 'from-the-proxy',
  };
  const file = site({ websocketUrl: 'http://plain.example', websocketUrlSsl: 'https://ssl.example' });
  const seen: IncomingHttpHeaders[] = [];
  const { url } = await backEnd((incoming, response) => {
    seen.push(incoming.headers);
    response.end('{}');
  });
  const results = [];
  for (const trustedProxies of [[], ['loopback']]) {
    const host = await start({
      files: { 'a.json': file },
      trustedProxies,
      countryHeader: 'cf-ipcountry',
      routes: routesTo(url),
    });
    const { text } = await send(`${host.url}/`, { headers });
    await send(`${host.url}/api/login`, { headers, method: 'POST' });
    results.push([/"country":"(.*?)"/.exec(text)?.[1], /"websocketUrl":"(.*?)"/.exec(text)?.[1]]);
  }
  expect(results).toEqual([
    ['', 'http://plain.example'],
    ['VN', 'https://ssl.example'],
  ]);
  expect(seen).toMatchObject([
    {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.not.stringMatching('proxy'),
    },
    {
      'x-forwarded-for': '9.9.9.9, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': 'from-the-proxy',
    },
  ]);
});

test('calls outside of /api reach the back end, and its responses come unchanged', async () => {
  const { url } = await backEnd((incoming, response) => {
    response.writeHead(409, { authorization: 'Bearer new', 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ path: incoming.url, method: incoming.method, host: incoming.headers.host }),
    );
  });
  const host = await start({ routes: routesTo(url) });
  for (const path of ['/arks/web/carousel_picture', '/api/login?x=1'])
    expect(await send(host.url + path, { method: 'POST', headers: { host: 'a.example.com' } })).toMatchObject(
      {
        status: 409,
        headers: { authorization: 'Bearer new' },
        text: JSON.stringify({ path, method: 'POST', host: 'a.example.com' }),
      },
    );
  const rewriting = await start({ routes: routesTo(url), rewriteHost: true });
  const { text } = await send(`${rewriting.url}/api/login`, { method: 'POST' });
  expect(JSON.parse(text)).toMatchObject({ host: new URL(url).host });
});

test('call is refused with 502 when the back end is down, and served once it is up', async () => {
  const port = await freePort();
  const host = await start({ routes: routesTo(`http://127.0.0.1:${port}`) });
  expect((await send(`${host.url}/api/login`, { method: 'POST' })).status).toBe(502);
  expect((await send(`${host.url}/`)).status).toBe(200);
  expect(host.lines).toContainEqual(expect.objectContaining({ code: 'ECONNREFUSED', level: 'error' }));
  const server = createServer((_, response) => response.end('up'));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => server.close());
  expect((await send(`${host.url}/api/login`, { method: 'POST' })).text).toBe('up');
});

test('call is refused with 504 when the back end does not answer in time', async () => {
  const { url } = await backEnd(() => {});
  const host = await start({ routes: routesTo(url), proxyTimeout: 50 });
  expect((await send(`${host.url}/api/login`, { method: 'POST' })).status).toBe(504);
});

test('call is refused with 508 when the target leads back to the host', async () => {
  const port = await freePort();
  const host = await start({ port, routes: routesTo(`http://127.0.0.1:${port}`) });
  expect((await send(`${host.url}/api/login`, { method: 'POST' })).status).toBe(508);
});

/** Sends an upgrade and returns the first line of the response. */
const upgrade = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ),
    );
    ends.push(() => socket.destroy());
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] as string));
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });

test('WebSocket is refused when no back end has its path, or the back end refuses it', async () => {
  const { url, server } = await backEnd((_, response) => response.end());
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'));
  const host = await start({ routes: routesTo(url) });
  expect(await upgrade(host.port, '/elsewhere')).toBe('HTTP/1.1 404 Not Found');
  expect(await upgrade(host.port, '/socket.io/')).toBe('HTTP/1.1 403 Forbidden');
  expect((await send(`${host.url}/`)).status).toBe(200);
});

test('host ends after its open requests when it is stopped', async () => {
  let answer = () => {};
  const arrived = Promise.withResolvers<void>();
  const { url } = await backEnd((_, response) => {
    answer = () => response.end('late');
    arrived.resolve();
  });
  const host = await startHost({ files: { 'a.json': site() }, dist, routes: routesTo(url) });
  const pending = send(`${host.url}/api/login`, { method: 'POST' });
  await arrived.promise;
  const stopped = host.stop({ grace: 10_000 });
  answer();
  expect((await pending).text).toBe('late');
  await stopped;
  await expect(send(`${host.url}/`)).rejects.toThrow('ECONNREFUSED');
});

test('host is not ready while it waits for its end', async () => {
  const host = await startHost({ files: { 'a.json': site() }, dist });
  const stopped = host.stop({ drain: 300 });
  expect((await send(`${host.url}/readyz`)).status).toBe(503);
  expect((await send(`${host.url}/`)).status).toBe(200);
  await stopped;
});

const post = (url: string, body: unknown) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const cspReport = {
  'csp-report': {
    'document-uri': 'https://play.example.com/vi-VN/user?tk=secret#x',
    'blocked-uri': 'https://cdn.example.com/a.js?member=7',
    'effective-directive': 'script-src-elem',
  },
};

test('reports of browsers are logged without queries', async () => {
  const host = await start();
  expect((await post(host.url + reportPaths.csp, cspReport)).status).toBe(204);
  const modern = [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://a.example/?tk=secret',
        blockedURL: 'inline',
        effectiveDirective: 'style-src',
      },
    },
  ];
  expect((await post(host.url + reportPaths.csp, modern)).status).toBe(204);
  const error = [
    { message: 'no data', call: '/login', field: 'data.token', expected: 'a text', seen: 'null' },
  ];
  expect((await post(host.url + reportPaths.error, error)).status).toBe(204);
  expect(
    (await post(host.url + reportPaths.vital, [{ name: 'LCP', value: 1_200, page: '/?tk=secret' }])).status,
  ).toBe(204);
  expect(host.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        report: 'csp',
        page: 'https://play.example.com/vi-VN/user',
        blocked: 'https://cdn.example.com/a.js',
        directive: 'script-src-elem',
      }),
      expect.objectContaining({ report: 'csp', blocked: 'inline', directive: 'style-src' }),
      expect.objectContaining({ report: 'error', call: '/login', field: 'data.token', seen: 'null' }),
      expect.objectContaining({ report: 'vital', name: 'LCP', page: '/' }),
    ]),
  );
  expect(JSON.stringify(host.lines)).not.toContain('secret');
  expect(await host.metrics.registry.metrics()).toContain(
    'gamehall_reports_total{kind="csp",result="taken"} 2',
  );
});

test.each([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['another shape', { message: 'x' }, 400],
  ['21 errors', Array.from({ length: 21 }, () => ({ message: 'x' })), 400],
  ['more than 16 KiB', [{ message: 'x'.repeat(17_000) }], 413],
])('report is refused when it is %s', async (_, body, status) => {
  const { url } = await start();
  expect((await post(url + reportPaths.error, body)).status).toBe(status);
});

test('reports are refused with 429 when one address sends more than 60 in a minute', async () => {
  const host = await start();
  const statuses = [];
  for (let sent = 0; sent < 70; sent++)
    statuses.push((await post(host.url + reportPaths.csp, cspReport)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(`${host.url}/`)).status).toBe(200);
});

test('request is logged with its id and without its query', async () => {
  const host = await start();
  const { headers } = await send(`${host.url}/faq?tk=secret`);
  await expect
    .poll(() => host.lines.find(({ requestId }) => requestId === headers['x-request-id']))
    .toMatchObject({ level: 'info', path: '/faq', status: 200, kind: 'document', method: 'GET' });
  expect(JSON.stringify(host.lines)).not.toContain('secret');
  expect(await host.metrics.registry.metrics()).toContain('kind="document",status="200"');
});
