/**
 * Constants of SPEC.md section 9, except those of styles, and our own. Times are in milliseconds unless stated
 * otherwise.
 */

export const requestTimeout = 30_000;
export const toastTime = 3_000;
export const chunkReloadGuard = 10_000;
/** A leave is treated as done after this time, with or without a response. */
export const leaveAutoClear = 30_000;
/** Maximum wait for a game's URL after the operator accepted the play call. */
export const gameUrlWait = 30_000;
/** Maximum wait for the member's realtime channel, on which the game's URL arrives. */
export const channelWait = 10_000;
/** Maximum load time of a game frame before the page offers a window instead. */
export const frameLoadWait = 20_000;
export const windowPoll = 500;
/** Interval between checks of a window that reads as closed while the operator reports a running game. */
export const unverifiedPoll = 2_000;
/**
 * Time without a sign of play until a game in a closed window is left, or the member is asked about the window. A
 * window that was open with the game as long as this cannot have been severed by its provider.
 */
export const closedWindowWait = 10_000;
export const sessionRecheck = 2_000;
/** Interval between requests for the outcome of a request that moves money. */
export const outcomeRecheck = 5_000;
/** Interval between requests for the status of an open deposit order, besides the operator's event. */
export const depositRecheck = 10_000;
/** Maximum wait of sign-out for leaving a running game. */
export const signOutLeaveWait = 2_000;
/** Maximum wait for the play call's response on a forced stop; must be below `signOutLeaveWait`. */
export const forcedPlayWait = 1_000;
export const oneKeyCooldown = 10_000;
export const redEnvelopeRefetch = 3_000;
export const resizeDebounce = 1_000;
export const quitGameDelay = 300;
/** Time for which the reminder in play ignores clicks and keys. */
export const playReminderGuard = 1_000;
/**
 * After a reconnect public data is refetched after a random delay, and at most once in the interval; member data at
 * once, and during repeated reconnects at most once in its interval.
 */
export const publicRefetch = { interval: 60_000, jitter: 3_000 } as const;
export const memberRefetch = { interval: 15_000, jitter: 0 } as const;
export const captchaTick = 1_000;
export const codeResend = 300_000;
export const buildPoll = 60_000;
/** Minimum interval between bet messages accepted from the sports frame. */
export const sportsBetPause = 1_000;

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

/** Milliseconds without a scroll event after which a page counts as still. */
export const scrollIdleDelay = 400;
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

export const realtimeReconnect = {
  delay: 1_000,
  delayMax: 5_000,
  randomization: 0.5,
  connectTimeout: 20_000,
} as const;
export const defaultErrorStatus = 500;
/** Longest delay of setTimeout; a longer one overflows and fires at once. */
export const maxDelay = 2 ** 31 - 1;
