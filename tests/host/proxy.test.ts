import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { freePort, routesTo, startHost } from '#tests/support/host.ts';
import { backEnd, dist, ends, send, site, start, withBuild } from '#tests/support/host-build.ts';

withBuild();

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

test('calls beyond the limit are refused with 503 until others end, and pages are served meanwhile', async () => {
  const waiting: (() => void)[] = [];
  const { url } = await backEnd((_, response) => waiting.push(() => response.end('late')));
  const host = await start({ routes: routesTo(url), maxRequests: 2 });
  const call = (path = '/api/login') => send(host.url + path, { method: 'POST' });
  const calls = [call(), call()];
  await expect.poll(() => waiting.length).toBe(2);
  expect(await call()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  for (const path of ['/', '/assets/main-one.js', '/healthz', '/readyz'])
    expect((await send(host.url + path)).status).toBe(200);
  const polling = call('/socket.io/');
  await expect.poll(() => waiting.length).toBe(3);
  for (const answer of waiting.splice(0)) answer();
  for (const { text } of await Promise.all([...calls, polling])) expect(text).toBe('late');
  const next = call();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect((await next).status).toBe(200);
  expect(await host.metrics.registry.metrics()).toContain('gamehall_refused_total{kind="api"} 1');
});

test('realtime connections beyond the limit of a second are refused with 503, and those that exist go on', async () => {
  const { url } = await backEnd((_, response) => response.end('0{}'));
  const host = await start({ routes: routesTo(url), maxConnects: 1 });
  const get = (query: string) => send(`${host.url}/socket.io/?EIO=4&transport=polling${query}`);
  const refused = async () => {
    const both = await Promise.all([get(''), get('')]);
    return both.filter(({ status }) => status === 503);
  };
  // The two may be in different seconds.
  await expect.poll(refused).toMatchObject([{ headers: { 'retry-after': '1' } }]);
  for (let n = 0; n < 3; n++) expect((await get('&sid=known')).status).toBe(200);
  await expect.poll(async () => (await get('')).status, { timeout: 5_000 }).toBe(200);
});

test('WebSocket beyond the limit is refused with 503 until another one ends', async () => {
  const { url, server } = await backEnd((_, response) => response.end());
  const open: Duplex[] = [];
  server.on('upgrade', (_, socket) => {
    open.push(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  const host = await start({ routes: routesTo(url), maxSockets: 1 });
  expect(await upgrade(host.port, '/socket.io/')).toBe('HTTP/1.1 101 Switching Protocols');
  expect(await upgrade(host.port, '/socket.io/')).toBe('HTTP/1.1 503 Service Unavailable');
  open[0]?.destroy();
  await expect.poll(() => upgrade(host.port, '/socket.io/')).toBe('HTTP/1.1 101 Switching Protocols');
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
