/**
 * Times of the specification, section 9 and our own, in milliseconds, besides those that the first page needs (`constants.ts`).
 */

export const toastTime = 3_000;
/** How long a toast stays that has a figure and buttons below its words. */
export const longToastTime = 10_000;
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
/** Events that make the same data stale are followed by one fetch in this time. */
export const eventRefetch = 2_000;
export const captchaTick = 1_000;
export const codeResend = 300_000;
export const buildPoll = 60_000;
/** Minimum interval between bet messages accepted from the sports frame. */
export const sportsBetPause = 1_000;
/** Time without a scroll event after which a page counts as still. */
export const scrollIdleDelay = 400;
