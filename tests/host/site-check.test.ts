import { expect, test } from 'vitest';
import { checkSiteFile, defaultsOf } from '#host/site/site-check.ts';
import { siteOf } from '#host/site/site-file.ts';
import { siteDocument } from '#tests/support/host.ts';

const urls = { websocketUrl: 'https://play.example.com', gamesOrigin: 'https://games.example.com' };
const good = siteDocument(urls, { secureCookies: true });
const bytes = (document: unknown) =>
  new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document, null, 2));
/** Problems as `severity field: reason -> nearest`. */
const problemsOf = (document: unknown, environment?: string) =>
  checkSiteFile(bytes(document), environment).problems.map(
    ({ severity, field, reason, nearest }) =>
      `${severity} ${field}: ${reason}${nearest ? ` -> ${nearest}` : ''}`,
  );

test('site file has no problem when it is valid and safe', () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([
  [{ siteName: undefined }, 'error siteName: is missing'],
  [{ siteNam: 'x' }, 'error siteNam: is not a field of the site config -> "siteName"'],
  [{ gameTypes: ['2'] }, 'error gameTypes: is not a field of the site config'],
  [{ languages: ['en_US', 'vi-VN'] }, 'error languages.1: "vi-VN" is not one of'],
  [{ languages: ['en_US', 'en_UK'] }, '-> "en_US"'],
  [{ currencies: ['USD', 'VNDD'] }, '-> "VND"'],
  [{ defaultLanguage: 'ko_KR' }, 'error defaultLanguage: "ko_KR" is not among languages -> "en_US"'],
  [{ defaultCurrency: 'THB' }, 'error defaultCurrency: "THB" is not among currencies -> "USD"'],
  [{ websocketUrl: 'play.example.com' }, '-> "https://play.example.com"'],
  [{ paymentOrigins: ['https://pay.example.com/x'] }, '-> "https://pay.example.com"'],
  [{ allowedHosts: ['https://www.example.com'] }, '-> "www.example.com"'],
  [{ hosts: ['https://www.example.com/'] }, 'error hosts.0: '],
  [{ capabilities: { GPAG: { openModes: ['modl'] } } }, '-> "modal"'],
  [
    { capabilities: { GPAG: { origin: [] } } },
    'error capabilities.GPAG.origin: is not a field of the site config -> "origins"',
  ],
  [{ minimumAge: 12 }, 'error minimumAge: 12 is wrong'],
  [
    { environments: { staging: { gamesOrigins: 'x' } } },
    'error environments.staging.gamesOrigins: is not a field',
  ],
  [{ environments: { staging: { currencies: ['VND'] } } }, 'error environments.staging: '],
  [{ paymentOrigins: [] }, 'warning paymentOrigins: is empty'],
  [
    { gamesOrigin: 'http://games.example.com' },
    'warning gamesOrigin: http://games.example.com is not encrypted',
  ],
  [{ websocketUrl: 'https://play.example.com/?v=4' }, 'warning websocketUrl: the query of'],
  [{ apiUrl: 'http://api.example.com' }, 'warning apiUrl: http://api.example.com is not encrypted'],
  [
    { apiUrl: 'https://api.example.com/api/' },
    'warning apiUrl: calls would go to https://api.example.com/api/api',
  ],
  [{ apiUrl: 'wss://api.example.com' }, 'error apiUrl: "wss://api.example.com" is wrong'],
  [{ capabilities: { GPAG: { forceModal: true } } }, 'warning capabilities.GPAG: has no origins'],
  [{ templateName: 'sitex' }, 'warning templateName: "sitex" has no design of its own'],
  [
    { theme: { regions: { tile: 'rows' } } },
    'error theme.regions.tile: "rows" is not one of poster, card, plate, price, row, text',
  ],
  [{ theme: { regions: { tiles: 'row' } } }, 'error theme.regions.tiles: is not a field of the site config'],
  [
    { theme: { regions: { hall: 'shelves', tile: 'row' } } },
    'error theme.regions: rows of a list do not fit on a shelf',
  ],
  [
    { passwordPolicy: { minLength: 20, maxLength: 8 } },
    'error passwordPolicy.minLength: is more than maxLength',
  ],
  [{ secureCookies: false }, 'warning secureCookies: is off although the site uses https'],
  [{ isDemo: true }, 'warning isDemo: is on'],
  [{ pixelId: '7' }, 'warning trackingConsent: is off although there is a pixel'],
])('site file with %j has the problem: %s', (change, problem) => {
  expect(problemsOf({ ...good, ...change })).toEqual([expect.stringContaining(problem)]);
});

test('check says every mistake at its place when there are many', () => {
  const text = `{
  "siteId": "1",
  "siteNam": "x",
  "title": { "zh": "x" },
  "languages": ["en-US"],
  "defaultLanguage": "ko_KR"
}`;
  const { problems, document } = checkSiteFile(bytes(text));
  expect(document).toBeUndefined();
  const places = problems.map(({ line, column, field }) => `${line}:${column} ${field}`);
  expect(places).toEqual(
    expect.arrayContaining([
      '1:1 siteName',
      '3:3 siteNam',
      '4:12 title.en',
      '5:17 languages.0',
      '6:22 defaultLanguage',
      '1:1 currencies',
      '1:1 websocketUrl',
      '1:1 gamesOrigin',
    ]),
  );
});

const json = JSON.stringify(good, null, 2);
test.each([
  ['a byte order mark', `\ufeff${json}`, '1:1 begins with a byte order mark'],
  ['a comment', json.replace('\n', '\n  // the site\n'), '2:3 comments are not JSON'],
  ['a trailing comma', json.replace(/\n}$/, ',\n}'), 'JSON has no comma after the last'],
  ['a missing comma', json.replace(',', ''), '3:3 a comma is missing before this'],
  ['a field twice', json.replace('{', '{ "siteId": "9",'), '2:3 is written twice'],
  ['no text', '', '1:1 is empty'],
  ['a list', '[]', '1:1 is not an object'],
  ['a cut end', json.slice(0, -2), 'close brace expected'],
  ['2 MB', `${json}${' '.repeat(2_000_000)}`, 'KiB, at most 256 are allowed'],
])('site file is refused with its place when it has %s', (_, text, expected) => {
  const { problems, document } = checkSiteFile(bytes(text));
  expect(document).toBeUndefined();
  expect(problems.map(({ line, column, reason }) => `${line}:${column} ${reason}`)).toEqual(
    expect.arrayContaining([expect.stringContaining(expected)]),
  );
});

test('site file is refused when it is not UTF-8', () => {
  expect(checkSiteFile(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])).problems).toMatchObject([
    { severity: 'error', reason: 'is not UTF-8' },
  ]);
});

test('defaults are the fields that the file leaves out', () => {
  const defaults = Object.fromEntries(defaultsOf(good));
  expect(defaults).toMatchObject({ minimumAge: 18, timeZone: 'America/Caracas' });
  expect(defaults).not.toHaveProperty('siteName');
});

test('site has the socket URL of its environment and of the scheme of the page', () => {
  const file = {
    ...good,
    websocketUrl: 'http://play.example.com',
    websocketUrlSsl: 'https://live.example.com',
    environments: {
      staging: { websocketUrl: 'http://staging.example.com', websocketUrlSsl: 'https://staging.example.com' },
    },
  };
  const sockets = (environment?: string) => {
    const { config } = siteOf(file, environment);
    return [config.http.websocketUrl, config.https.websocketUrl];
  };
  expect(sockets()).toEqual(['http://play.example.com', 'https://live.example.com']);
  expect(sockets('staging')).toEqual(['http://staging.example.com', 'https://staging.example.com']);
  expect(problemsOf(file, 'stagin')).toEqual([
    expect.stringContaining('has no "stagin", so that the fields of the file apply -> "staging"'),
  ]);
});
