import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether the database has several connections, so that transactions run at once. */
export const isPostgres = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Lets the member's transactions run one after the other, in all processes: the second one waits here until the first one
 * has ended. SQLite has one connection, on which all transactions wait for each other anyway.
 */
export const lockMember = async (tx: Transaction<Tables>, memberId: string): Promise<void> => {
  if (!isPostgres(tx)) return;
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
};

/** Codes of PostgreSQL and of the network after which nothing of the transaction has happened. */
const REPEATED = new Set([
  // Serialization failure and deadlock.
  ...['40001', '40P01'],
  // The server stops, starts, or cannot be reached.
  ...['57P01', '57P02', '57P03', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
]);
const codeOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return typeof message === 'string' && /^Connection terminated/.test(message) ? 'ECONNRESET' : '';
};
/** Milliseconds before each repetition, in all about five seconds: a server restarts within them. */
const PAUSES = [5, 20, 50, 100, 200, 400, 800, 1_600, 2_000];

/** The last transaction of each member that has one, by database. */
const queues = new WeakMap<Kysely<Tables>, Map<string, Promise<unknown>>>();

/**
 * Runs `act` after the member's earlier ones of this process. They would wait for the lock anyway, each with a connection
 * that others need.
 */
const inTurn = async <T>(db: Kysely<Tables>, memberId: string, act: () => Promise<T>): Promise<T> => {
  const queue = queues.get(db) ?? new Map<string, Promise<unknown>>();
  queues.set(db, queue);
  const turn = (queue.get(memberId) ?? Promise.resolve()).then(act, act);
  queue.set(memberId, turn);
  try {
    return await turn;
  } finally {
    if (queue.get(memberId) === turn) queue.delete(memberId);
  }
};

/**
 * Runs `act` in a transaction in which nothing else happens to the member, and returns its result. On PostgreSQL it is
 * run again after a conflict with another transaction or a lost connection, so that it must have no other effect than
 * that on the database. It is not run again when the commit itself fails, since that may have happened.
 * @throws what `act` throws, after which nothing has happened
 */
export const inTransaction = <T>(
  db: Kysely<Tables>,
  memberId: string | null,
  act: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  const run = () => repeated(db, memberId, act);
  return memberId !== null && isPostgres(db) ? inTurn(db, memberId, run) : run();
};

const repeated = async <T>(
  db: Kysely<Tables>,
  memberId: string | null,
  act: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  let pauses = isPostgres(db) ? PAUSES : [];
  while (true) {
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (tx) => {
        if (memberId !== null) await lockMember(tx, memberId);
        const result = await act(tx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      const [pause, ...rest] = pauses;
      if (pause === undefined || isCommitting || !REPEATED.has(codeOf(error))) throw error;
      pauses = rest;
      await wait(pause * (0.5 + Math.random()));
    }
  }
};
