import type { Kysely } from 'kysely';
import type { AgentLinkRow, MemberRow, Tables } from '#sandbox/db/schema.ts';
import { isLoopback } from '#sandbox/server/origins.ts';

/** Counts a visit by a link: the site asks about the link's code when a visitor arrives by it. */
export const countClick = async (db: Kysely<Tables>, code: string): Promise<void> => {
  await db
    .updateTable('agent_link')
    .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
    .where('code', '=', code)
    .execute();
};

/** The next link of an agent. The code of a domain is a label of its host. */
export const newLink = (
  { id }: Pick<MemberRow, 'id'>,
  number: number,
  of: Pick<AgentLinkRow, 'kind' | 'name' | 'currency'>,
  created_at: number,
): AgentLinkRow => ({
  code: `${of.kind === 'domain' ? 'a' : 'A'}${id}-${number}`,
  member_id: id,
  ...of,
  clicks: 0,
  disabled: 0,
  created_at,
});

/** URL of a link at this site. */
export const linkUrl = ({ code, kind, currency }: AgentLinkRow, appOrigin: string): string => {
  const url = new URL(appOrigin);
  // An IP address has no subdomains.
  if (kind === 'domain') url.hostname = `${code}.${isLoopback(url.host) ? 'localhost' : url.hostname}`;
  else url.searchParams.set(kind === 'agent' ? 'id' : 'invite', code);
  if (kind === 'agent') url.searchParams.set('currency', currency);
  return url.href;
};
