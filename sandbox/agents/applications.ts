import type { MemberRow } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import type { Services } from '#sandbox/server/services.ts';
import { newLink } from './links.ts';

/** Approves the member's open application, or refuses it for a reason; returns whether there was one. */
export const decideApplication = async (
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  { id, agent_path, currency }: MemberRow,
  reason = '',
): Promise<boolean> => {
  const decided_at = Date.now();
  const isApproved = reason === '';
  const decided = await inTransaction(db, id, async (tx) => {
    const application = await tx
      .updateTable('agent_application')
      .set({ status: isApproved ? 'approved' : 'refused', reason, decided_at })
      .where('member_id', '=', id)
      .where('status', '=', 'pending')
      .returning('member_id')
      .executeTakeFirst();
    if (!application) return false;
    // Levels are counted from 1, the agent without one above.
    const agent_level = agent_path.split('.').length;
    await tx
      .updateTable('member')
      .set(
        isApproved
          ? { is_agent: 1, agent_active: 1, agent_level, agent_since: decided_at }
          : { is_agent: 0, agent_active: 0 },
      )
      .where('id', '=', id)
      .execute();
    const link = newLink({ id }, 1, { kind: 'agent', name: 'Link', currency }, decided_at);
    if (isApproved) await tx.insertInto('agent_link').values(link).execute();
    return true;
  });
  if (decided) realtime.publish(`private-member.${id}`, '.profile.updated', {});
  return decided;
};
