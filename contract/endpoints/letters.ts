import * as v from 'valibot';
import { row } from '../call.ts';
import { amount, flag, id, nothing, or, rowsOf, shape, text } from '../shape.ts';

const letter = shape({
  id,
  is_read: flag,
  title: or(text, ''),
  content: or(text, ''),
  created_at: or(text, ''),
});
export type Letter = v.InferOutput<typeof letter>;
/** `active` is all letters, or the unread alone. */
export const letters = row(
  '/arks/web/member/letter',
  v.object({
    active: v.picklist(['all', 'unread']),
    count: v.literal(50),
    language: v.string(),
    page: v.number(),
    site_id: id,
    sort_field: v.literal('id'),
    sort_order: v.literal('desc'),
  }),
  shape({ list: rowsOf(letter), total_count: amount, unread_count: amount }),
  { member: true },
);
export const readLetter = row('/arks/web/member/letter/read', v.object({ id }), nothing, { member: true });
export const destroyLetter = row('/arks/web/member/letter/destroy', v.object({ id }), nothing, {
  member: true,
});
