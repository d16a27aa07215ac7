import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { gameList } from '#contract/endpoints/catalogue/games.ts';
import { resultsFolder } from '#contract/files.ts';
import { expect, isMobileLayout, test } from '#tests/support/fixtures.ts';
import { hostilePage } from '#tests/support/hostile-html.ts';
import { layoutShift, trackLayoutShift } from '#tests/support/layout-shift.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import { respondWith } from '#tests/support/responses.ts';

/* Pages that a server has rendered, and how the app takes them over. */

test.use({ rendered: true, isUsed: false });

const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** Pages of which the server has the answers, so that it need not be waited for. `path` may name the host of a site. */
const open = async (page: Page, path: string) => {
  const { host, port, pathname } = URL.parse(path) ?? {};
  // Names below localhost are known to browsers only.
  const asked = host ? `http://127.0.0.1:${port}${pathname}` : path;
  const headers = { 'sec-ch-ua-mobile': isMobileLayout(page) ? '?1' : '?0', ...(host && { host }) };
  await expect
    .poll(async () => (await page.request.get(asked, { headers })).text(), { timeout: 30_000 })
    .toContain('id="rendered"');
  await page.goto(path, { waitUntil: 'commit' });
};

/** Holds the app's scripts back until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Keeps the page as it is when the app has taken it over: what comes when the browser is idle does not come. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('route').length > 0);

const paths = [
  '/',
  '/discount',
  '/discount/cashback',
  '/faq',
  '/faq/deposit-time',
  '/sponsor',
  '/documents/terms',
  '/documents/service-agreement',
  '/app',
];

test.describe('rendered page', () => {
  test.use({ userAgent: phone });

  test(
    'looks the same before and after the app has taken it over, and asks for nothing again',
    {
      tag: '@phone',
    },
    ({ page }) => isTakenOverInPlace(page, paths, stillScreenshot),
  );
});

test('rendered page looks the same before and after the app has taken it over, and asks for nothing again', ({
  page,
}) => isTakenOverInPlace(page, paths, stillScreenshot));

test('rendered page of each template is taken over as it is', ({ page, sandbox }) =>
  isTakenOverInPlace(
    page,
    [2, 3, 4, 5, 6, 7, 8].map((n) => sandbox.url.replace('127.0.0.1', `h5-${n}.localhost`)),
  ));

/** A picture of the page once it has stopped changing: pictures that have loaded are decoded a little later. */
async function stillScreenshot(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (;;) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
}

/** With `picture`, pages are compared by it too. */
async function isTakenOverInPlace(
  page: Page,
  paths: readonly string[],
  picture?: (page: Page) => Promise<Buffer>,
) {
  await trackLayoutShift(page);
  await neverIdle(page);
  let calls: string[] = [];
  let results: string[] = [];
  /** That of the page, unless the path names none: the page before may still ask for something. */
  let site: string | undefined;
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (request.method() === 'POST' && host === (site ?? host)) calls.push(pathname);
    if (pathname.includes(resultsFolder)) results.push(pathname);
  });
  for (const path of paths) {
    calls = [];
    results = [];
    site = URL.parse(path)?.host;
    const release = await holdScripts(page);
    await open(page, path);
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const before = await picture?.(page);
    const rendered = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    release();
    await isTakenOver(page);
    expect
      .soft(
        await rendered.evaluate((all) =>
          all.filter((each) => !each.isConnected).map((each) => each.outerHTML),
        ),
        `${path} replaced`,
      )
      .toEqual([]);
    expect.soft(calls, `${path} calls`).toEqual([]);
    expect.soft(results, `${path} results`).toEqual([...new Set(results)]);
    if (picture && before)
      await expect
        .soft(async () => expect((await picture(page)).equals(before), `${path} looks the same`).toBe(true))
        .toPass({ timeout: 7_000 });
    expect.soft(await layoutShift(page), `${path} shifts`).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

test('tiles of a rendered hall stay in their places', { tag: '@layouts' }, ({ page }) =>
  keepTheirPlaces(page, '/gameHall/2'),
);

test(
  'tiles of a rendered hall stay in their places when they are rows of a list',
  {
    tag: '@phone',
  },
  ({ page, sandbox }) =>
    keepTheirPlaces(page, `${sandbox.url.replace('127.0.0.1', 'h5-3.localhost')}/gameHall/2`),
);

async function keepTheirPlaces(page: Page, hall: string) {
  await trackLayoutShift(page);
  await neverIdle(page);
  const release = await holdScripts(page);
  if (isMobileLayout(page)) await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
  await open(page, hall);
  const tiles = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  const places = () =>
    tiles.evaluateAll((all) =>
      all.slice(0, 9).map((tile) => ({ text: tile.textContent, y: tile.getBoundingClientRect().y })),
    );
  await expect(tiles.first()).toBeVisible();
  const before = await places();
  release();
  await isTakenOver(page);
  // Then the width of a tile is known, and rows have a whole number of pixels.
  await expect(page.getByRole('list', { name: 'Games' })).toHaveAttribute('aria-busy', 'true');
  const after = await places();
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  for (const [index, { y }] of after.entries())
    expect(Math.abs(y - (before[index]?.y ?? 0)), `tile ${index}`).toBeLessThan(4);
  expect(await layoutShift(page)).toBe(0);
}

test('tile that a rendered hall began with shows the picture of the game that takes its place', async ({
  page,
}) => {
  await open(page, '/gameHall/2');
  await isTakenOver(page);
  const tile = page.getByRole('list', { name: 'Games' }).getByRole('listitem').first();
  await expect(tile).toContainText('Lantern Street');
  await page.getByRole('main').getByRole('searchbox').fill('moon over');
  await expect(tile).toContainText('Moon over');
  await expect(tile.locator('img')).toHaveAttribute('src', /moon-over/);
  await expect(tile.locator('img')).toBeVisible();
});

test('pages are taken over in each language without an error', async ({ page }) => {
  await neverIdle(page);
  for (const language of ['zh-CN', 'zh-TW', 'vi-VN', 'hi-IN'])
    for (const path of ['', '/gameHall/2', '/discount']) {
      await open(page, `/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await isTakenOver(page);
    }
});

test('page is drawn anew when its long results cannot be loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.route(`**${resultsFolder}*`, (route) => route.fulfill({ status: 404, body: 'No such result' }));
  await open(page, '/');
  const first = await page.locator('main').elementHandle();
  const halls = page.waitForRequest(`**${gameList.path}`);
  release();
  await halls;
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(page.getByRole('link', { name: 'Slots' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Lantern Street').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('button that is pressed before the app is there is answered then, and typed letters are kept', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, '/');
  const search = page.locator('header input');
  await search.pressSequentially('lotus');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(search).toHaveValue('lotus');
});

test('member sees no visitor parts before the app has replaced the page', async ({ page, control }) => {
  await openSignedIn(page, control, 'linhmai_88');
  const release = await holdScripts(page);
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Slots' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeHidden();
  release();
  await expect(
    page
      .getByRole('button', { name: /Deposit/ })
      .or(page.getByRole('link', { name: /Deposit/ }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

test.describe('browser that says it is a phone in a wide window', () => {
  test.use({ userAgent: phone });

  test('sees no page of the wrong layout', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Games' })).toBeHidden();
    release();
    await expect(page.getByRole('link', { name: 'Slots' }).first()).toBeVisible();
  });
});

/** The HTML of a rendered page once it has the text: what the host already knows counts for ten seconds. */
async function renderedHtml(page: Page, path: string, text = 'id="rendered"'): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await page.request.get(path)).text();
        return html.includes('id="rendered"') && html.includes(text);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return html;
}

/** Words of a link that do not say where it leads. */
const saysNothing = /^(?:see more|read more|learn more|more|click here|here|go|start|this)$/i;

test('rendered pages say what search engines ask for', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of [...paths, '/gameHall/2', '/vi-VN/discount']) {
    const { document } = new JSDOM(await renderedHtml(page, path)).window;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    const facts = {
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      languages: document.querySelectorAll('link[rel=alternate][hreflang]').length,
      viewport: attribute('meta[name=viewport]', 'content'),
      links: [...document.links].map(({ textContent }) => textContent.trim()),
      picturesWithoutText: document.querySelectorAll('img:not([alt])').length,
    };
    expect.soft(facts, path).toMatchObject({
      robots: '',
      canonical: expect.stringMatching(new RegExp(`^http.*${path}$`)),
      viewport: expect.stringContaining('width=device-width'),
      picturesWithoutText: 0,
    });
    expect.soft(facts.description.length, `${path} description`).toBeGreaterThan(5);
    expect.soft(facts.languages, `${path} languages`).toBeGreaterThan(1);
    expect
      .soft(
        facts.links.filter((text) => saysNothing.test(text)),
        `${path} links`,
      )
      .toEqual([]);
    titles.add(facts.title);
  }
  expect(titles.size).toBe(paths.length + 2);
  for (const path of ['/discount/gone', '/faq/gone', '/documents/gone']) {
    const { document } = new JSDOM(await renderedHtml(page, path)).window;
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
  }
});

test('hostile texts of the operator are texts in rendered pages', async ({ page, control }) => {
  const title = '</title></script><script>window.pwned=1</script><img src=x onerror="window.pwned=1">';
  const article = {
    id: 'hostile',
    title,
    summary: title,
    content: hostilePage,
    photo_path: 'x" onerror="window.pwned=1',
  };
  await respondWith(control, '/arks/web/faq', { list: [article] });
  await respondWith(control, '/web/model_sponsor', { list: [article] });
  // The host has no answers for this language from other tests.
  for (const path of ['/vi-VN/faq', '/vi-VN/faq/hostile', '/vi-VN/sponsor']) {
    const html = await renderedHtml(page, path, 'pwned');
    const { document } = new JSDOM(html).window;
    const elements = [...document.querySelectorAll('*')];
    const scripts = [...document.scripts].filter(({ type }) => !/json$/.test(type));
    expect(scripts.map(({ src }) => src.replace(/\?.*/, ''))).toEqual([
      '/rendered-page.js',
      '/unsupported.js',
    ]);
    expect(
      elements.filter(({ attributes }) =>
        [...attributes].some(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value)),
      ),
    ).toEqual([]);
    const root = document.querySelector('#root');
    expect(root?.querySelectorAll('script, iframe, object, embed, style, form[action], base')).toHaveLength(
      0,
    );
    if (path.endsWith('hostile')) expect(document.title).toContain(title);
  }
});

test('home is rendered without its row of games when the back end does not give them', async ({
  page,
  control,
  sandbox,
}) => {
  const path = '/arks/web/member-games/hot-games';
  await control.script({ path, response: { kind: 'code', code: 999, data: null }, times: 99 });
  // A site of which the host knows nothing from other tests.
  await open(page, sandbox.url.replace('127.0.0.1', 'suncity.localhost'));
  await isTakenOver(page);
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
});

test.describe('browser without JavaScript', () => {
  test('reads the page and what JavaScript is needed for', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sandbox.url });
    const page = await context.newPage();
    await open(page, '/discount');
    await expect(page.getByText('8% back on live tables').first()).toBeVisible();
    await open(page, '/');
    const main = page.getByRole('main');
    for (const text of ['Slots', 'Lantern Street', 'Jackpot'])
      await expect(main.getByText(text).first()).toBeVisible();
    expect(await (await page.request.get('/discount')).text()).toMatch(/<noscript>.*turn JavaScript on/);
    await context.close();
  });
});
