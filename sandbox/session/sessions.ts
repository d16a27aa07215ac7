import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { loginDigest } from '#contract/login-digest.ts';
import type { LoginDevice } from '#contract/realtime.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import type { Realtime } from '#sandbox/server/realtime.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** A random text of `bytes` bytes in base64url. */
export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

export type Sessions = ReturnType<typeof createSessions>;

/** Member sessions: only the newest session of a member is valid. */
export const createSessions = (db: Kysely<Tables>, { unsubscribe }: Pick<Realtime, 'unsubscribe'>) => {
  const endOf = async (memberId: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ ended_at: Date.now() })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  };

  const add = async (memberId: string): Promise<string> => {
    const token = randomToken();
    await db
      .insertInto('session')
      .values({ token, member_id: memberId, created_at: Date.now(), ended_at: null })
      .execute();
    return token;
  };

  return {
    /** The member of a valid token, and when the token was created, in epoch milliseconds. */
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
    /** Starts a session; publishes `.login` to the member's other sessions and ends them. */
    begin: async (memberId: string, device: LoginDevice | null = null): Promise<string> => {
      await endOf(memberId);
      const token = await add(memberId);
      // The sockets of the ended sessions receive this event: they must not learn the token.
      const data = {
        token: await loginDigest(token),
        login_time: formatOperatorTime(Date.now()),
        login_device: device,
      };
      await unsubscribe({ memberId }, { channel: `private-member.${memberId}`, event: '.login', data });
      return token;
    },
    /** Ends all tokens of the member except `tokens`. */
    endOthers: async (memberId: string, tokens: readonly string[]): Promise<void> => {
      await db
        .updateTable('session')
        .set({ ended_at: Date.now() })
        .where('member_id', '=', memberId)
        .where('token', 'not in', tokens)
        .where('ended_at', 'is', null)
        .execute();
      // The member's own sockets may have joined by the token before the last rotation.
      await unsubscribe({ memberId, reconnect: true });
    },
    end: async (memberId: string): Promise<void> => {
      await endOf(memberId);
      await unsubscribe({ memberId });
    },
    /** Issues a new token for a session; the old one stays valid until the next sign-in or sign-out. */
    rotate: (memberId: string): Promise<string> => add(memberId),
  };
};
