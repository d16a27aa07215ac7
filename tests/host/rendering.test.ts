import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createRenderedPages } from '#host/render/rendered-pages.ts';
import { siteOf } from '#host/site/site-file.ts';
import { prerender } from '#host/static/prerender.ts';
import { writeSite } from '#host/static/write-site.ts';
import { routesTo } from '#tests/support/host.ts';
import { backEnd, dist, ends, send, site, start, withBuild, writeBuild } from '#tests/support/host-build.ts';

/* What the host does around the rendering of a page; the rendering itself is that of a build (tests/e2e). */

withBuild();

/** Code of a build that renders the answer to one call, and what it was asked for. */
const renderer = `
export async function renderPage({ path, language, visitor, fetch }) {
  if (path === '/faq') throw new Error('broken page');
  if (path === '/faq/loop') for (;;);
  if (path === '/app') return null;
  const response = await fetch(path.startsWith('/faq/own') ? '/api' + path : '/api/data', { method: 'POST', body: '{}', headers: { 'accept-language': language } });
  if (!response.ok) throw new Error('status ' + response.status);
  const data = await response.json();
  return {
    html: '<main class="main_aaaa">' + language + ' ' + visitor.width + ' ' + visitor.userAgent + ' ' + path + ' ' + data.text + '</main>',
    locale: 'en-US', template: 'pc', title: 'A <b>', description: 'D "quoted"', pictures: ['/art/a.svg'],
    currency: 'USD', isFound: path !== '/discount/gone', modules: ['src/routes/index.tsx'], noScript: 'No <script>', queries: [data.text], results: data.long ? { halls: JSON.stringify(data.long) } : {},
  };
}`;
const chunks = {
  '/assets/main-one.js': { modules: [], classes: [], styles: [], imports: [] },
  '/assets/home.js': {
    modules: ['src/routes/index.tsx'],
    classes: [],
    styles: [],
    imports: ['/assets/dep.js'],
  },
  '/assets/dep.js': { modules: [], classes: [], styles: [], imports: [] },
  '/assets/card.js': { modules: [], classes: ['_aaaa'], styles: ['/assets/card.css'], imports: [] },
  '/assets/other.js': { modules: [], classes: ['_bbbb'], styles: ['/assets/other.css'], imports: [] },
};

const styleRules = {
  '/assets/first.css': [
    { text: ':root{color:red}' },
    { text: ':root[data-template=H5_2]{color:green}' },
    { text: '[lang=zh-CN]{font-family:serif}' },
    { text: '.main_aaaa{color:blue}', within: ['@media (width>1px)'], classes: [['main_aaaa']] },
    { text: '.other_aaaa{animation:fade}', within: ['@media (width>1px)'], classes: [['other_aaaa']] },
    { text: '@keyframes fade{to{opacity:0}}', animation: 'fade' },
  ],
  '/assets/card.css': [
    { text: '.main_aaaa .in_aaaa,.main_aaaa{top:0}', classes: [['main_aaaa', 'in_aaaa'], ['main_aaaa']] },
  ],
  '/assets/other.css': [{ text: 'b{top:0}' }],
};

const index =
  '<html lang="en-US"><head><meta name="build" content="one"><title>T</title><link rel="preload" as="style" crossorigin href="/assets/first.css"><script type="module" crossorigin src="/assets/main-one.js"></script></head><body><div id="root"><img class="start" /></div></body></html>';

/** A host whose back end answers each call by `answer`. */
const startRendering = async (
  answer: (
    count: number,
    host?: string,
  ) => { status?: number; body?: string; delay?: number; breaksOff?: true },
) => {
  writeBuild('one');
  writeFileSync(join(dist, 'index.html'), index);
  writeFileSync(join(dist, 'assets/first.css'), '');
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, 'server/render.mjs'), renderer);
  writeFileSync(join(dist, 'server/chunks.json'), JSON.stringify(chunks));
  writeFileSync(join(dist, 'server/styles.json'), JSON.stringify(styleRules));
  const calls: string[] = [];
  const { url } = await backEnd((request, response) => {
    calls.push(`${request.headers.host} ${request.headers['accept-language']}`);
    const {
      status = 200,
      body = '{"text":"halls"}',
      delay = 0,
      breaksOff,
    } = answer(calls.length, request.headers.host);
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      if (breaksOff) return response.write(body.slice(0, 5), () => response.destroy());
      response.end(body);
    }, delay);
  });
  const errors: string[] = [];
  const startProcess = () =>
    start({
      pages: createRenderedPages({
        api: () => new URL(url),
        longestRendering: 2_000,
        onError: (reason, path) => errors.push(`${path}: ${reason.split('\n')[0]}`),
      }),
      routes: routesTo(url),
      files: { 'a.json': site({ hosts: ['a.example.com', 'b.example.com'] }) },
    });
  const host = await startProcess();
  const get = (path: string, headers: Record<string, string> = {}) =>
    send(host.url + path, { headers: { host: 'a.example.com', ...headers } });
  /** The page once it has been rendered. */
  const rendered = (path: string, headers: Record<string, string> = {}) =>
    vi.waitUntil(async () => {
      const page = await get(path, headers);
      return page.text.includes('id="rendered"') && page;
    }, 20_000);
  return { host, startProcess, get, rendered, calls, errors, backEndUrl: url };
};

test('page has its content, files, pictures and data, and nothing in it is taken for markup', async () => {
  const { rendered } = await startRendering(() => ({ body: '{"text":"</script><b>&"}' }));
  const { text, headers } = await rendered('/');
  expect(text).toContain(
    '<div id="root" data-layout="desktop"><main class="main_aaaa">en_US 1440 Mozilla/5.0 /',
  );
  expect(text).toContain('<title>A &lt;b&gt;</title>');
  expect(text).toContain('<meta name="description" content="D &quot;quoted&quot;">');
  expect(text).toContain('<noscript><p class="noscript">No &lt;script&gt;</p></noscript>');
  expect(text).toContain('as="image" fetchpriority="high" href="/art/a.svg"');
  expect(text).toContain('"queries":["\\u003c/script>\\u003cb>&"]');
  const [shown = '', app = ''] = text.split('<template id="app-files">');
  expect(shown).not.toMatch(/stylesheet|module/);
  expect([...app.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/assets/main-one.js',
    '/assets/dep.js',
    '/assets/home.js',
    '/assets/card.js',
    '/assets/first.css',
    '/assets/card.css',
  ]);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('page has the style rules that it needs, and its policy allows no other style', async () => {
  const { rendered } = await startRendering(() => ({}));
  const { text, headers } = await rendered('/');
  const css = /<style>(.*)<\/style>/.exec(text)?.[1] ?? '';
  expect(css).toBe(
    ':root{color:red}@media (width>1px){.main_aaaa{color:blue}}.main_aaaa .in_aaaa,.main_aaaa{top:0}',
  );
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test("page of a member hides what is for visitors, and nothing of the member is in the visitors' page", async () => {
  const { rendered } = await startRendering(() => ({}));
  const member = await rendered('/', { cookie: 'lang=en_US; signed_in=1' });
  expect(member.text).toContain('<html data-member="" lang="en-US"');
  const visitor = await rendered('/', { cookie: 'lang=en_US; signed_in=' });
  expect(visitor.text).toBe(member.text.replace(' data-member=""', ''));
  expect(visitor.headers.etag).not.toBe(member.headers.etag);
});

test('page tells search engines and messengers its addresses in all languages, its texts and its picture', async () => {
  const { rendered } = await startRendering(() => ({}));
  const { text } = await rendered('/vi-VN/discount');
  const origin = 'http://a.example.com';
  expect(text).toContain(`<link rel="canonical" href="${origin}/vi-VN/discount">`);
  expect(
    [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, url]) => [language, url]),
  ).toEqual([
    ['en-US', `${origin}/discount`],
    ['vi-VN', `${origin}/vi-VN/discount`],
    ['x-default', `${origin}/discount`],
  ]);
  expect(
    Object.fromEntries(
      [...text.matchAll(/property="og:([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ),
  ).toEqual({
    type: 'website',
    site_name: 'Gamehall',
    title: 'A &lt;b&gt;',
    description: 'D &quot;quoted&quot;',
    url: `${origin}/vi-VN/discount`,
    image: `${origin}/art/a.svg`,
  });
  const facts: unknown = JSON.parse(/ld\+json">([^<]*)</.exec(text)?.[1] ?? '');
  expect(facts).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Gamehall' }, { name: 'A <b>' }],
  });
});

test('page whose address names nothing is left out by search engines', async () => {
  const { rendered } = await startRendering(() => ({}));
  const { text } = await rendered('/discount/gone');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('rel="canonical"');
});

/** An answer with a long result, which another host has too but for its name. */
const longAnswer = (count: number, host?: string) => ({
  // Longer than a request waits for a page, once one is known.
  delay: count > 1 ? 500 : 0,
  body: JSON.stringify({ text: 'halls', long: { host, games: 'game '.repeat(2_000) } }),
});
/** Addresses of the long results of a page by their query, and of those that it loads. */
const resultsOf = (html: string) => ({
  byQuery: (JSON.parse(/id="rendered">([^<]*)</.exec(html)?.[1] ?? '{}') as { results: object }).results,
  loaded: [...html.matchAll(/<link rel="preload" as="fetch" href="([^"]*)">/g)].map(([, address]) => address),
});

test('long result of a page is a file that is loaded with the app and kept for ever', async () => {
  const { rendered, get } = await startRendering(longAnswer);
  const { text } = await rendered('/vi-VN/gameHall/2');
  expect(text).not.toContain('game game');
  const { byQuery, loaded } = resultsOf(text);
  const [address = ''] = loaded;
  expect(address).toMatch(/^\/rendered-results\/[\w-]{20}\.json\?page=%2Fvi-VN%2FgameHall%2F2$/);
  expect(byQuery).toEqual({ halls: address });
  const file = await get(address, { 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse((await get(address)).text)).toMatchObject({
    games: expect.stringContaining('game game'),
  });
  // Another page has the same file; a member's page is replaced without it.
  const [other = ''] = resultsOf((await rendered('/vi-VN/faq/1')).text).loaded;
  expect(other.split('?')[0]).toBe(address.split('?')[0]);
  const member = await rendered('/vi-VN/gameHall/2', { cookie: 'signed_in=1' });
  expect(resultsOf(member.text).loaded).toEqual([]);
});

test('long result is found by a process that has not rendered its page, and not on the host of another site', async () => {
  const { rendered, startProcess, get, calls } = await startRendering(longAnswer);
  const [address = ''] = resultsOf((await rendered('/')).text).loaded;
  const other = await startProcess();
  const ask = (host: string) => send(other.url + address, { headers: { host } });
  const result = await ask('a.example.com');
  expect(result.status).toBe(200);
  expect(result.text).toContain('"host":"a.example.com"');
  await rendered('/', { host: 'b.example.com' });
  expect((await get(address, { host: 'b.example.com' })).status).toBe(404);
  expect((await ask('b.example.com')).status).toBe(404);
  expect((await ask('c.example.com')).status).toBe(421);
  const asked = calls.length;
  for (let request = 0; request < 5; request += 1) await ask('b.example.com');
  expect(calls.length).toBeLessThan(asked + 2);
});

test('long result of a build for a sub-path is below it', async () => {
  const { host, rendered, get } = await startRendering(longAnswer);
  writeBuild('two');
  writeFileSync(
    join(dist, 'index.html'),
    index.replaceAll('"/assets', '"/m/assets').replaceAll('one', 'two'),
  );
  host.build.refresh();
  const [address = ''] = resultsOf((await rendered('/m/discount')).text).loaded;
  expect(address).toMatch(/^\/m\/rendered-results\/[\w-]{20}\.json\?page=%2Fdiscount$/);
  expect((await get(address)).status).toBe(200);
  expect((await get(address.slice('/m'.length))).status).toBe(404);
});

test.each([
  ['unknown tag', (address: string) => address.replace(/.{20}\.json/, `${'a'.repeat(20)}.json`)],
  ['long tag', (address: string) => address.replace('.json', 'a.json')],
  ['path in its tag', (address: string) => address.replace(/[^/]{20}\.json/, '..%2f..%2fsite.json')],
  ['no page', (address: string) => address.replace(/\?.*/, '')],
  ['two pages', (address: string) => `${address}&page=%2F`],
  ['further parameter', (address: string) => `${address}&x=1`],
  ['page that is not rendered', (address: string) => address.replace('%2F', '%2Fuser')],
  ['page of another host', (address: string) => address.replace('%2F', '%2F%2Fevil.example%2F')],
])('address of a result with %s is refused', async (_, changed) => {
  const { rendered, get, calls } = await startRendering(longAnswer);
  const [address = ''] = resultsOf((await rendered('/')).text).loaded;
  expect(await get(changed(address))).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  });
  expect(calls).toHaveLength(1);
});

test('site lists its pages for crawlers in all languages, and keeps them from those of members', async () => {
  const { get } = await startRendering(() => ({}));
  const [robots, map] = [await get('/robots.txt'), await get('/sitemap.xml')];
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.text).toContain('Disallow: /user\nDisallow: /*/user\n');
  expect(robots.text).toContain('Sitemap: http://a.example.com/sitemap.xml');
  expect(map.headers['content-type']).toMatch(/^(?:text|application)\/xml/);
  const urls = [...map.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toHaveLength(26);
  expect(urls).toEqual(
    expect.arrayContaining(['http://a.example.com/', 'http://a.example.com/vi-VN/gameHall/9']),
  );
});

test('back end is asked once for what all pages of a site and language have, and again by another host', async () => {
  const { rendered, calls } = await startRendering(() => ({}));
  for (const path of ['/', '/discount', '/discount', '/gameHall/2']) await rendered(path);
  await rendered('/', { 'sec-ch-ua-mobile': '?1' });
  expect(calls).toEqual(['a.example.com en_US']);
  await rendered('/vi-VN');
  await rendered('/', { host: 'b.example.com' });
  expect(calls.slice(1)).toEqual(['a.example.com vi_VN', 'b.example.com en_US']);
});

test.each([
  ['/', { cookie: 'lang=en_US; i18n_redirected=vi_VN' }, 'vi_VN 1440 Mozilla/5.0 /vi-VN'],
  ['/', { cookie: 'lang=xx_XX; i18n_redirected="><script>' }, 'en_US 1440 Mozilla/5.0 /'],
  ['/vi-VN/discount', { cookie: 'lang=en_US' }, 'vi_VN 1440 Mozilla/5.0 /vi-VN/discount'],
  ['/discount', { 'sec-ch-ua-mobile': '?1' }, 'en_US 390 Mozilla/5.0 /discount'],
  ['/', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)' }, 'en_US 390 Mozilla/5.0 (iPhone) /'],
  ['/?utm_source=x&fbclid=1', {}, 'en_US 1440 Mozilla/5.0 / halls'],
])('page %s with %j is rendered as %s', async (path, headers, content) => {
  const { rendered } = await startRendering(() => ({}));
  expect((await rendered(path, headers)).text).toContain(content);
});

test.each([
  ['/', { 'user-agent': 'GamehallApp' }],
  ['/?tab=hot', {}],
  ['/user', {}],
  ['/proxy', {}],
  ['/nowhere', {}],
  ['/app', {}],
  ['/gameHall/2/../../etc/passwd', {}],
])('page %s with %j is drawn by the browser', async (path, headers) => {
  const { get, errors } = await startRendering(() => ({}));
  for (let request = 0; request < 3; request += 1)
    expect((await get(path, headers)).text).toContain('class="start"');
  expect(errors).toEqual([]);
});

test.each([
  ['answers an error', { status: 500 }],
  ['answers HTML', { body: '<html>' }],
  ['is slow', { delay: 2_000 }],
  ['breaks off', { breaksOff: true }],
  ['answers without an end', { body: 'x'.repeat(9_000_000) }],
])('page is drawn by the browser when the back end %s, and rendered once it is well', async (_, answer) => {
  const { get, rendered, calls } = await startRendering((count) => (count === 1 ? answer : {}));
  const page = await get('/');
  expect([page.status, page.text.includes('class="start"')]).toEqual([200, true]);
  await rendered('/');
  expect(calls.length).toBeLessThan(4);
});

test('page with 5 MB of what the back end answers is drawn by the browser and logged, and others go on', async () => {
  const { get, rendered, errors } = await startRendering((count) =>
    count === 1 ? { body: JSON.stringify({ text: 'x'.repeat(5_000_000) }) } : {},
  );
  expect((await get('/')).text).toContain('class="start"');
  await vi.waitUntil(() => errors.length > 0, 20_000);
  expect(errors[0]).toMatch(/^\/: the page has \d+ kB of HTML, more than 3000$/);
  expect((await get('/')).text).toContain('class="start"');
  await rendered('/faq/own');
});

test('page that was rendered over a minute ago is not given', async () => {
  const { rendered, get } = await startRendering((count) => ({ body: `{"text":"halls ${count}"}` }));
  expect((await rendered('/')).text).toContain('halls 1');
  vi.setSystemTime(Date.now() + 61_000);
  ends.push(() => vi.useRealTimers());
  expect((await get('/')).text).not.toContain('halls 1');
});

test('of many pages at once those are rendered that need not wait long', async () => {
  const { get, rendered, calls } = await startRendering((count) => ({ delay: count > 1 ? 20 : 0 }));
  await rendered('/');
  const pages = await Promise.all(Array.from({ length: 80 }, (_, index) => get(`/faq/own-${index}`)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  await rendered('/faq/own-39');
  expect(calls.length).toBeGreaterThan(39);
  expect(calls.length).toBeLessThan(70);
});

test('page that throws is drawn by the browser and logged, and others go on', async () => {
  const { get, rendered, errors } = await startRendering(() => ({}));
  expect((await get('/faq')).text).toContain('class="start"');
  await rendered('/');
  expect(errors).toEqual(['/faq: Error: broken page']);
});

test('page that never ends is given up, and others go on', async () => {
  const { get, rendered, errors } = await startRendering(() => ({}));
  expect((await get('/faq/loop')).text).toContain('class="start"');
  await vi.waitUntil(() => errors.length > 0, 20_000);
  expect(errors).toEqual(['/faq/loop: /faq/loop was not rendered within 2000 ms']);
  await rendered('/');
});

test('public pages of a site are written in all languages and layouts, but those that the browser draws', async () => {
  const { backEndUrl } = await startRendering(longAnswer);
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const config = siteOf(site()).config.https;
  await writeSite(dist, join(folder, 'files'), config);
  const results = join(folder, 'files/rendered-results');
  mkdirSync(results);
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  writeFileSync(join(results, 'old.json'), '');
  utimesSync(join(results, 'old.json'), yesterday, yesterday);
  const failed: string[] = [];
  await prerender({
    buildFolder: dist,
    folder: join(folder, 'files'),
    site: config,
    origin: 'https://www.example.com',
    api: new URL(backEndUrl),
    report: (path, layout, result) =>
      result instanceof Error && failed.push(`${path} ${layout} ${result.message.split('\n')[0]}`),
  });
  const names = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.startsWith('server'))).toEqual([]);
  const written = names
    .filter((name) => /^rendered.*html$/.test(name))
    .map((name) => name.slice('rendered'.length));
  expect(written).toHaveLength(48);
  expect(written).toEqual(
    expect.arrayContaining(['/desktop/index.html', '/phone/vi-VN.html', '/phone/vi-VN/gameHall/9.html']),
  );
  expect(names).toContain('rendered/phone/vi-VN.html.gz');
  expect(failed).toEqual(['/faq desktop', '/faq phone'].map((page) => `${page} Error: broken page`));
  const page = readFileSync(join(folder, 'files/rendered/phone/discount.html'), 'utf8');
  expect(page).toContain('en_US 390 Mozilla/5.0 /discount halls');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/discount">');
  const [address = ''] = resultsOf(page).loaded;
  const name = /[^/]*\.json/.exec(address)?.[0] ?? '';
  expect(readdirSync(results).toSorted()).toEqual([name, `${name}.gz`]);
  expect(readFileSync(join(results, name), 'utf8')).toContain('game game');
  // The policy of a static server is one for all pages.
  expect(page).not.toContain('<style');
  expect(page.split('<template')[0]).toContain('<link rel="stylesheet" crossorigin href="/assets/card.css">');
});

test('page of a build that has been replaced is rendered by the next one', async () => {
  const { host, rendered } = await startRendering(() => ({}));
  expect((await rendered('/')).text).toContain('>en_US 1440');
  writeBuild('two');
  writeFileSync(join(dist, 'index.html'), index.replaceAll('one', 'two'));
  writeFileSync(
    join(dist, 'server/render.mjs'),
    renderer.replace("language + ' '", "'second ' + language + ' '"),
  );
  host.build.refresh();
  await expect
    .poll(async () => (await rendered('/')).text, { timeout: 20_000 })
    .toContain('>second en_US 1440');
});

test('code that renders is not served, and a build without it is drawn by the browser', async () => {
  const { get } = await startRendering(() => ({}));
  for (const path of ['/server/render.mjs', '/server/chunks.json'])
    expect((await get(path)).status).toBe(404);
  const pages = createRenderedPages({ onError: () => {} });
  ends.push(pages.close);
  writeBuild('two');
  const host = await start({ pages });
  expect((await send(`${host.url}/`)).text).not.toContain('id="rendered"');
});
