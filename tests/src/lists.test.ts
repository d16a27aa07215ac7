import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise } from 'xstate';
import type { SiteConfig } from '#contract/site.ts';
import { configureCalls } from '#src/api/call.ts';
import { gamesQuery, hotGamesQuery, providerGamesQuery } from '#src/api/game-queries.ts';
import { hallsQuery } from '#src/api/site-queries.ts';
import { taggedGamesQuery } from '#src/features/catalogue/use-hall-contents.ts';
import { demoGamesQuery, demoProvidersQuery } from '#src/features/play/demo/demo-queries.ts';
import { sportsFrameImplementations } from '#src/features/play/sports/sports-frame.implementations.ts';
import { applyLayout, setSite } from '#src/site/site.ts';
import { banners } from '#src/startup/prefetch.ts';

const platform = (gp_id: string, active: 0 | 1 = 1) => ({
  gp_id,
  gt_id: '2',
  game_type: 'slot',
  gp_name: gp_id,
  house: 'ONE',
  active,
});
const halls = [
  { gt_id: '2', gt_name: 'Slots', gp_list: [platform('GPJD'), platform('GPR8'), platform('GPBB', 0)] },
];
const games = ['GPJD', 'GPR8'].map((gp_id) => ({
  game_id: gp_id,
  gp_id,
  gt_id: '2',
  game_type: 'slot',
  game_code: gp_id,
  game_name: {},
}));
const responses: Record<string, unknown> = {
  '/api/v3/game_list': halls,
  '/api/demo/gt_games': halls,
  '/api/demo/gp_games': { list: games },
  '/api/arks/web/member-games/hot-games': { list: games },
  '/api/v2/get_template_game_list': { info: games },
  '/api/v2/get_tag_game_list': { info: games },
  '/api/v2/game_label': { list: games },
  '/arks/web/carousel_picture': { web_carousel_picture_list: [] },
};
let bodies: Record<string, unknown>[];
let width = 1440;
/** The page reads its width once, and then on resizes only. */
const onResize: (() => void)[] = [];
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  bodies = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0' });
  vi.stubGlobal('window', {
    setTimeout,
    location: { host: 'site.example' },
    addEventListener: (_: string, listener: () => void) => onResize.push(listener),
    get innerWidth() {
      return width;
    },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Response.json({ code: 100, data: responses[path] });
  });
  configureCalls({ clock: new SimulatedClock(), locale: () => 'en-US' });
  setSite({
    siteId: '1',
    templateName: 'pc',
    mobileTemplateName: 'H5_1',
    inactiveProviders: ['GPR8'],
    gamesOrigin: 'https://games.example',
    capabilities: {
      GPNS: { origins: ['https://sports.example:8443'] },
      GPAG: { origins: ['https://other.example'] },
    } as SiteConfig['capabilities'],
  } as SiteConfig);
});

test('provider is closed when the list or the site config says so', async () => {
  const [hall] = await client().fetchQuery(hallsQuery('USD'));
  expect(hall?.gpList?.map(({ gpId, active }) => [gpId, active])).toEqual([
    ['GPJD', true],
    ['GPR8', false],
    ['GPBB', false],
  ]);
  const demos = await client().fetchQuery(demoProvidersQuery('USD'));
  expect(demos.map(({ gpId }) => gpId)).toEqual(['GPJD']);
});

test('lists have no games of a provider that the site config closes', async () => {
  const [all, hot, tagged, own] = await Promise.all([
    client().fetchQuery(gamesQuery('USD')),
    client().fetchQuery(hotGamesQuery('USD', '2')),
    client().fetchQuery(taggedGamesQuery('USD', '2', 'hot')),
    client().fetchQuery(providerGamesQuery('USD', '2', 'GPR8', undefined)),
  ]);
  const open = [expect.objectContaining({ gpId: 'GPJD' })];
  expect([all, hot, tagged, own.games]).toEqual([open, open, open, open]);
});

test.each([
  ['https://games.example/quick', true],
  ['https://sports.example:8443/quick', true],
  ['https://sports.example/quick', false],
  ['https://other.example/quick', false],
  ['https://games.example.evil.example/quick', false],
])('sports frame at %s is accepted: %s', async (url, accepted) => {
  responses['/api/arks/web/game/sport-quickbet-url'] = { detail: { url, gp_id: 'GPNS' } };
  const { fetchUrl } = sportsFrameImplementations.actors;
  const result = await toPromise(createActor(fetchUrl, { input: { currency: 'USD' } }).start());
  expect(result.ok).toBe(accepted);
});

test('request for demo games has the `house` field of their platform', async () => {
  await client().fetchQuery(demoGamesQuery('USD', { gpId: 'GPJD', house: 'ONE' }));
  expect(bodies).toEqual([expect.objectContaining({ gp_id: 'GPJD', house: 'ONE' })]);
});

test.each([
  [true, 1440, 0],
  [true, 800, 0],
  [false, 991, 1],
  [false, 600, 1],
  [false, 599, 2],
])(
  'banners are requested by layout and width when desktop is %s and the width %i',
  async (desktop, now, type) => {
    width = now;
    for (const listener of onResize) listener();
    applyLayout(desktop);
    await banners.fetch(new AbortController().signal);
    expect(bodies).toEqual([{ site_id: '1', use_type: type }]);
  },
);
