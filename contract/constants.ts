/**
 * Constants of the specification, section 9, except those of styles, and our own. Times are in milliseconds unless stated
 * otherwise; those of flows are in `times.ts`, so that the first page does not load them.
 */

export const requestTimeout = 30_000;
export const chunkReloadGuard = 10_000;

/** Least age of a member in years; a site may require more. */
export const defaultMinimumAge = 18;
/** Time zone of displayed dates unless the site config sets another. */
export const defaultTimeZone = 'America/Caracas';

export const accountLength = { min: 6, max: 12 } as const;
export const passwordLength = { min: 6, max: 12 } as const;
export const withdrawPasswordLength = 4;
export const contactLength = { min: 5, max: 50 } as const;
/** Message of an agent application, in characters. */
export const applicationLength = { min: 10, max: 200 } as const;
/** Name that an agent gives to a link, in characters. */
export const linkNameLength = 40;
export const verificationCodeLength = 6;
export const vndPhoneLength = 10;

export const letterPageSize = 50;
/** Longest range of records. */
export const maxRangeMonths = 3;
export const badgeMax = 99;
export const jackpotDigits = 10;
export const platformNamesInDescription = 15;
export const availableQuestions = 3;

/** Accepted height of a sports frame, in CSS pixels. */
export const sportsFrameHeight = { min: 200, max: 4_000 } as const;

export const popup = { width: 1500, height: 800 } as const;
/** Minimum window width of the desktop layout, in CSS pixels. */
export const desktopMinWidth = 992;

export const currencySigns = {
  RMB: '¥',
  VND: '₫',
  WON: '₩',
  JPY: '¥',
  THB: '฿',
  USD: '$',
  INR: '₹',
  MMK: 'K',
  BRL: 'R$',
  BDT: '৳',
  NGN: '₭',
} as const;
export type Currency = keyof typeof currencySigns;
/** Digits after the decimal point; two for a currency that is not listed. */
export const exceptionalFractionDigits: Partial<Record<Currency, number>> = { VND: 0, WON: 0, JPY: 0 };

/** The member's wallet as a place of transfers; the others are providers, by `gp_id`. */
export const mainWallet = 'main';

/** Game type id -> prefix of the hall's app id. */
export const gameTypes = {
  2: 'e_',
  3: 'v_',
  4: 's_',
  5: 'l_',
  6: 'c_',
  7: 't_',
  8: 'd_',
  9: 'g_',
} as const;
export type GtId = keyof typeof gameTypes;
export const defaultGtId: GtId = 2;
/** Hall that shows the sports frame. */
export const sportsGtId: GtId = 4;
/** Providers whose games of type `defaultGtId` can be played as a demo without an account. */
export const demoProviders: readonly string[] = ['GPR8', 'GPJD', 'GPFC', 'GPJL'];
/** Providers that are closed for good, and those whose games a system plays only in the native app (sections 1, 4). */
export const inactiveProviders = ['GPEA', 'GPNE'];
export const appOnlyProviders = {
  ios: ['GPPT', 'GPPT2', 'GPPL', 'GPNE', 'GPNBB'],
  android: ['GPOG'],
};
/** The site on which no game starts. */
export const closedSiteName = 'r88';
export const gameTabs = ['all_game', 'hot_game', 'last_play', 'my_favorite'] as const;
export type GameTab = (typeof gameTabs)[number];

export const supportDevice = { desktop: 0, mobile: 1, app: 2 } as const;

/** Cookie lifetimes, in seconds. Link cookies live for the site's LINK_EXPIRE_TIME minutes. */
export const languageCookieAge = 31_536_000;
export const currencyCookieAge = 86_400;
export const i18nRedirectedAge = 365 * 86_400;
/** Lifetime of the cookie `signed_in`, which is not in the specification: it tells the host that a member is signed in. */
export const signedInCookieAge = 365 * 86_400;

export const realtimeReconnect = {
  delay: 1_000,
  delayMax: 5_000,
  randomization: 0.5,
  connectTimeout: 20_000,
} as const;
export const defaultErrorStatus = 500;
/** Longest delay of setTimeout; a longer one overflows and fires at once. */
export const maxDelay = 2 ** 31 - 1;
