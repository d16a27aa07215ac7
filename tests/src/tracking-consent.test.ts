import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';

type Consent = typeof import('#src/site/tracking.ts');

const working = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});
const full = (items: Map<string, string>) => ({
  ...working(items),
  setItem: () => {
    throw new Error('full');
  },
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
});

/** Loads a page of the site in this browser, whose storage works unless `storage` says otherwise. */
async function openPage(
  change: Partial<SiteConfig> = {},
  storage: ((items: Map<string, string>) => object) | null = working,
): Promise<Consent> {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', {
    innerWidth: 1440,
    location: { search: '' },
    addEventListener: () => {},
    removeEventListener: () => {},
    get localStorage() {
      if (!storage) throw new Error('blocked');
      return storage(stored);
    },
  });
  const { setSite } = await import('#src/site/site.ts');
  setSite({ siteId: '1', pixelId: '1', trackingConsent: true, ...change } as SiteConfig);
  return import('#src/site/tracking.ts');
}

test.each([
  ['needs no consent and is allowed', { trackingConsent: false }, undefined, 'notRequired', true, 'no'],
  ['needs no consent and is not allowed', { pixelId: '' }, undefined, 'notRequired', false, 'no'],
  ['needs consent', {}, undefined, 'unanswered', false, 'first'],
  ['needs consent', {}, 'yes', 'unanswered', false, 'first'],
  ['needs consent', {}, '', 'unanswered', false, 'first'],
  ['is allowed', {}, 'accepted', 'accepted', true, 'no'],
  ['is not allowed', {}, 'refused', 'refused', false, 'no'],
] as const)(
  'tracking %s when the site says %o and the browser %s',
  async (_title, site, value, ...expected) => {
    if (value !== undefined) stored.set('tracking_consent', value);
    const { trackingConsent, mayTrack, trackingQuestion } = await openPage(site);
    expect([trackingConsent(), mayTrack(), trackingQuestion()]).toEqual(expected);
  },
);

test('tracking choice is remembered in this browser', async () => {
  const { chooseTracking, trackingQuestion } = await openPage();
  chooseTracking('refused');
  expect(trackingQuestion()).toBe('no');
  expect((await openPage()).trackingConsent()).toBe('refused');
});

test.each([
  [0, 'before the choice', undefined],
  [0, 'after a refusal', 'refused'],
  [1, 'after acceptance', 'accepted'],
])('registration and deposit are reported %d times %s', async (reports, _when, value) => {
  if (value !== undefined) stored.set('tracking_consent', value);
  await openPage();
  const call = vi.fn();
  vi.doMock('#src/api/call.ts', () => ({ call }));
  const { firePixel, trackDeposit } = await import('#src/api/pixel.ts');
  firePixel('CompleteRegistration', { currency: 'USD' });
  expect(call).toHaveBeenCalledTimes(reports);
  trackDeposit({ type: 'pixel.deposit', order: 'D1', amount: 25, times: 1, currency: 'USD' });
  // A custom and a standard event.
  expect(call).toHaveBeenCalledTimes(3 * reports);
  expect(stored.has('pixel_orders')).toBe(reports === 1);
});

test('refused tracking removes what was stored for it', async () => {
  stored.set('tracking_consent', 'accepted').set('pixel_orders', 'D1');
  (await openPage()).chooseTracking('refused');
  expect(Object.fromEntries(stored)).toEqual({ tracking_consent: 'refused' });
});

test('tracking choice holds until the page is left when storage is blocked', async () => {
  const { chooseTracking, mayTrack, trackingQuestion } = await openPage({}, null);
  expect([mayTrack(), trackingQuestion()]).toEqual([false, 'first']);
  chooseTracking('accepted');
  expect([mayTrack(), trackingQuestion()]).toEqual([true, 'no']);
  const next = await openPage({}, null);
  expect([next.mayTrack(), next.trackingQuestion()]).toEqual([false, 'first']);
});

test('accepted tracking does not come back after a refusal when storage is full', async () => {
  stored.set('tracking_consent', 'accepted');
  const { chooseTracking, trackingConsent } = await openPage({}, full);
  chooseTracking('refused');
  expect(trackingConsent()).toBe('refused');
  expect((await openPage({}, full)).trackingConsent()).toBe('unanswered');
});

test('question about tracking is shown again on request until the next choice', async () => {
  stored.set('tracking_consent', 'refused');
  const { reopenTrackingQuestion, chooseTracking, mayTrack, subscribeToTracking, trackingQuestion } =
    await openPage();
  const listener = vi.fn();
  const unsubscribe = subscribeToTracking(listener);
  reopenTrackingQuestion();
  expect([trackingQuestion(), mayTrack()]).toEqual(['again', false]);
  chooseTracking('accepted');
  expect([trackingQuestion(), mayTrack()]).toEqual(['no', true]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  reopenTrackingQuestion();
  expect(listener).toHaveBeenCalledTimes(2);
});
