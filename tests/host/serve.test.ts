import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reportPaths } from '#host/serve/reports.ts';
import { dist, script, send, site, start, withBuild, writeBuild } from '#tests/support/host-build.ts';

withBuild();

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
  await host.sites.refresh();
  expect((await get()).text).toContain('"siteName":"renamed"');
  host.write('a.json', '{ "siteId": ');
  await host.sites.refresh();
  expect((await get()).text).toContain('"siteName":"renamed"');
  expect(host.problems.at(-1)).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
  });
  rmSync(join(host.folder, 'a.json'));
  await host.sites.refresh();
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

test('file of a build whose page another process has sent already is served', async () => {
  const host = await start();
  writeBuild('two');
  expect((await send(`${host.url}/assets/main-two.js`)).text).toBe(script('two'));
});

test('build for a sub-path is served below it, with its config, files and reports', async () => {
  writeBuild('two', ['latest', 'script', 'index'], '/m');
  const host = await start();
  const page = await send(`${host.url}/m/vi-VN/faq`);
  expect(page.text).toContain('content="two"');
  expect(page.text).toContain('"siteId":"1"');
  expect(page.headers['content-security-policy']).toContain(`report-uri /m${reportPaths.csp}`);
  expect((await send(`${host.url}/m/loading`)).headers['cross-origin-opener-policy']).toBeUndefined();
  for (const path of ['/m/', '/m/assets/main-two.js', '/m/latest-build.json', '/m/site.json'])
    expect((await send(host.url + path)).status).toBe(200);
  expect(await send(`${host.url}/m`)).toMatchObject({ status: 308, headers: { location: '/m/' } });
  for (const path of ['/', '/more', '/assets/main-two.js', '/m/assets/gone.js'])
    expect((await send(host.url + path)).status).toBe(404);
  const report = { method: 'POST', body: JSON.stringify([{ message: 'x' }]) };
  expect((await send(`${host.url}/m${reportPaths.error}`, report)).status).toBe(204);
  expect(host.lines).toContainEqual(expect.objectContaining({ report: 'error', message: 'x' }));
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

test('request is refused with 431 when its headers have more than 16 kB, and others go on', async () => {
  const { url } = await start();
  const withCookie = (length: number) => send(`${url}/`, { headers: { cookie: 'x'.repeat(length) } });
  expect((await withCookie(15_000)).status).toBe(200);
  expect((await withCookie(16_500)).status).toBe(431);
  expect((await withCookie(0)).status).toBe(200);
});

test('HEAD has the headers of GET, and other methods are refused', async () => {
  const { url } = await start();
  const [get, head] = [await send(`${url}/`), await send(`${url}/`, { method: 'HEAD' })];
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
  expect(await send(`${url}/`, { method: 'DELETE' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
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
