import { type Kysely, sql } from 'kysely';
import type { AgentLinkRow, MemberRow, Tables } from '#sandbox/db/schema.ts';

type TreeNode = Pick<MemberRow, 'id' | 'agent_path'>;

/** `agent_path` of the members directly below, with which the paths of all members below begin. */
export const childPath = ({ id, agent_path }: TreeNode): string => `${agent_path}${id}.`;

export const isBelow = (agent: TreeNode, member: Pick<MemberRow, 'agent_path'>): boolean =>
  member.agent_path.startsWith(childPath(agent));

/** IDs of the members from below the agent down to this one: those between, topmost first, and the member. */
export const idsDownTo = (agent: TreeNode, member: TreeNode): string[] =>
  childPath(member).slice(childPath(agent).length, -1).split('.');

/** SQL condition on `member.agent_path` for everybody below the agent. */
export const inDownline = (agent: TreeNode) => {
  const path = childPath(agent);
  // All characters of a path are below the tilde.
  return sql<boolean>`member.agent_path >= ${path} AND member.agent_path < ${`${path}~`}`;
};

/** The member with this ID if it is below the agent. */
export const findBelow = (db: Kysely<Tables>, agent: TreeNode, id: string) =>
  db.selectFrom('member').selectAll().where('id', '=', id).where(inDownline(agent)).executeTakeFirst();

/** Everybody below the agent, with the time of the last sign-in. */
export const membersBelow = (db: Kysely<Tables>, agent: TreeNode) =>
  db
    .selectFrom('member')
    .select(['id', 'account', 'agent_path', 'currency', 'login_code', 'is_agent', 'agent_active'])
    .select(['agent_level', 'agent_since', 'created_at'])
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select(({ fn }) => fn.max<number | null>('created_at').as('at'))
        .whereRef('session.member_id', '=', 'member.id')
        .as('last_login_at'),
    )
    .where(inDownline(agent))
    .execute();
export type DownlineMember = Awaited<ReturnType<typeof membersBelow>>[number];

type Introducer = { member: MemberRow; link?: AgentLinkRow };

/** The introducer that an invitation names by the code of an agent's link, an account or an ID. */
export const findIntroducer = async (db: Kysely<Tables>, name: string): Promise<Introducer | undefined> => {
  const link = await db.selectFrom('agent_link').selectAll().where('code', '=', name).executeTakeFirst();
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where((eb) =>
      link ? eb('id', '=', link.member_id) : eb.or([eb('account', '=', name), eb('id', '=', name)]),
    )
    .executeTakeFirst();
  return member && { member, ...(link && { link }) };
};

/** `agent_path` of a member with this introducer: a friend's friend belongs to the friend's agent. */
export const introducedPath = (introducer: MemberRow | undefined): string => {
  if (!introducer) return '';
  return introducer.agent_active ? childPath(introducer) : introducer.agent_path;
};
