import { randomBytes } from 'node:crypto';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { loginDigest } from '#contract/login-digest.ts';
import type { LoginDevice } from '#contract/realtime.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import type { Realtime } from '#sandbox/server/realtime.ts';
import { formatOperatorTime } from '#sandbox/time.ts';

/** Milliseconds in which a token that was replaced is still valid, for requests that are under way. */
const REPLACED_LIFETIME = 60_000;
/** Codes of `login_code` with which nobody has a session: disabled and frozen accounts. */
export const CLOSED = [102, 103];

/** A random text of `bytes` bytes in base64url. */
export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** The rows of `session` whose token is valid now. */
export const isLive = (eb: ExpressionBuilder<Tables, 'session'>): Expression<SqlBool> =>
  eb.or([eb('session.ended_at', 'is', null), eb('session.ended_at', '>', Date.now())]);

export type Sessions = ReturnType<typeof createSessions>;
/** A member whose token is valid, and when the token was created, in epoch milliseconds. */
export type FoundSession = { member: MemberRow; token: string; sessionId: string; since: number };

type Parts = {
  unsubscribe: Realtime['unsubscribe'];
  /** Ends the games that the member has launched in other sessions than the given one. */
  endGames: (memberId: string, keptSessionId: string) => Promise<unknown>;
};

/** Member sessions: only the newest session of a member is valid. What it has launched ends with it. */
export const createSessions = (db: Kysely<Tables>, { unsubscribe, endGames }: Parts) => {
  const endAllBut = async (memberId: string, keptSessionId: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ ended_at: Date.now() })
      .where('member_id', '=', memberId)
      .where('session_id', '<>', keptSessionId)
      .where(isLive)
      .execute();
    await endGames(memberId, keptSessionId);
  };

  const add = async (memberId: string, session_id: string): Promise<string> => {
    const token = randomToken();
    await db
      .insertInto('session')
      .values({ token, session_id, member_id: memberId, created_at: Date.now(), ended_at: null })
      .execute();
    return token;
  };

  return {
    find: async (token: string): Promise<FoundSession | undefined> => {
      const found = await db
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.member_id')
        .selectAll('member')
        .select(['session.created_at as since', 'session.session_id as sessionId'])
        .where('session.token', '=', token)
        .where('member.login_code', 'not in', CLOSED)
        .where(isLive)
        .executeTakeFirst();
      if (!found) return undefined;
      const { since, sessionId, ...member } = found;
      return { member, token, sessionId, since };
    },
    /** Starts a session; publishes `.login` to the member's other sessions and ends them. */
    begin: async (memberId: string, device: LoginDevice | null = null): Promise<string> => {
      const sessionId = randomToken();
      await endAllBut(memberId, sessionId);
      const token = await add(memberId, sessionId);
      // The sockets of the ended sessions receive this event: they must not learn the token.
      const data = {
        token: await loginDigest(token),
        login_time: formatOperatorTime(Date.now()),
        login_device: device,
      };
      await unsubscribe({ memberId }, { channel: `private-member.${memberId}`, event: '.login', data });
      return token;
    },
    /** Ends the member's other sessions and the replaced tokens of this one: after a change of the password. */
    endOthers: async (memberId: string, sessionId: string): Promise<void> => {
      await endAllBut(memberId, sessionId);
      await db
        .updateTable('session')
        .set({ ended_at: Date.now() })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is not', null)
        .execute();
      // The member's own sockets may have joined by the token before the last rotation.
      await unsubscribe({ memberId, reconnect: true });
    },
    end: async (memberId: string): Promise<void> => {
      await endAllBut(memberId, '');
      await unsubscribe({ memberId });
    },
    /** Gives a session another token, which replaces the one of the request. */
    rotate: async ({ member, token, sessionId }: FoundSession): Promise<string> => {
      const fresh = await add(member.id, sessionId);
      await db
        .updateTable('session')
        .set({ ended_at: Date.now() + REPLACED_LIFETIME })
        .where('token', '=', token)
        .where('ended_at', 'is', null)
        .execute();
      return fresh;
    },
  };
};
