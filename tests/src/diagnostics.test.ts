import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guideSections, type Problem } from '#src/diagnostics/problems.ts';
import { createReporter } from '#src/diagnostics/reporter.ts';
import { configProblems, servingProblems } from '#src/diagnostics/serving.ts';
import { site } from '#src/site/site.ts';

vi.mock('#src/site/site.ts', () => ({
  site: { siteId: '1', gamesOrigin: 'https://games.example.com', reports: { url: '' } },
}));

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('every paragraph that a problem leads to is in the guide', () => {
  const headings = readFileSync('docs/integrating.md', 'utf8').matchAll(/^#+ (.+)$/gm);
  const anchors = [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(guideSections.filter((section) => !anchors.includes(section))).toEqual([]);
});

test('problem is told once for each field of a call, also to a listener that is added later', async () => {
  const { onProblem, tellProblem } = await import('#src/diagnostics/problems.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const facts = { call: '/x', expected: 'a number', seen: 'undefined', guide: '5-realtime' } as const;
  const problem: Problem = { ...facts, message: 'no total', field: 'total' };
  const seen: string[] = [];
  tellProblem(problem);
  onProblem(({ message }) => seen.push(message));
  tellProblem({ ...problem, message: 'no total again' });
  tellProblem({ ...facts, message: 'another' });
  tellProblem({ ...facts, message: 'another' });
  expect(seen).toEqual(['no total', 'another']);
  expect(warn.mock.calls).toEqual([
    ['no total (docs/integrating.md#5-realtime)'],
    ['another (docs/integrating.md#5-realtime)'],
  ]);
});

/** A page whose address has a secret, and what it sends. */
function stubPage() {
  vi.useFakeTimers();
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: new URL('https://play.example.com/vi-VN/user?tk=secret#secret'),
      setTimeout: globalThis.setTimeout,
      clearTimeout: globalThis.clearTimeout,
    }),
  );
  return {
    page,
    sent: () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown] as const),
  };
}

test('errors are reported together, without queries and at most ten of a page', () => {
  const { sent } = stubPage();
  const reporter = createReporter('/host');
  const stack = 'Error: x\n    at f (https://play.example.com/assets/a.js?tk=secret:1:2)';
  reporter.error({ message: 'x'.repeat(5_000), stack });
  for (let index = 1; index < 30; index++) reporter.error({ message: `error ${index}` });
  expect(sent()).toEqual([]);
  vi.runAllTimers();
  const [[url, reports] = []] = sent();
  expect([url, (reports as object[]).length]).toEqual(['/host/client-errors', 10]);
  expect((reports as object[])[0]).toEqual({
    message: 'x'.repeat(1_000),
    page: '/vi-VN/user',
    stack: 'Error: x\n    at f (https://play.example.com/assets/a.js:1:2)',
  });
  expect(JSON.stringify(sent())).not.toContain('secret');
});

test('web vitals are sent when the page is hidden', () => {
  const { page, sent } = stubPage();
  const reporter = createReporter('https://reports.example.com/web');
  reporter.vital('LCP', 1_234.567_89);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([
    ['https://reports.example.com/web/web-vitals', [{ name: 'LCP', value: 1_234.568, page: '/vi-VN/user' }]],
  ]);
});

const right = {
  '/': { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'cache-control': 'no-cache' },
  '/loading': {},
  '/latest-build.json': { 'content-type': 'application/json' },
} as Record<string, Record<string, string>>;

test.each([
  ['nothing when it is right', {}, []],
  [
    'the opener policy of the app',
    { '/': { ...right['/'], 'cross-origin-opener-policy': 'same-origin' } },
    ['games cannot open'],
  ],
  [
    'the opener policy of the waiting page',
    { '/loading': { 'cross-origin-opener-policy': 'same-origin-allow-popups' } },
    ['games cannot open'],
  ],
  [
    'a cached index.html',
    { '/': { ...right['/'], 'cache-control': 'max-age=3600' } },
    ['index.html is cached'],
  ],
  [
    'the app in place of the latest build',
    { '/latest-build.json': { 'content-type': 'text/html' } },
    ['pages that are open notice no new build'],
  ],
] as const)('check of the server names %s', async (_, change, messages) => {
  const headers: Record<string, Record<string, string>> = { ...right, ...change };
  vi.stubGlobal('fetch', async (path: string) => new Response(null, { headers: headers[path] ?? {} }));
  const problems = await servingProblems();
  expect(problems.map(({ message }) => message.split(':')[0])).toEqual(messages);
});

/** Watches a stubbed page, and returns what it has told. */
async function watchedPage() {
  const { onProblem } = await import('#src/diagnostics/problems.ts');
  const { watchPage } = await import('#src/diagnostics/watch.ts');
  const page = Object.assign(new EventTarget(), { getElementById: () => null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: new URL('http://127.0.0.1/') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await watchPage();
  const told: Problem[] = [];
  onProblem((problem) => told.push(problem));
  return { page, told };
}

test.each([
  [null, 'nothing'],
  [-3_600_000, expect.stringMatching(/^-3[56]\d\d s ahead of the device$/)],
  [0, undefined],
])('clock of the back end is told when it is off by %s ms, or not known', async (ahead, seen) => {
  const { updateServerTime } = await import('#src/api/server-time.ts');
  const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  if (ahead !== null) updateServerTime(new Date(Date.now() + ahead).toUTCString(), Date.now());
  const { told } = await watchedPage();
  const expected = seen !== undefined && { call: 'clock', field: 'Date', seen, guide: '2-how-a-call-looks' };
  expect(told).toEqual(expected ? [expect.objectContaining(expected)] : []);
});

test.each([
  ['img-src', 'https://pictures.example.com', 'the origin in mediaOrigins of the site config'],
  ['script-src-elem', 'inline', 'nothing that the site config does not name'],
])('what the policy blocks by %s is told with the field for it', async (directive, seen, expected) => {
  const { updateServerTime } = await import('#src/api/server-time.ts');
  updateServerTime(new Date().toUTCString(), Date.now());
  const { page, told } = await watchedPage();
  const blockedURI = seen === 'inline' ? seen : `${seen}/a.png?member=7`;
  page.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: directive, blockedURI }),
  );
  expect(told).toEqual([
    expect.objectContaining({
      call: 'Content-Security-Policy',
      field: directive,
      expected,
      seen,
      guide: '3-the-first-page',
    }),
  ]);
});

test('unreadable fields of a response are told with what was expected and seen, but no secrets', async () => {
  const { onProblem } = await import('#src/diagnostics/problems.ts');
  const { tellLosses } = await import('#src/diagnostics/losses.ts');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const issue = {
    kind: 'schema',
    type: 'string',
    input: 7,
    expected: 'string',
    received: '7',
    message: '',
  } as const;
  const log = (field: string) => ({ rows: 2, unreadableRows: 1, issues: new Map([[field, issue]]) });
  tellLosses('/member/profile/info', log('member_name'));
  tellLosses('/login', log('token'));
  const told: Problem[] = [];
  onProblem((problem) => told.push(problem));
  expect(told).toMatchObject([
    { call: '/member/profile/info', field: 'member_name', expected: 'string', seen: '7' },
    { call: '/login', field: 'token', expected: 'string', seen: 'another value' },
  ]);
  expect(told[0]?.message).toContain('1 of 2 rows unreadable');
});

test('unknown fields of the site config, and origins with a path, are named', () => {
  const document = { siteId: '1', gameTypes: [2], $schema: 'x', gamesOrigin: '' };
  site.gamesOrigin = 'https://games.example.com/lobby';
  expect(configProblems(document).map(({ field }) => field)).toEqual(['gameTypes', 'gamesOrigin']);
  site.gamesOrigin = 'https://games.example.com';
  expect(configProblems(document).map(({ field }) => field)).toEqual(['gameTypes']);
});
