import * as v from 'valibot';
import { currencySigns } from './limits.ts';
import { id, shape } from './shape.ts';

const short = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64), v.regex(/^[^\p{Cc}]+$/u));

/**
 * A member as another site hands them over: in the address, by `/get_info_data`, from the third party's window. All
 * four fields or nobody. The token goes into a header, which takes visible ASCII alone.
 */
export const credentials = shape({
  tk: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  member_id: v.pipe(id, v.regex(/^[\w-]{1,64}$/)),
  member_account: short,
  member_currency: v.picklist(Object.keys(currencySigns)),
});
export type Credentials = v.InferOutput<typeof credentials>;

/** What `/get_info_data` gives the four fields for. */
export const enc = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

/** What an address must not keep (SPEC.md section 2): it is gone before the page asks for anything. */
export const secretQuery = ['tk', 'member_account', 'member_currency', 'member_id', 'enc'] as const;

/** A code or the member: what the third party's window and the address both may bring. */
export const handedOver = v.union([shape({ enc }), credentials]);
export type HandedOver = v.InferOutput<typeof handedOver>;
