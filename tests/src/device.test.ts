import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#contract/site.ts';
import { supportDeviceCode } from '#src/api/request-context.ts';
import { appOffer } from '#src/features/site/download/app-offer.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { storeEntryQuery } from '#src/site/entry.ts';
import { applyLayout, currentTemplate, setSite } from '#src/site/site.ts';

const storage = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
});
const localStorage = storage();
let standalone = false;
let width = 1440;
const be = (userAgent: string, maxTouchPoints = 0) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
/** Opens another window of the same browser. */
const openWindow = () =>
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' && standalone }),
    localStorage,
    sessionStorage: storage(),
    addEventListener: () => {},
    get innerWidth() {
      return width;
    },
  });

beforeEach(() => {
  standalone = false;
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  openWindow();
  setSite({ siteId: '1', templateName: 'pc', mobileTemplateName: 'H5_1' } as SiteConfig);
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1';
const ipad = iphone.replace('iPhone;', 'iPad;');
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

test.each([
  ['a computer', computer, 'desktop', 'web'],
  ['an iPhone', iphone, 'mobile', 'ios'],
  ['an iPad', ipad, 'mobile', 'ios'],
  ['an Android phone', pixel, 'mobile', 'android'],
  ['WeChat on an iPhone', `${iphone} MicroMessenger/8.0`, 'wechat', 'ios'],
  ['WeChat on Android', `${pixel} MicroMessenger/8.0`, 'wechat', 'android'],
  ['the app on an iPhone', `${iphone} GamehallApp/2.1`, 'app', 'ios'],
  ['the store app on an iPhone', `${iphone} GamehallStore/2.1`, 'app', 'iosStore'],
  ['the app on Android', `${pixel} GamehallApp/2.1`, 'app', 'android'],
  ['an app shell with a gesture lock', `${pixel} GamehallGesture/1.0`, 'gesture', 'android'],
  ['an app shell with a fingerprint lock', `${iphone} GamehallFinger/1.0`, 'finger', 'ios'],
])('device class and platform are detected when the client is %s', (_, agent, device, system) => {
  be(agent);
  expect([deviceClass(), platform()]).toEqual([device, system]);
});

test.each([
  ['a computer', computer],
  ['an iPhone', iphone],
  ['an Android phone', pixel],
])('device class is pwa when the site is installed on %s', (_, agent) => {
  be(agent);
  standalone = true;
  expect(deviceClass()).toBe('pwa');
  standalone = false;
  expect(deviceClass()).not.toBe('pwa');
});

test('pwa in the URL counts until the session of the window ends', () => {
  be(computer);
  const deviceAfter = (query: string) => {
    storeEntryQuery(new URLSearchParams(query));
    return deviceClass();
  };
  expect(['pwa=1', '', 'pwa=%3Cb%3E'].map(deviceAfter)).toEqual(['pwa', 'pwa', 'pwa']);
  expect(deviceAfter('pwa=0')).toBe('desktop');
  expect(deviceAfter('pwa=1')).toBe('pwa');
  openWindow();
  expect(deviceAfter('')).toBe('desktop');
});

test.each([
  ['a computer', computer, true, 0, 'pc'],
  ['a computer', computer, false, 1, 'H5_1'],
  ['an iPad', ipad, true, 0, 'pc'],
  ['an iPad', ipad, false, 1, 'H5_1'],
  ['the app on an iPhone', `${iphone} GamehallApp/2.1`, true, 2, 'pc'],
  ['the app on an iPhone', `${iphone} GamehallApp/2.1`, false, 2, 'H5_1'],
])('requests of %s name the shown layout when its desktop layout is %s, whatever the width', (...row) => {
  const [, agent, desktop, code, template] = row;
  be(agent);
  applyLayout(desktop);
  for (width of [991, 992]) expect([supportDeviceCode(), currentTemplate()]).toEqual([code, template]);
  expect(document.documentElement.dataset.template).toBe(template);
});

test.each([
  ['iPad', 5, 'mobile', 'ios'],
  ['Mac', 0, 'desktop', 'web'],
])('%s that says Macintosh with %i touch points is known as what it is', (_, touchPoints, device, system) => {
  be('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', touchPoints);
  expect([deviceClass(), platform()]).toEqual([device, system]);
});

test('platform is notSupport when the browser is Internet Explorer', () => {
  be('Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko');
  expect(platform()).toBe('notSupport');
});

test('device class is not pwa when the user agent names an app', () => {
  standalone = true;
  be(`${iphone} MicroMessenger/8.0`);
  expect(deviceClass()).toBe('wechat');
  be(`${iphone} GamehallApp/2.1`);
  expect(deviceClass()).toBe('app');
});

const shops = { ios: 'https://shop.example/ios', android: 'https://shop.example/android' };
test.each([
  ['its app', 'an iPhone', iphone, shops, shops.ios],
  ['its app', 'an Android phone', pixel, shops, shops.android],
  ['a place on the home screen', 'an iPhone without an app', iphone, { android: shops.android }, 'favorite'],
  ['nothing', 'an Android phone without an app', pixel, { ios: shops.ios }, null],
  ['nothing', 'a computer', computer, shops, null],
  ['nothing', 'the app', `${iphone} GamehallApp/2.1`, shops, null],
  ['nothing', 'WeChat', `${pixel} MicroMessenger/8.0`, shops, null],
])('banner offers %s when the client is %s', (_offer, _client, agent, apps, expected) => {
  be(agent);
  setSite({ apps } as SiteConfig);
  const offer = appOffer();
  expect(offer?.kind === 'download' ? offer.url : (offer?.kind ?? null)).toBe(expected);
});
