import * as v from 'valibot';
import {
  appOnlyProviders,
  closedSiteName,
  currencySigns,
  defaultMinimumAge,
  defaultTimeZone,
  inactiveProviders,
  passwordLength,
} from './constants.ts';
import { siteRefusal } from './templates.ts';
import { theme } from './theme.ts';
import { amount, flag, text } from './wire-schema.ts';

/** Operator language -> code, locale, default currency and countries (specification, section 1). */
export const languages = {
  zh_TW: { code: 0, locale: 'zh-TW', currency: 'RMB', countries: ['TW', 'HK', 'MO'] },
  zh_CN: { code: 1, locale: 'zh-CN', currency: 'RMB', countries: ['CN'] },
  en_US: { code: 2, locale: 'en-US', currency: 'USD', countries: ['US', 'GB', 'PH', 'NG', 'BR', 'VE'] },
  vi_VN: { code: 3, locale: 'vi-VN', currency: 'VND', countries: ['VN'] },
  ko_KR: { code: 4, locale: 'ko-KR', currency: 'WON', countries: ['KR'] },
  ja_JP: { code: 5, locale: 'ja-JP', currency: 'JPY', countries: ['JP'] },
  th_TH: { code: 6, locale: 'th-TH', currency: 'THB', countries: ['TH'] },
  hi_IN: { code: 7, locale: 'hi-IN', currency: 'INR', countries: ['IN'] },
  my_MM: { code: 8, locale: 'my-MM', currency: 'MMK', countries: ['MM'] },
  ta_IN: { code: 9, locale: 'ta-IN', currency: 'INR', countries: [] },
  bn_BD: { code: 10, locale: 'bn-BD', currency: 'BDT', countries: ['BD'] },
} as const;
export type Language = keyof typeof languages;

const language = v.picklist(Object.keys(languages) as Language[], 'unknown language');
const name = v.pipe(text, v.nonEmpty());
const names = v.array(name);
const currency = v.picklist(Object.keys(currencySigns) as (keyof typeof currencySigns)[]);
const url = v.pipe(v.string(), v.url(), v.regex(/^(?:https?|wss?):/i, 'not an http(s) or ws(s) URL'));
/** A host name or address, with a port if it is not the scheme's. */
export const host = v.pipe(v.string(), v.regex(/^(?:[^\s/:]+|\[[\da-f:.]+\])(?::\d+)?$/i, 'not a host'));
/** Origins that a Content-Security-Policy can contain: no paths, no wildcards, no IPv6 addresses. */
const origins = v.array(
  v.pipe(v.string(), v.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/i, 'not an http(s) origin')),
);
/** A navigation target: an http(s) URL or a path of the site. */
const target = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/|\/(?!\/))/, 'neither http(s) nor a path of the site'),
);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const aesKey = v.pipe(v.string(), v.regex(/^[a-z\d+/]{22}(?:==|[a-z\d+/]{21}=)$/i, 'not a key in base64'));
const isTimeZone = (timeZone: string) => {
  // Skips the slow first Intl formatter for the zone that most sites use.
  if (timeZone === defaultTimeZone) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

export const openModes = ['window', 'modal', 'page', 'redirect'] as const;
export type OpenMode = (typeof openModes)[number];

/** Parts of the app that a site may go without. */
export const siteFeatures = [
  'deposit',
  'withdrawal',
  'records',
  'recommend',
  'agents',
  'limits',
  'letters',
  'envelope',
  'checkIn',
  'promotions',
  'help',
  'sponsor',
  'registration',
  'winners',
  'fixtures',
  'liveTables',
  'jackpotHistory',
] as const;
export type SiteFeature = (typeof siteFeatures)[number];

const openModeFields = {
  openModes: v.optional(v.array(v.picklist(openModes))),
  forceModal: v.optional(flag),
  gameRoom: v.optional(flag),
};

/** Requirements and options of a provider's games; a provider that is not listed has none. */
const capability = v.object({
  ...openModeFields,
  /** Origins of its games besides `gamesOrigin`. */
  origins: v.optional(origins),
  /** Replaces the options above for single values of the wire field `house`. */
  houses: v.optional(v.record(v.string(), v.object(openModeFields))),
  /** The frame's `allow` attribute. */
  frameAllow: v.optional(v.string()),
  /** Replaces the frame's default `sandbox` attribute; must not allow navigation of the top page. */
  frameSandbox: v.optional(v.pipe(v.string(), v.regex(/^(?!.*top-navigation)/))),
  /** Its games need landscape orientation. */
  landscape: v.optional(flag),
});
export type Capability = v.InferOutput<typeof capability>;

const fields = v.object({
  siteId: name,
  siteName: name,
  /** In Chinese, and in every other language; without the first one the second one counts for all. */
  title: v.pipe(
    v.object({ zh: v.optional(name), en: name }),
    v.transform(({ zh, en }) => ({ zh: zh ?? en, en })),
  ),
  /** URL of a square picture of which the site's icons are made, also as a data URL; '' for those of the build. */
  icon: v.optional(
    v.pipe(v.string(), v.regex(/^(?:|https?:\/\/.+|data:image\/.+)$/, 'not a URL of a picture')),
    '',
  ),
  templateName: name,
  mobileTemplateName: name,
  /** Changes of both templates. */
  theme: v.optional(theme),
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: language,
  currencies: v.pipe(v.array(currency), v.minLength(1)),
  defaultCurrency: currency,
  /** Country code of the visitor (two letters) as detected by the server; empty if unknown. */
  country: v.optional(v.string(), ''),
  /**
   * Origin of the calls, with a path if `/api` is below one; '' for the origin of the page. Another origin has to allow that
   * of the page (CORS).
   */
  apiUrl: v.optional(v.union([v.literal(''), v.pipe(url, v.regex(/^http/i, 'not an http(s) URL'))]), ''),
  websocketUrl: url,
  /** Origin of frames and hand-offs: games, sports, third-party sign-in. */
  gamesOrigin: url,
  /** Further origins of images, videos and sounds. */
  mediaOrigins: v.optional(origins, []),
  /** Origins of payment pages, in frames or as targets of forms. */
  paymentOrigins: v.optional(origins, []),
  /** Origins of customer service in frames. */
  serviceOrigins: v.optional(origins, []),
  /** Hosts to which links may lead. */
  allowedHosts: v.optional(v.array(host), []),
  capabilities: v.optional(v.record(v.string(), capability), {}),
  /** Features that the site does not offer: no entries in menus, no pages, no calls. */
  disabledFeatures: v.optional(v.array(v.picklist(siteFeatures)), []),
  /** Providers that are closed, whatever the lists say. */
  inactiveProviders: v.optional(names, inactiveProviders),
  /** Providers whose games the phones of a system play only in the native app. */
  appOnly: v.optional(
    v.object({ ios: v.optional(names, []), android: v.optional(names, []) }),
    appOnlyProviders,
  ),
  /** Names of the sites on which no game starts. */
  closedSiteNames: v.optional(names, [closedSiteName]),
  /** Least age in years of a member, at least that of the law. */
  minimumAge: v.optional(v.pipe(amount, v.minValue(defaultMinimumAge)), defaultMinimumAge),
  /** What passwords must be like. The operator has to check it too. */
  passwordPolicy: v.optional(
    v.object({
      minLength: v.optional(v.pipe(amount, v.minValue(passwordLength.min)), passwordLength.min),
      maxLength: v.optional(v.pipe(amount, v.minValue(passwordLength.min)), passwordLength.max),
      /** Takes punctuation too. */
      symbols: v.optional(flag, false),
      /** Refuses the passwords of `common-passwords.ts`. */
      refuseCommon: v.optional(flag, false),
    }),
    {},
  ),
  /** Calls besides those of the specification that need the code of an image. */
  captcha: v.optional(
    v.object({
      /** Nobody is told who is a member before `/register`, which takes the code: `/register/verification` is not called. */
      availability: v.optional(flag, false),
      /** Calls that send a code to a phone or mailbox. */
      sentCodes: v.optional(flag, false),
    }),
    {},
  ),
  pixelId: v.optional(v.string(), ''),
  /** Parameters of entry URLs that are IDs of clicks, besides fbclid; they go to the pixel. */
  clickIds: v.optional(names, []),
  /** Where pages report errors and web vitals: `/client-errors` and `/web-vitals` below `url`; '' for nowhere. */
  reports: v.optional(
    v.object({
      url: v.optional(
        v.pipe(v.string(), v.regex(/^(?:|\/.*|https?:\/\/.+)$/, 'neither a path nor a URL')),
        '',
      ),
      /** Share of the pages that report, from 0 to 1. */
      errors: v.optional(share, 1),
      vitals: v.optional(share, 0.1),
    }),
    {},
  ),
  /** Parameters of entry URLs that name an introducer, besides id (an agent) and invite (a friend). */
  introducerParameters: v.optional(
    v.object({ agent: v.optional(names, []), friend: v.optional(names, []) }),
    {},
  ),
  /** Whether the pixel needs the visitor's consent, as the law of the site's country asks. */
  trackingConsent: v.optional(flag, false),
  isDemo: v.optional(flag, false),
  /**
   * Minutes after which a member is signed out: without a key or a tap, and since the sign-in; 0 is never. The operator has
   * to end its sessions too.
   */
  sessionTimeouts: v.optional(
    v.object({
      idleMinutes: v.optional(v.pipe(amount, v.minValue(0)), 0),
      absoluteMinutes: v.optional(v.pipe(amount, v.minValue(0)), 0),
    }),
    {},
  ),
  /**
   * Links to play limits at home and at deposits, and the question for a deposit limit before the first deposit, as some
   * countries demand.
   */
  limitsPrompt: v.optional(flag, false),
  /**
   * Services that help people with a gambling problem, free and independent of the site. They are shown in a break and beside
   * play limits, to visitors from `country`, or to everybody if it is ''. A line with a phone number calls it; any other opens
   * `url`. The default is a service for all countries.
   */
  helpLines: v.optional(
    v.array(
      v.pipe(
        v.object({
          country: v.optional(
            v.pipe(v.string(), v.regex(/^(?:|[A-Z]{2})$/, 'no country of two capital letters')),
            '',
          ),
          name,
          phone: v.optional(
            v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\+?[\d ()-]{2,20}$/, 'no phone number'))]),
            '',
          ),
          url: v.optional(v.union([v.literal(''), v.pipe(url, v.regex(/^https:/i, 'not an https URL'))]), ''),
        }),
        v.check(({ phone, url }) => phone !== '' || url !== '', 'neither phone nor url'),
      ),
    ),
    [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  ),
  /** Forms of a success besides the codes 100 and 1000 of the specification. */
  envelope: v.optional(
    v.object({
      /** Further values of `code`, such as "0" or "200". */
      successCodes: v.optional(names, []),
      /** `{ status: "success", data }` without a code. */
      status: v.optional(flag, false),
      /** `{ data }` without a code. */
      data: v.optional(flag, false),
    }),
    {},
  ),
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'unknown time zone')), defaultTimeZone),
  /**
   * The play clock tells members how long they have played and with what result. `offered`: they may set a reminder;
   * `forced`: they are reminded at least every `playReminderMinutes`; `off`: there is no play clock.
   */
  playClock: v.optional(v.picklist(['offered', 'forced', 'off']), 'offered'),
  playReminderMinutes: v.optional(v.pipe(amount, v.minValue(1)), 60),
  /** Members who may become agents recommend friends too: see `contract/recommend.ts`. */
  recommendForAll: v.optional(flag, false),
  linkExpireMinutes: v.optional(v.pipe(amount, v.minValue(0)), 1_440),
  secureCookies: v.optional(flag, false),
  /** Third-party sign-in: its name and the URL of its page, which receives the parameters `back` and `lang`. */
  signInWith: v.optional(v.object({ name, url })),
  /** Encryption key of the client captcha's text: 16 or 32 bytes in base64. Public, not a secret. */
  clientCaptchaKey: v.optional(v.union([v.literal(''), aesKey]), ''),
  customerServiceUrl: v.optional(v.union([v.literal(''), url]), ''),
  /** Download URL of the native app for each system. */
  apps: v.optional(v.object({ ios: v.optional(target), android: v.optional(target) }), {}),
  /** Server-side route rules: path -> redirect target. */
  routeRules: v.optional(v.record(v.string(), v.object({ redirect: target })), {}),
});

/** Schema of `/site.json`, which configures the build for one site. */
export const siteConfig = v.pipe(
  fields,
  v.check((site) => site.languages.includes(site.defaultLanguage), 'defaultLanguage is not among languages'),
  v.check(
    (site) => site.currencies.includes(site.defaultCurrency),
    'defaultCurrency is not among currencies',
  ),
  v.forward(
    v.check(
      ({ passwordPolicy: { minLength, maxLength } }) => minLength <= maxLength,
      'is more than maxLength',
    ),
    ['passwordPolicy', 'minLength'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { templateName, mobileTemplateName, theme } = dataset.value;
    const reason = siteRefusal([templateName, mobileTemplateName], theme?.regions);
    if (!reason || !theme) return;
    const at = <Key extends string>(input: Record<string, unknown>, key: Key) =>
      ({ type: 'object', origin: 'value', input, key, value: input[key] }) as const;
    addIssue({ message: reason, path: [at(dataset.value, 'theme'), at(theme, 'regions')] });
  }),
);
export type SiteConfig = v.InferOutput<typeof siteConfig>;
/** The document as text. Null is a missing value. */
export const siteDocument = v.pipe(
  v.string(),
  v.parseJson({ reviver: (_key, value) => value ?? undefined }, 'not JSON'),
  siteConfig,
);
/** Id of the element into which the server writes the same document. */
export const siteElementId = 'site';

/** Content of the latest-build file. */
export const latestBuild = v.object({ id: v.string() });
