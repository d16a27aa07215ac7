import * as v from 'valibot';
import { camelCaseObject, id } from './wire-schema.ts';

const short = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64), v.regex(/^[^\p{Cc}]+$/u));

/**
 * Hand-off credentials: from the URL, from `/get_info_data` or from the third party's window. All four fields
 * are required. The token is sent in a header, so it may contain visible ASCII only.
 */
export const credentials = camelCaseObject({
  tk: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  member_id: v.pipe(id, v.regex(/^[\w-]{1,64}$/)),
  member_account: short,
  member_currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,10}$/)),
});
export type Credentials = v.InferOutput<typeof credentials>;

/** Code that `/get_info_data` exchanges for the four credentials. */
export const enc = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

/** Secret URL parameters (specification, section 2); removed from the URL before the page's first request. */
export const secretQuery = ['tk', 'member_account', 'member_currency', 'member_id', 'enc'] as const;

/** Payload of a hand-off, from the URL or the third party's window: a code or the credentials. */
export const handOffPayload = v.union([camelCaseObject({ enc }), credentials]);
export type HandOffPayload = v.InferOutput<typeof handOffPayload>;
