import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guideSections, type Problem } from '#src/diagnostics/problems.ts';
import { createReporter } from '#src/diagnostics/reporter.ts';
import { configProblems, servingProblems } from '#src/diagnostics/serving.ts';
import { site } from '#src/site/site.ts';

vi.mock('#src/site/site.ts', () => ({ site: { siteId: '1', gamesOrigin: 'https://games.example.com' } }));

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
  const problem: Problem = { message: 'no total', call: '/x', field: 'total', guide: '5-realtime' };
  const seen: string[] = [];
  tellProblem(problem);
  onProblem(({ message }) => seen.push(message));
  tellProblem({ ...problem, message: 'no total again' });
  tellProblem({ message: 'another', guide: '5-realtime' });
  tellProblem({ message: 'another', guide: '5-realtime' });
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

test('unknown fields of the site config, and origins with a path, are named', () => {
  const document = { siteId: '1', gameTypes: [2], $schema: 'x', gamesOrigin: '' };
  site.gamesOrigin = 'https://games.example.com/lobby';
  expect(configProblems(document).map(({ field }) => field)).toEqual(['gameTypes', 'gamesOrigin']);
  site.gamesOrigin = 'https://games.example.com';
  expect(configProblems(document).map(({ field }) => field)).toEqual(['gameTypes']);
});
