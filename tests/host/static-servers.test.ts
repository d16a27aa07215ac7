import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '#host/site/site-file.ts';
import { cloudflareHeaders } from '#host/static/cloudflare.ts';
import { layouts, prerenderedFolder } from '#host/static/prerender.ts';
import { servingRules } from '#host/static/serving-rules.ts';
import { writeSite } from '#host/static/write-site.ts';
import { freePort, routesTo, siteDocument, startHost } from '#tests/support/host.ts';
import { caddy, nginx } from '#tests/support/web-servers.ts';

/** The host, and the servers with the configuration that it writes, send the same. */
const fronts = ['host', 'nginx', 'Caddy'] as const;
type Front = (typeof fronts)[number];
const urls = {} as Record<Front, string>;
/** The same with a build for a sub-path. */
const urlsBelow = {} as Record<Front, string>;
const ends: (() => unknown)[] = [];
let dist: string;
const site = siteDocument({
  websocketUrl: 'https://live.example.com',
  gamesOrigin: 'https://games.example.com',
});

/** A build for a path, such as `/m`. */
function writeBuild(base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  for (const name of ['assets', 'rendered-results']) mkdirSync(join(folder, name));
  for (const name of ['index', 'loading', 'close', 'authCallback'])
    writeFileSync(
      join(folder, `${name}.html`),
      `<html><head><title>${name}</title><script src="${base}/assets/main-1a2b.js"></script></head></html>`,
    );
  for (const name of [
    'assets/main-1a2b.js',
    'assets/main-1a2b.css',
    'rendered-results/1a2b.json',
    'latest-build.json',
    'offline-worker.js',
    'manifest.webmanifest',
    'icon.svg',
  ])
    writeFileSync(join(folder, name), name.endsWith('.json') ? '{}' : 'x'.repeat(2_000));
  return folder;
}

beforeAll(async () => {
  dist = writeBuild('');
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        proto: request.headers['x-forwarded-proto'],
      }),
    );
  });
  const backEndPort = await freePort();
  await new Promise<void>((resolve) => server.listen(backEndPort, '127.0.0.1', resolve));
  ends.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const backEnd = `http://127.0.0.1:${backEndPort}`;
  for (const [folder, started] of [
    [dist, urls],
    [writeBuild('/m'), urlsBelow],
  ] as const) {
    const host = await startHost({
      files: { 'a.json': site },
      dist: folder,
      routes: routesTo(backEnd, '/art'),
    });
    ends.push(() => host.stop());
    started.host = host.url;
    for (const [name, start] of [
      ['nginx', nginx],
      ['Caddy', caddy],
    ] as const) {
      const port = await freePort();
      const { stop, folder: files } = await start({ port, backEnd, site, dist: folder });
      ends.push(stop);
      const base = folder === dist ? '' : '/m';
      for (const layout of layouts)
        for (const path of [`${base}/index`, `${base}/vi-VN/discount`]) {
          const file = join(files, base, prerenderedFolder, layout, `${path}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, `${layout} ${path}`);
        }
      started[name] = `http://127.0.0.1:${port}`;
    }
  }
}, 120_000);
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const compared = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
  'cache-control',
];
/** What a front sends, without what only the host has: a place for reports. */
const get = async (front: Front, path: string, init?: RequestInit, at = urls) => {
  const response = await fetch(at[front] + path, init);
  const text = (await response.text()).replace(/("reports":{"url":")[^"]*/, '$1');
  const headers = Object.fromEntries(
    compared.map((name) => [name, response.headers.get(name)?.replace(/; report-uri.*/, '') ?? null]),
  );
  return { status: response.status, headers, text, type: response.headers.get('content-type') };
};

/** What a front sends, with one name of each type. */
const sentBy = async (front: Front, path: string, at = urls) => {
  const { type, ...seen } = await get(front, path, {}, at);
  const plainType = type
    ?.toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace(/; charset=utf-8/, '');
  return { ...seen, type: plainType };
};

test.each(
  ['nginx', 'Caddy'].flatMap((front) =>
    [
      '/?x=1',
      '/faq',
      '/vi-VN/discount/cashback',
      '/loading',
      '/loading.html',
      '/close?x=1',
      '/authCallback',
      '/vi-VN/loading',
      '/assets/main-1a2b.js',
      '/assets/main-1a2b.css',
      '/latest-build.json',
      '/offline-worker.js',
      '/manifest.webmanifest',
      '/icon.svg',
      '/site.json',
      '/gameHall/2',
    ].map((path) => [front, path] as const),
  ),
)('%s sends %s as the host does', async (front, path) => {
  expect(await sentBy(front as Front, path)).toEqual(await sentBy('host', path));
});

test.each(
  ['nginx', 'Caddy'].flatMap((front) =>
    [
      '/m/?x=1',
      '/m/vi-VN/discount/cashback',
      '/m/index.html',
      '/m/loading',
      '/m/vi-VN/loading',
      '/m/assets/main-1a2b.js',
      '/m/latest-build.json',
      '/m/manifest.webmanifest',
      '/m/site.json',
    ].map((path) => [front, path] as const),
  ),
)('%s sends %s of a build for a sub-path as the host does', async (front, path) => {
  expect(await sentBy(front as Front, path, urlsBelow)).toEqual(await sentBy('host', path, urlsBelow));
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
test.each(
  (['nginx', 'Caddy'] as const).flatMap((front) =>
    (
      [
        ['/', { 'user-agent': iPhone }, 'phone /index'],
        ['/', { 'sec-ch-ua-mobile': '?1' }, 'phone /index'],
        ['/', { 'sec-ch-ua-mobile': '?0', 'user-agent': iPhone }, 'desktop /index'],
        ['/vi-VN/discount', { 'user-agent': 'Mozilla/5.0 (X11)' }, 'desktop /vi-VN/discount'],
        ['/vi-VN/discount?tab=hot', {}, 'index'],
        ['/vi-VN/discount', { 'user-agent': `${iPhone} GamehallApp` }, 'index'],
        ['/faq', {}, 'index'],
      ] as const
    ).map(([path, headers, text]) => [front, path, headers, text] as const),
  ),
)('%s answers %s with %j by the rendered page or the app: %s', async (front, path, headers, text) => {
  // The app is answered as without rendered pages.
  const expected = text === 'index' ? (await get('host', '/faq')).text : text;
  const sent = await get(front, path, { headers });
  expect(sent.text).toBe(expected);
  expect(sent.headers['content-security-policy']).toContain("script-src 'self'");
  expect(sent.type?.toLowerCase()).toBe('text/html; charset=utf-8');
});

test.each(['nginx', 'Caddy'] as const)('%s answers below a path by its rendered page', async (front) => {
  const sent = (path: string) => get(front, path, { headers: { 'user-agent': iPhone } }, urlsBelow);
  for (const path of ['/m/', '/m']) expect((await sent(path)).text).toBe('phone /m/index');
  expect((await sent('/m/vi-VN/discount')).text).toBe('phone /m/vi-VN/discount');
});

test.each(['nginx', 'Caddy'] as const)('%s sends results of rendered pages to be kept', async (front) => {
  for (const [path, at] of [
    ['/rendered-results/1a2b.json?page=%2F', urls],
    ['/m/rendered-results/1a2b.json', urlsBelow],
  ] as const) {
    const { status, headers, type } = await get(front, path, {}, at);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(type).toContain('application/json');
  }
});

test.each(
  fronts.flatMap((front) =>
    ['/', '/more', '/assets/main-1a2b.js', '/m/assets/gone-9z.js'].map((path) => [front, path] as const),
  ),
)('%s refuses the path %s of a build for a sub-path', async (front, path) => {
  expect((await get(front, path, {}, urlsBelow)).status).toBe(404);
});

test.each(
  fronts.flatMap((front) =>
    ['/assets/gone-9z.js', '/rendered-results/gone.json', '/nothing.json', '/..%2fmain.conf'].map(
      (path) => [front, path] as const,
    ),
  ),
)('%s refuses the path %s', async (front, path) => {
  expect([400, 404]).toContain((await get(front, path)).status);
});

test.each(fronts)('%s forwards calls, also those outside of /api', async (front) => {
  for (const path of ['/api/login', '/arks/web/carousel_picture', '/art/a.svg'])
    expect(JSON.parse((await get(front, path, { method: 'POST' })).text)).toEqual({
      method: 'POST',
      url: path,
      proto: 'http',
    });
});

test('headers of Cloudflare keep the opener of the separate pages and cache assets', () => {
  const config = siteOf(site).config.https;
  const text = cloudflareHeaders(servingRules({ site: config, scheme: 'https' }));
  expect(text).toContain(
    '/*\n  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=31536000\n  Content-Security-Policy: default-src',
  );
  expect(text).toContain(
    '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable',
  );
  for (const path of ['/loading', '/loading.html', '/:language/loading', '/close', '/authCallback'])
    expect(text).toContain(`\n${path}\n  ! Cross-Origin-Opener-Policy\n`);
  // Limits of the platform: 100 rules, 2,000 characters a line.
  expect(text.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
});

test('what other origins must answer is the origin of the sockets and the headers of the app', () => {
  const { crossOrigin } = servingRules({ site: siteOf(site).config.https, scheme: 'https' });
  expect(crossOrigin).toEqual({
    origins: ['https://live.example.com'],
    allowHeaders: ['authorization', 'content-type', 'accept-language'],
    exposeHeaders: ['authorization', 'date', 'retry-after'],
  });
});

test('origin of the calls is one that must answer, and one that the policy allows', () => {
  const config = siteOf({ ...site, apiUrl: 'https://api.example.com/v1' }).config.https;
  const { app, crossOrigin } = servingRules({ site: config, scheme: 'https' });
  expect(crossOrigin.origins).toEqual(['https://live.example.com', 'https://api.example.com']);
  expect(app['Content-Security-Policy']).toContain("connect-src 'self' https://api.example.com https://live");
});

test('files of a site are not written into a folder that has files', async () => {
  await expect(writeSite(dist, dist, siteOf(site).config.http)).rejects.toThrow('is not empty');
});
