import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfig, siteDocument } from '#contract/site.ts';

const good = {
  siteId: '1',
  siteName: 'gamehall',
  title: { zh: '游戏厅', en: 'Gamehall' },
  templateName: 'pc',
  mobileTemplateName: 'H5_1',
  languages: ['en_US', 'vi_VN'],
  defaultLanguage: 'en_US',
  currencies: ['USD', 'VND'],
  defaultCurrency: 'USD',
  websocketUrl: 'https://play.example.com',
  gamesOrigin: 'https://games.example.com',
};
const issues = (change: Record<string, unknown>) =>
  v
    .safeParse(siteConfig, { ...good, ...change })
    .issues?.map((issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`);

test('valid config gets defaults when optional fields are missing', () => {
  expect(v.parse(siteConfig, good)).toMatchObject({
    timeZone: 'America/Caracas',
    linkExpireMinutes: 1_440,
    playClock: 'offered',
    playReminderMinutes: 60,
    customerServiceUrl: '',
    country: '',
    inactiveProviders: ['GPEA', 'GPNE'],
    appOnly: { ios: ['GPPT', 'GPPT2', 'GPPL', 'GPNE', 'GPNBB'], android: ['GPOG'] },
    closedSiteNames: ['r88'],
  });
  expect(v.parse(siteConfig, { ...good, appOnly: { ios: ['GPAG'] } }).appOnly).toEqual({
    ios: ['GPAG'],
    android: [],
  });
});

test('document is read when its site id is a number, flags are texts and optional values are null', () => {
  const document = {
    ...good,
    siteId: 7,
    isDemo: 'true',
    linkExpireMinutes: '60',
    timeZone: null,
    apps: { ios: null },
  };
  expect(v.parse(siteDocument, JSON.stringify(document))).toMatchObject({
    siteId: '7',
    isDemo: true,
    linkExpireMinutes: 60,
    timeZone: 'America/Caracas',
    apps: {},
  });
  expect(v.safeParse(siteDocument, JSON.stringify({ ...good, siteName: null })).success).toBe(false);
});

test('title in one language is that of all', () => {
  expect(v.parse(siteConfig, { ...good, title: { en: 'Halls' } }).title).toEqual({
    zh: 'Halls',
    en: 'Halls',
  });
});

test.each([
  ['Asia/Ho_Chi_Minh', undefined],
  ['UTC', undefined],
  ['Mars/Olympus_Mons', ['timeZone: unknown time zone']],
  ['', ['timeZone: unknown time zone']],
])('time zone %j has the issues %j', (timeZone, wrong) => {
  expect(issues({ timeZone })).toEqual(wrong);
});

test.each([
  [{ defaultLanguage: 'ko_KR' }, 'document: defaultLanguage is not among languages'],
  [{ defaultCurrency: 'THB' }, 'document: defaultCurrency is not among currencies'],
  [{ languages: ['en-US'] }, 'languages.0: unknown language'],
  [{ languages: ['toString'] }, 'languages.0: unknown language'],
  [{ websocketUrl: 'javascript:alert(1)' }, 'websocketUrl: not an http(s) or ws(s) URL'],
  [{ clientCaptchaKey: 'no key' }, 'clientCaptchaKey: not a key in base64'],
  [{ clientCaptchaKey: btoa('seventeen bytes!!') }, 'clientCaptchaKey: not a key in base64'],
  [{ customerServiceUrl: 'mailto:help@example.com' }, 'customerServiceUrl: not an http(s) or ws(s) URL'],
  [{ allowedHosts: ['https://www.example.com'] }, 'allowedHosts.0: not a host'],
  [{ allowedHosts: ['::1'] }, 'allowedHosts.0: not a host'],
  [{ mediaOrigins: ['media.example.com'] }, 'mediaOrigins.0: not an http(s) origin'],
  [{ mediaOrigins: ['https://*.example.com'] }, 'mediaOrigins.0: not an http(s) origin'],
  [{ paymentOrigins: ['https://pay.example.com/'] }, 'paymentOrigins.0: not an http(s) origin'],
  [{ serviceOrigins: ["https://a.example; script-src 'self'"] }, 'serviceOrigins.0: not an http(s) origin'],
  [{ capabilities: { GPAG: { origins: ['data:'] } } }, 'capabilities.GPAG.origins.0: not an http(s) origin'],
  [{ routeRules: { '/blog': { redirect: '//evil.example' } } }, 'routeRules./blog.redirect: neither'],
  [{ routeRules: { '/blog': { redirect: 'javascript:alert(1)' } } }, 'routeRules./blog.redirect: neither'],
])('config is rejected when it has %j', (change, words) => {
  expect(issues(change)).toEqual([expect.stringContaining(words)]);
});

test('frame sandbox is rejected when it allows top navigation', () => {
  const framed = (frameSandbox: string) => issues({ capabilities: { GPAG: { frameSandbox } } });
  expect(framed('')).toBeUndefined();
  expect(framed('allow-scripts allow-downloads')).toBeUndefined();
  for (const wish of ['', '-by-user-activation', '-to-custom-protocols'])
    expect(framed(`allow-scripts allow-top-navigation${wish}`)).toEqual([
      expect.stringContaining('capabilities.GPAG.frameSandbox'),
    ]);
});
