import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import { periods } from '#contract/day-range.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  lenientArray,
  orNull,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');

export const limitKinds = ['deposit', 'loss', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];
const kind = v.picklist(limitKinds);
const period = v.picklist(periods);
export type LimitPeriod = v.InferOutput<typeof period>;

/** Null: no limit. */
const value = orNull(decimal);
/** Amounts are major units; those of a session are minutes. Times are in the operator's time, '' if there is none. */
const limit = camelCaseObject({
  kind,
  period,
  value,
  /** What was deposited, lost or played in this period; a negative loss was won. */
  used: orNull(decimal),
  /** When the next period begins. */
  resets_at: field,
  /** A looser value, and from when it holds if it is set again then. */
  pending: orNull(camelCaseObject({ value, at: text })),
});
export type PlayLimit = v.InferOutput<typeof limit>;

const limits = camelCaseObject({
  /** One for each kind and period; one that is missing is not known. */
  limits: lenientArray(limit),
  /** Interval of the reminder in play; null for none. */
  reminder_minutes: withDefault(amount, null),
  /** Until then play, deposits and promotions are closed. */
  cool_off_until: field,
  excluded_until: field,
});
export type PlayLimits = v.InferOutput<typeof limits>;

/** `.profile.updated` says that they have changed. */
export const playLimits = defineEndpoint('/member/limits', v.object({}), limits, options);

export const coolOffDays = [1, 7, 30] as const;
export const exclusionMonths = { min: 6, max: 60 } as const;

/**
 * Sets what the request has, all of it or, with code 102, nothing. A tighter limit applies immediately. A looser one becomes
 * pending, and code 101 says so; the same request confirms it when its time has come. A cool-off or an exclusion ends
 * by the operator's clock and is never shortened.
 */
export const setPlayLimits = defineEndpoint(
  '/member/limits/set',
  v.object({
    limits: v.optional(v.array(v.object({ kind, period, value: v.nullable(v.string()) }))),
    reminder_minutes: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440))),
    ),
    cool_off_days: v.optional(v.picklist(coolOffDays)),
    exclusion_months: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(exclusionMonths.min), v.maxValue(exclusionMonths.max)),
    ),
  }),
  limits,
  options,
);
/** Data of code 101: when the last of the looser limits can be confirmed. */
export const looserLimit = camelCaseObject({ at: field });
/** Data of code 102: the limit whose value is none. */
export const invalidLimit = camelCaseObject({ kind, period });

/**
 * Data of code 180 of a play call, of a new deposit and of a red envelope: the member has closed them. Withdrawals stay
 * open.
 */
export const playBreak = camelCaseObject({
  kind: withDefault(v.picklist(['cool_off', 'exclusion']), 'cool_off'),
  until: field,
});
/** Data of codes 181 and 182 of a play call: the limit of losses or of time is reached until the next period begins. */
export const reachedLimit = camelCaseObject({ period, resets_at: field });
