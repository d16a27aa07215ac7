import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#contract/site.ts';
import { offlineTexts } from '#src/offline/texts.ts';

interface Fetch {
  request: { method: string; destination: string; url: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
type Listener = (event: Partial<Fetch> | { waitUntil(work: Promise<unknown>): void }) => void;
const listeners = new Map<string, Listener>();
const network = vi.fn<() => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('fetch', network);
  await import('#src/offline/worker.ts');
});

/** The worker's response to a request, or undefined if it leaves the request to the browser. */
async function respond(path: string, request: Partial<Fetch['request']> = {}, preloaded?: Promise<Response>) {
  const respondWith = vi.fn<Fetch['respondWith']>();
  listeners.get('fetch')?.({
    request: { method: 'GET', destination: 'document', url: `https://site.example${path}`, ...request },
    preloadResponse: preloaded ?? Promise.resolve(undefined),
    respondWith,
  });
  return respondWith.mock.calls[0]?.[0];
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each(['/', '/vi-VN', '/gameHall/2?tab=hot', '/vi-VN/user/Info', '/discount/a1'])(
  'offline page replaces %s when it cannot be fetched',
  async (path) => {
    network.mockImplementation(offline);
    const response = await respond(path);
    expect(response?.status).toBe(503);
    const policy = response?.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`<script nonce="${/script-src 'nonce-([\w-]+)'/.exec(policy)?.[1]}">`);
    for (const language of Object.keys(languages) as (keyof typeof languages)[])
      for (const text of Object.values(offlineTexts[language])) expect(html).toContain(text);
  },
);

test.each<[string, Partial<Fetch['request']>?]>([
  ['/loading'],
  ['/close'],
  ['/authCallback?code=1'],
  ['/vi-VN/authCallback'],
  ['/icon.svg'],
  ['/latest-build.json'],
  ['/', { method: 'POST' }],
  ['/', { destination: 'iframe' }],
  ['/assets/first-1a2b.js', { destination: 'script' }],
  ['/art/1/tile/7', { destination: 'image' }],
  ['/api/v3/game_list', { destination: '' }],
])('worker leaves %s to the browser when the request is %o', async (path, request) => {
  expect(await respond(path, request)).toBeUndefined();
});

test('page is the response of the network when there is one', async () => {
  const found = new Response('the app', { status: 500 });
  network.mockImplementation(async () => found);
  expect(await respond('/')).toBe(found);
  network.mockImplementation(offline);
  const preloaded = new Response('the app');
  expect(await respond('/', {}, Promise.resolve(preloaded))).toBe(preloaded);
  expect((await respond('/', {}, offline()))?.status).toBe(503);
});

test.each([
  ['enables', 'Version/26.1 Safari/605.1.15'],
  ['disables', 'Gecko/20100101 Firefox/153.0'],
] as const)('worker %s the preload of pages in %s', (does, userAgent) => {
  const navigationPreload = { enable: vi.fn(async () => {}), disable: vi.fn(async () => {}) };
  vi.stubGlobal('registration', { navigationPreload });
  vi.stubGlobal('navigator', { userAgent });
  listeners.get('activate')?.({ waitUntil: () => {} });
  const { enable, disable } = navigationPreload;
  expect([enable.mock.calls.length, disable.mock.calls.length]).toEqual(does === 'enables' ? [1, 0] : [0, 1]);
});

/** Opens the site's main window of the production build in a browser with these Trusted Types. */
async function register(trustedTypes?: object) {
  vi.stubEnv('MODE', 'production');
  vi.stubGlobal('window', { name: '', opener: null, location: { pathname: '/' }, trustedTypes });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name}` }));
  const { registerOfflineWorker } = await import('#src/windows/offline.ts');
  await expect(registerOfflineWorker()).resolves.toBeUndefined();
  vi.unstubAllEnvs();
}

test('page works without the worker when the host allows no policy for it', () =>
  register({
    createPolicy() {
      throw new TypeError('Policy "offline-worker" disallowed.');
    },
  }));

test('worker is registered by its URL when the browser has no Trusted Types', async () => {
  const added = vi.fn(async () => {});
  vi.stubGlobal('navigator', { serviceWorker: { register: added } });
  await register();
  expect(added).toHaveBeenCalledExactlyOnceWith('/offline-worker.js');
});

test('offline page has the colours of the page that registered the worker', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: vi.fn(async () => {}) } });
  await register();
  const { localStore } = await import('#src/storage/store.ts');
  const kept = JSON.parse(localStore.get('page_colours') ?? '') as Record<string, string>;
  expect(kept).toMatchObject({ '--background': '--background', '--accent-ink': '--accent-ink' });
  network.mockImplementation(offline);
  const html = (await (await respond('/'))?.text()) ?? '';
  for (const name of Object.keys(kept)) expect(html).toContain(`var(${name}, #`);
});
