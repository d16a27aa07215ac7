import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/db/schema.ts';

/**
 * Maximum number of attempts within `PERIOD`: at one secret, of one address, or at one target from all addresses. A
 * withdrawal password has four digits only.
 */
const LIMITS = {
  signIn: 10,
  answer: 10,
  password: 10,
  phoneCode: 10,
  withdrawPassword: 5,
  /** Wrong passwords of an address, whatever the accounts, and of an account, whatever the addresses. */
  signInOfAddress: 50,
  signInOfAccount: 100,
  /** Questions of an address that tell who is a member. */
  lookUp: 60,
  /** Codes that an address has sent to phones and mailboxes. */
  sentCode: 10,
} as const;
/** In milliseconds, from the first attempt on. */
const PERIOD = 10 * 60_000;
const MAX_KEY_LENGTH = 120;

type Secret = keyof typeof LIMITS;
type Attempt = { isAllowed: boolean /** Number of attempts after this one. */; left: number };

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Limits attempts at passwords, answers and codes (docs/decisions/0080-guess-limits.md). The counts are rows, so that a restart
 * gives nobody new attempts. `tx`: within a transaction, which SQLite's one connection makes others wait for.
 */
export const createAttemptLimits = (db: Kysely<Tables>) => {
  const keyOf = (key: string): string => key.slice(0, MAX_KEY_LENGTH);

  return {
    /** Counts an attempt before it is checked, because attempts may run in parallel. */
    take: async (secret: Secret, key: string, tx: Kysely<Tables> = db): Promise<Attempt> => {
      const now = Date.now();
      await tx.deleteFrom('attempt').where('until', '<=', now).execute();
      const { count } = await tx
        .insertInto('attempt')
        .values({ secret, key: keyOf(key), count: 1, until: now + PERIOD })
        .onConflict((conflict) =>
          conflict
            .columns(['secret', 'key'])
            .doUpdateSet(({ eb }) => ({ count: eb('attempt.count', '+', 1) })),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      const left = LIMITS[secret] - count;
      return { isAllowed: left >= 0, left: Math.max(0, left) };
    },
    /** Epoch milliseconds from which the next attempt is possible; null if it is possible now. */
    lockedUntil: async (secret: Secret, key: string, tx: Kysely<Tables> = db): Promise<number | null> => {
      const found = await tx
        .selectFrom('attempt')
        .select(['count', 'until'])
        .where('secret', '=', secret)
        .where('key', '=', keyOf(key))
        .where('until', '>', Date.now())
        .executeTakeFirst();
      return found && found.count >= LIMITS[secret] ? found.until : null;
    },
    /** Takes one attempt back, which was right: the others of the key stay counted. */
    giveBack: async (secret: Secret, key: string): Promise<void> => {
      await db
        .updateTable('attempt')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('secret', '=', secret)
        .where('key', '=', keyOf(key))
        .where('count', '>', 0)
        .execute();
    },
    /** Forgets the attempts after a right one. */
    clear: async (secret: Secret, key: string, tx: Kysely<Tables> = db): Promise<void> => {
      await tx.deleteFrom('attempt').where('secret', '=', secret).where('key', '=', keyOf(key)).execute();
    },
  };
};
