import * as v from 'valibot';
import { fromDecimal } from './money.ts';
import { camelCaseObject, decimal } from './wire-schema.ts';

/** An amount or a percentage that is not negative. */
export const nonNegative = v.pipe(decimal, v.regex(/^\d/, 'negative'));

/** A fixed amount of major units, or a percentage. */
export const rate = camelCaseObject({ kind: v.picklist(['fixed', 'percent']), value: nonNegative });
export type Rate = v.InferOutput<typeof rate>;

/** `minor` times a decimal, divided by `divisor`, rounded down to a whole minor unit. */
export function multiply(minor: number, factor: string, divisor = 1): number {
  const [whole = '', fraction = ''] = factor.split('.');
  const scale = BigInt(divisor) * 10n ** BigInt(fraction.length);
  return Number((BigInt(minor) * BigInt(whole + fraction)) / scale);
}

/**
 * The fee or bonus of an amount, both in minor units; a percentage is rounded down. Null if a fixed amount has more
 * digits than the currency.
 */
export const shareOf = ({ kind, value }: Rate, minor: number, currency: string): number | null =>
  kind === 'percent' ? multiply(minor, value, 100) : fromDecimal(value, currency);
