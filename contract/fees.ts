import * as v from 'valibot';
import { fromDecimal } from './money.ts';
import { camelCaseObject, decimal } from './shape.ts';

/** A fixed amount of major units, or a percentage. */
export const fee = camelCaseObject({ kind: v.picklist(['fixed', 'percent']), value: decimal });
export type Fee = v.InferOutput<typeof fee>;

/**
 * The fee of an amount, both in minor units; a percentage is rounded up to a minor unit. Null if the fee cannot be
 * read exactly.
 */
export function feeOf({ kind, value }: Fee, minor: number, currency: string): number | null {
  if (kind === 'fixed') return fromDecimal(value, currency);
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') return null;
  const divisor = 100n * 10n ** BigInt(fraction.length);
  return Number((BigInt(minor) * BigInt(whole + fraction) + divisor - 1n) / divisor);
}
