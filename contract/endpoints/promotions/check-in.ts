import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  lenientArray,
  orNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

/**
 * The states of the daily check-in, in the specification's words (section 3): today is open, signed, over without a
 * check-in, closed, or has just been signed.
 */
export const checkInStates = [
  'click_signin',
  'click_signin_true',
  'click_signin_pass',
  'is_signin_noopen',
  'is_signin_success',
] as const;

const checkInDay = camelCaseObject({
  /** A day of the site's time zone, such as "2026-11-28". */
  date: text,
  /** `conditional`: today, once the condition is met. */
  state: v.picklist(['to_come', 'open', 'signed', 'pass', 'conditional']),
  reward: orNull(decimal),
  /** What must be deposited or staked on that day; null if nothing. */
  condition: orNull(v.picklist(['deposit', 'stake'])),
  required: orNull(decimal),
  done: orNull(decimal),
});
export type CheckInDay = v.InferOutput<typeof checkInDay>;
const days = withDefault(lenientArray(checkInDay), []);
/** Until today ends in the site's time zone; null if the operator does not tell. */
const secondsLeft = orNull(amount);

const checkIn = camelCaseObject({
  state: v.picklist(checkInStates),
  today: text,
  days,
  /** Days in a row that end with today or yesterday. */
  streak: withDefault(amount, 0),
  /** What is added to the reward of the day with which so many days in a row are reached. */
  streak_rewards: withDefault(lenientArray(camelCaseObject({ days: amount, reward: decimal })), []),
  seconds_left: secondsLeft,
  /** Why it is closed, in the member's language. */
  closed_reason: withDefault(text, ''),
});
export type CheckIn = v.InferOutput<typeof checkIn>;
/** The calendar of a month, "2026-11"; without it, of the current one. */
export const checkInInfo = defineEndpoint(
  '/member/signin/info',
  v.object({ month: v.optional(v.string()) }),
  checkIn,
  { member: true, extension: true },
);

/**
 * Signs a day, and credits its reward once. Codes: 101 signed already, 102 closed, 103 condition not met, with
 * `required` and `done`, 104 the day is over, 180 in a break.
 */
export const signCheckIn = defineEndpoint(
  '/member/signin/sign',
  v.object({ request_id: v.pipe(v.string(), v.uuid()), date: v.string() }),
  camelCaseObject({
    request_id: withDefault(text, ''),
    reward: orNull(decimal),
    /** The wallet with the reward; null if the operator does not say. */
    balance: orNull(decimal),
    streak: withDefault(amount, 0),
    /** All days of the month, the signed one among them. */
    days,
    seconds_left: secondsLeft,
  }),
  { member: true, extension: true },
);
