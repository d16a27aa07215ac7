/** Every constant of SPEC.md section 9. Times are milliseconds unless the name says otherwise. */

export const requestTimeout = 30_000;
export const toastTime = 3_000;
export const toastOffset = 16;
export const chunkReloadGuard = 10_000;
/** A game that was left is taken as gone after this, answer or not. */
export const leaveAutoClear = 30_000;
/** How long a game's address may take to arrive after the operator accepted the play call. */
export const gameUrlWait = 30_000;
/** How long a game may take to come into its frame before a window is offered in its place. */
export const frameLoadWait = 20_000;
export const windowPoll = 500;
/** Between two looks at a window that reads as closed while the operator says that the game goes on. */
export const unseenPoll = 2_000;
export const sessionRecheck = 2_000;
/** The most that signing out waits for a running game to be left. */
export const signOutLeaveWait = 2_000;
/** A game that is stopped while it is being asked for waits so long for the answer: within the wait of whoever signs out. */
export const forcedPlayWait = 1_000;
export const oneKeyCooldown = 10_000;
export const redEnvelopeRefetch = 3_000;
export const resizeDebounce = 1_000;
export const quitGameDelay = 300;
export const loadingFade = 400;
export const captchaTick = 1_000;
export const codeResend = 300_000;
export const buildPoll = 60_000;
/** Between two bets in the sports frame that are heard. */
export const sportsBetPause = 1_000;

/** A Venezuelan operator: dates are shown in this zone unless the site says otherwise. */
export const defaultTimeZone = 'America/Caracas';

export const accountLength = { min: 6, max: 12 } as const;
export const passwordLength = { min: 6, max: 12 } as const;
export const withdrawPasswordLength = 4;
export const contactLength = { min: 5, max: 50 } as const;
/** What a member writes to become an agent. */
export const applicationLength = { min: 10, max: 200 } as const;
export const phoneCodeLength = 6;
export const vndPhoneLength = 10;

export const letterPageSize = 50;
export const badgeMax = 99;
export const jackpotDigits = 10;
export const platformNamesInDescription = 15;
export const availableQuestions = 3;

/** What a sports frame may say of its own height, in CSS pixels. */
export const sportsFrameHeight = { min: 200, max: 4_000 } as const;

export const popup = { width: 1500, height: 800 } as const;
/** Desktop from this window width, in CSS pixels. */
export const desktopFrom = 992;

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
/** Digits after the point; two where a currency is not named. */
export const minorUnits: Partial<Record<Currency, number>> = { VND: 0, WON: 0, JPY: 0 };

/** Game-type id -> the prefix that a game hall app's id carries. */
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
/** The hall with the operator's page of matches. */
export const sportsGtId: GtId = 4;
/** Whose games of that type can be tried without an account. */
export const demoProviders: readonly string[] = ['GPR8', 'GPJD', 'GPFC', 'GPJL'];
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
/** setTimeout wraps round beyond this. */
export const longestDelay = 2 ** 31 - 1;
