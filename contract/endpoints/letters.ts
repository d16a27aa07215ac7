import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  flag,
  id,
  lenientArray,
  nothing,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const letter = camelCaseObject({
  id,
  is_read: withDefault(flag, 0),
  title: withDefault(text, ''),
  content: withDefault(text, ''),
  created_at: withDefault(text, ''),
});
export type Letter = v.InferOutput<typeof letter>;
/** `active` selects all letters or only unread ones. */
export const letters = defineEndpoint(
  '/arks/web/member/letter',
  v.object({
    active: v.picklist(['all', 'unread']),
    count: v.literal(50),
    language: v.string(),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    site_id: id,
    sort_field: v.literal('id'),
    sort_order: v.literal('desc'),
  }),
  v.pipe(
    camelCaseObject({
      list: lenientArray(letter),
      total_count: withDefault(amount, null),
      unread_count: withDefault(amount, null),
    }),
    v.transform(({ list, totalCount, unreadCount }) => ({
      list,
      totalCount: totalCount ?? list.length,
      unreadCount: unreadCount ?? list.filter(({ isRead }) => !isRead).length,
    })),
  ),
  { member: true },
);
export const readLetter = defineEndpoint('/arks/web/member/letter/read', v.object({ id }), nothing, {
  member: true,
});
export const destroyLetter = defineEndpoint('/arks/web/member/letter/destroy', v.object({ id }), nothing, {
  member: true,
});
