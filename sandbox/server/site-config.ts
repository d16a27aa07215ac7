import * as v from 'valibot';
import { defaultMinimumAge, defaultTimeZone } from '#contract/constants.ts';
import { type Language, languages, type SiteConfig, siteConfig } from '#contract/site.ts';
import { defaultPasswordPolicy } from '#contract/validation.ts';
import { GAME_ROOM_PROVIDER, ISOLATED_PROVIDER } from '#sandbox/catalogue/providers.ts';
import { hostnameOf, type Origins, originsOf, safeHost } from './origins.ts';

type Site = Partial<SiteConfig>;

/** How the providers' games open. Games of other providers open in a window. */
const CAPABILITIES: NonNullable<Site['capabilities']> = {
  GPAG: {
    forceModal: true,
    openModes: ['modal', 'window'],
    frameAllow: 'autoplay; fullscreen',
    landscape: true,
  },
  [GAME_ROOM_PROVIDER]: { gameRoom: true, openModes: ['window', 'page'] },
  GPVG: {
    openModes: ['page', 'window'],
    frameSandbox: 'allow-scripts allow-same-origin allow-forms',
  },
  [ISOLATED_PROVIDER]: { openModes: ['window', 'redirect'] },
};

/** Hosts besides the games server whose pages a site may show. */
export const ALLOWED_HOSTS: readonly string[] = ['www.example.com'];

/** Public key, the same in every sandbox (docs/decisions/0017-client-captcha.md). */
export const CLIENT_CAPTCHA_KEY = 'Z2FtZWhhbGwtY2xpZW50LWNhcHRjaGEta2V5LTAwMDE=';

/** A picture of 64 x 64 as a data URL. */
const pictureUrl = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`)}`;

/** Sites of the templates, in both layouts, by hostname: `h5-3.localhost` has H5_3. */
const TEMPLATE_SITES: Readonly<Record<string, Site>> = Object.fromEntries(
  ['Dusk', 'Jade', 'Compact', 'Clear', 'Plum', 'Pitch', 'Block', 'Copper'].map((name, index) => {
    const template = `H5_${index + 1}`;
    return [
      `h5-${index + 1}.localhost`,
      {
        siteId: String(11 + index),
        siteName: `h5hall${index + 1}`,
        title: { zh: name, en: name },
        templateName: template,
        mobileTemplateName: template,
      },
    ];
  }),
);

/** Sites by hostname; other hosts get the first site. */
const SITES: Readonly<Record<string, Site>> = {
  localhost: {},
  'jade.localhost': {
    siteId: '2',
    siteName: 'jadehall',
    title: { zh: '翡翠厅', en: 'Jade Hall' },
    icon: pictureUrl(
      '<path d="M32 4 58 24 32 60 6 24Z" fill="#3fb68b"/><path d="M32 14 46 25 32 46 18 25Z" fill="#0d1f18"/>',
    ),
    mobileTemplateName: 'H5_2',
    signInWith: undefined,
  },
  'demo.localhost': { siteId: '3', siteName: 'demohall', isDemo: true },
  'gowin.localhost': { siteId: '5', siteName: 'gowin11' },
  /** In a country that asks for a higher age. */
  'vn.localhost': {
    siteId: '4',
    siteName: 'vnhall',
    defaultLanguage: 'vi_VN',
    defaultCurrency: 'VND',
    minimumAge: 21,
  },
  /** Its template reacts to changes of all template models. */
  'suncity.localhost': { siteId: '7', siteName: 'suncityhall', templateName: 'suncity' },
  /** In a country that asks for consent to tracking. */
  'consent.localhost': { siteId: '8', siteName: 'consenthall', trackingConsent: true },
  /** Asks for long passwords that nobody else has, and for the code of an image wherever codes are sent or accounts told. */
  'strict.localhost': {
    siteId: '9',
    siteName: 'stricthall',
    passwordPolicy: { minLength: 8, maxLength: 64, symbols: true, refuseCommon: true },
    captcha: { availability: true, sentCodes: true },
  },
  'world.localhost': {
    siteId: '6',
    siteName: 'worldhall',
    languages: Object.keys(languages) as Language[],
    recommendForAll: true,
  },
  ...TEMPLATE_SITES,
};

const FIRST_TITLE = { zh: 'Gamehall 游戏厅', en: 'Gamehall' };

/** Hosts of the sites, for the first lines of the console. */
export const siteHosts = (): string[] => Object.keys(SITES);

/** In the texts of the operator, the title of the site at which they are read. */
export const SITE_TITLE = '{site}';

/** Whether the site at the origin has the title of the first one. */
export const hasFirstTitle = (appOrigin: string): boolean =>
  SITES[new URL(appOrigin).hostname]?.title === undefined;

/** Title of the site at the origin in a language. */
export const siteTitleOf = (appOrigin: string, language: Language): string => {
  const { title = FIRST_TITLE } = SITES[new URL(appOrigin).hostname] ?? {};
  return language.startsWith('zh') ? (title.zh ?? title.en) : title.en;
};

/** Site name by `site_id`; an unknown id returns the first site's name. */
export const siteNameOf = (siteId: string): string =>
  Object.values(SITES).find((site) => site.siteId === siteId)?.siteName ?? 'gamehall';

/** Whether every member of the site at the origin recommends friends. */
export const isRecommendForAll = (appOrigin: string): boolean =>
  SITES[new URL(appOrigin).hostname]?.recommendForAll ?? false;

type SiteRules = Pick<SiteConfig, 'minimumAge' | 'timeZone' | 'passwordPolicy' | 'captcha'>;

/**
 * What the back end itself must know of the site at the origin: its members' minimum age in years, its time zone, what passwords
 * must be like, and which calls need the code of an image.
 */
export const siteRulesOf = (appOrigin: string): SiteRules => {
  const {
    minimumAge = defaultMinimumAge,
    timeZone = defaultTimeZone,
    passwordPolicy = { ...defaultPasswordPolicy, refuseCommon: false },
    captcha = { availability: false, sentCodes: false },
  } = SITES[new URL(appOrigin).hostname] ?? {};
  return { minimumAge, timeZone, passwordPolicy, captcha };
};

const countryOf = (header: string | undefined): string =>
  /^[A-Z]{2}$/.test(header ?? '') ? (header ?? '') : '';

export type SiteCaller = { host: string | undefined; country: string | undefined };

/** Site config for the request's host (schema: contract/site.ts). */
export const siteFor = (origins: Origins, { host, country }: SiteCaller): SiteConfig => {
  const { appOrigin, gamesOrigin } = originsOf(origins, host);
  return v.parse(siteConfig, {
    siteId: '1',
    siteName: 'gamehall',
    title: FIRST_TITLE,
    templateName: 'pc',
    mobileTemplateName: 'H5_1',
    languages: ['en_US', 'zh_CN', 'zh_TW', 'vi_VN', 'hi_IN'],
    defaultLanguage: 'en_US',
    currencies: ['USD', 'RMB', 'VND', 'INR', 'THB', 'JPY', 'WON', 'MMK', 'BRL', 'BDT', 'NGN'],
    defaultCurrency: 'USD',
    country: countryOf(country),
    websocketUrl: appOrigin,
    gamesOrigin,
    // A content policy cannot contain an IPv6 address.
    paymentOrigins: gamesOrigin.includes('[') ? [] : [gamesOrigin],
    secureCookies: origins.scheme === 'https',
    pixelId: '1000000001',
    allowedHosts: [...ALLOWED_HOSTS, new URL(gamesOrigin).host],
    capabilities: CAPABILITIES,
    signInWith: { name: 'Lanternpass', url: `${gamesOrigin}/hand-off` },
    clientCaptchaKey: CLIENT_CAPTCHA_KEY,
    customerServiceUrl: `${gamesOrigin}/service`,
    apps: { ios: `${gamesOrigin}/service?ios`, android: `${gamesOrigin}/service?android` },
    routeRules: { '/help': { redirect: '/faq' }, '/blog': { redirect: 'https://www.example.com/blog' } },
    ...SITES[hostnameOf(safeHost(origins, host))],
  } satisfies Site);
};
