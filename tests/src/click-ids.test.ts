import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { firePixel } from '#src/api/pixel.ts';
import { setSite } from '#src/site/site.ts';
import {
  chooseTracking,
  clickIds,
  forgetClickIds,
  keepClickIds,
  mayTrack,
  readClickIds,
} from '#src/site/tracking.ts';
import { localStore, sessionStore } from '#src/storage/store.ts';

const sent: { userData: Record<string, string> }[] = [];
beforeEach(() => {
  sent.length = 0;
  localStore.remove('tracking_consent');
  forgetClickIds();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ code: 100, data: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page of a site, in the tab that has been at others. */
function openPage(search: string, trackingConsent = false) {
  setSite({
    siteId: '1',
    pixelId: '1',
    trackingConsent,
    clickIds: ['gclid', 'cid'],
  } as unknown as SiteConfig);
  readClickIds(search);
  if (mayTrack()) keepClickIds();
}

test('click counts for the registration on another page', () => {
  openPage('?fbclid=f-1&gclid=g.2&other=x');
  openPage('');
  expect(clickIds()).toEqual({ fbclid: 'f-1', gclid: 'g.2' });
  firePixel('e_register', {});
  expect(sent[0]?.userData).toEqual({ fbc: expect.stringMatching(/^fb\.1\.\d+\.f-1$/), gclid: 'g.2' });
});

test('click of the last advertisement counts', () => {
  openPage('?fbclid=f-1&cid=c');
  openPage('?gclid=g-2');
  openPage('');
  expect(clickIds()).toEqual({ gclid: 'g-2' });
});

test('click is not stored before the consent that the site asks', () => {
  openPage('?fbclid=f-1', true);
  expect(sessionStore.get('clickIds')).toBeNull();
  chooseTracking('accepted');
  openPage('', true);
  expect(clickIds()).toEqual({ fbclid: 'f-1' });
});

test('click is forgotten when the visitor refuses', () => {
  openPage('?fbclid=f-1', true);
  chooseTracking('accepted');
  chooseTracking('refused');
  expect([sessionStore.get('clickIds'), clickIds()]).toEqual([null, {}]);
});

test.each(['?fbclid=', '?fbclid=<b>', `?fbclid=${'x'.repeat(300)}`, '?fbclid=a b'])(
  '%s is no click',
  (search) => {
    openPage(search);
    expect(clickIds()).toEqual({});
  },
);

test.each(['', '{', '[]', 'null', '7', '{"fbclid":7}', '{"fbclid":"<b>"}', '\u0000', 'x'.repeat(1_000_000)])(
  'stored clicks that were changed to %j are none',
  (stored) => {
    openPage('');
    sessionStore.set('clickIds', stored);
    expect(clickIds()).toEqual({});
  },
);
