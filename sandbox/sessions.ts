import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MemberRow, Tables } from './db/schema.ts';
import type { Realtime } from './realtime.ts';

export const secret = (bytes = 24): string => randomBytes(bytes).toString('base64url');

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in: one session a member, the newest. */
export const createSessions = (
  db: Kysely<Tables>,
  { publish, expel }: Pick<Realtime, 'publish' | 'expel'>,
) => {
  const endOf = async (memberId: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ ended_at: Date.now() })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  };

  const add = async (memberId: string): Promise<string> => {
    const token = secret();
    await db
      .insertInto('session')
      .values({ token, member_id: memberId, created_at: Date.now(), ended_at: null })
      .execute();
    return token;
  };

  return {
    /** The member of a token that is still good, and since when the token is. */
    find: async (token: string): Promise<{ member: MemberRow; since: number } | undefined> => {
      const found = await db
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.member_id')
        .selectAll('member')
        .select('session.created_at as since')
        .where('session.token', '=', token)
        .where('session.ended_at', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      const { since, ...member } = found;
      return { member, since };
    },
    /** Signs a member in; other sessions of the same member hear of it (`.login`) and end. */
    begin: async (memberId: string): Promise<string> => {
      await endOf(memberId);
      const token = await add(memberId);
      publish(`private-member.${memberId}`, '.login', { token });
      // After the word of why: nothing else of the member reaches the sockets of old tokens.
      expel(memberId);
      return token;
    },
    /** Ends every session of the member but those of these tokens. */
    endOthers: async (memberId: string, tokens: readonly string[]): Promise<void> => {
      await db
        .updateTable('session')
        .set({ ended_at: Date.now() })
        .where('member_id', '=', memberId)
        .where('token', 'not in', tokens)
        .where('ended_at', 'is', null)
        .execute();
    },
    end: async (memberId: string): Promise<void> => {
      await endOf(memberId);
      expel(memberId);
    },
    /** A fresh token for a running session; the old one goes on working until the member signs in or out again. */
    rotate: (memberId: string): Promise<string> => add(memberId),
  };
};
