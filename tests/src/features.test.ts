import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/call.ts';
import { endpoints } from '#contract/endpoints.ts';
import { siteFeatures } from '#contract/site.ts';
import { call, configureCalls } from '#src/api/call.ts';
import * as calls from '#src/api/feature-calls.ts';
import { onProblem } from '#src/diagnostics/problems.ts';
import { memberPages } from '#src/routes/-member-pages.tsx';
import { featureOfPage, isOffered, onFeaturesChanged } from '#src/site/features.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

vi.mock('#src/site/site.ts', () => ({ site: { disabledFeatures: [], apiUrl: '' }, isDesktop: true }));

/** The calls of each feature, the one first without which there is nothing of it. */
const callsOf = {
  deposit: ['/member/deposit/methods', '/member/deposit/create'],
  withdrawal: ['/member/withdrawal/info', '/member/withdrawal/create'],
  records: ['/member/record/bets', '/member/record/bet'],
  recommend: ['/member/recommend/project', '/member/recommend/members'],
  agents: ['/agent/plan', '/agent/downline'],
  limits: ['/member/limits', '/member/limits/set'],
  letters: ['/arks/web/member/letter', '/arks/web/member/letter/read'],
  envelope: ['/arks/web/activity/red_envelope_promotion', '/arks/web/activity/red_envelope'],
  checkIn: ['/member/signin/info', '/member/signin/sign'],
  promotions: ['/arks/web/discount', '/member/promotion/terms'],
  help: ['/arks/web/faq'],
  sponsor: ['/web/model_sponsor'],
  registration: ['/arks/web/register-settings', '/register/verification'],
  winners: ['/v2/get_winner_list'],
  fixtures: ['/arks/web/game/sport-fixtures'],
  liveTables: ['/arks/web/game/live-tables'],
  jackpotHistory: ['/v2/get_jackpot_history'],
} as const;
type Feature = keyof typeof callsOf;

const send = (path: keyof typeof endpoints) => call(endpoints[path] as Endpoint, {});
let response: unknown;
const fetched = vi.fn(async () => new Response(JSON.stringify(response)));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetched.mockClear();
  configureCalls({ clock: { setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 } as never });
  localStore.set('token', 'first');
  site.disabledFeatures = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStore.remove('token');
});

test('every feature has its calls', () => {
  expect(Object.keys(callsOf)).toEqual([...siteFeatures]);
});

test('every page of the member centre that an extension call fills belongs to a feature', () => {
  const always = ['Info', 'MyWallet', 'Announcement'];
  const without = memberPages.map(({ key }) => key).filter((key) => !featureOfPage('user', key));
  expect(without).toEqual(always);
});

test('guide names the pages of the member centre', () => {
  const guide = readFileSync('docs/integrating.md', 'utf8');
  const [, named = ''] = /The pages of `\/user` are ([^.]*)\./.exec(guide) ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, key]) => key)).toEqual(memberPages.map(({ key }) => key));
});

test.each(siteFeatures)('no call of %s is sent when the site config disables it', async (feature) => {
  site.disabledFeatures = [feature];
  for (const path of callsOf[feature])
    expect(await send(path)).toEqual({ ok: false, failure: { call: path, code: '404', isMissing: true } });
  expect(fetched).not.toHaveBeenCalled();
  expect(siteFeatures.filter((each) => !isOffered(each))).toEqual([feature]);
});

test.each(siteFeatures)(
  '%s is offered until its call is missing, and again once a call succeeds',
  async (feature) => {
    const [entry, other] = callsOf[feature as Feature];
    const listener = vi.fn();
    const stop = onFeaturesChanged(listener);
    expect(isOffered(feature)).toBe(true);
    if (other) calls.noteCall(other, true);
    expect(isOffered(feature)).toBe(true);
    response = { code: 404, message: '', data: null };
    await send(entry);
    await vi.waitFor(() => expect(isOffered(feature)).toBe(false));
    calls.noteCall(entry, true);
    expect(listener).toHaveBeenCalledOnce();
    calls.noteCall(entry, false);
    expect(isOffered(feature)).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    // One of its calls is there: a page says by itself what it lacks.
    calls.noteCall(entry, true);
    expect(isOffered(feature)).toBe(true);
    stop();
  },
);

test('call that the back end lacks is told once when no feature needs it, and its list is empty', async () => {
  response = { code: 404, message: 'unknown call', data: null };
  const { banners } = await import('#src/startup/prefetch.ts');
  expect(await banners.fetch(new AbortController().signal)).toEqual([]);
  await banners.fetch(new AbortController().signal);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^the back end has no .*carousel_picture/));
  const told = vi.fn();
  onProblem(told)();
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ isExpected: true }));
});
