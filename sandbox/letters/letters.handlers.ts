import { rowIdIn } from '#sandbox/db/row-id.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import { localize } from '#sandbox/site/texts.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

export const letterHandlers = {
  '/arks/web/member/letter': async ({ db }, { body, member, language }) => {
    const mine = db.selectFrom('letter').where('member_id', '=', member.id);
    const counts = await mine
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('is_read', '=', 0).as('unread'),
      ])
      .executeTakeFirstOrThrow();
    const query = body.active === 'unread' ? mine.where('is_read', '=', 0) : mine;
    const letters = await query
      .selectAll()
      .orderBy('id', 'desc')
      .limit(body.count)
      .offset((body.page - 1) * body.count)
      .execute();
    const { unread } = counts;
    return {
      list: letters.map((letter) => ({
        id: letter.id,
        is_read: letter.is_read,
        title: String(localize(JSON.parse(letter.titles), language)),
        content: String(localize(JSON.parse(letter.contents), language)),
        created_at: formatOperatorTime(letter.created_at),
      })),
      total_count: body.active === 'unread' ? unread : counts.total,
      unread_count: unread,
    };
  },
  '/arks/web/member/letter/read': async ({ db, realtime }, { body, member }) => {
    const read = await db
      .updateTable('letter')
      .set({ is_read: 1 })
      .where('member_id', '=', member.id)
      .where('id', '=', rowIdIn(body.id))
      .executeTakeFirst();
    if (read.numUpdatedRows === 0n) return apiError(101, 'letterUnknown');
    realtime.publish(`private-member.${member.id}`, '.letter.read', { id: body.id });
    return null;
  },
  '/arks/web/member/letter/destroy': async ({ db, realtime }, { body, member }) => {
    const gone = await db
      .deleteFrom('letter')
      .where('member_id', '=', member.id)
      .where('id', '=', rowIdIn(body.id))
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return apiError(101, 'letterUnknown');
    realtime.publish(`private-member.${member.id}`, '.letter.delete', { id: body.id });
    return null;
  },
} satisfies Partial<Handlers>;
