import type Database from 'better-sqlite3';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Inserts rows of the seed by one prepared statement; all rows must have the same fields. */
export const insertSync = <T extends keyof Tables & string>(
  sqlite: Database.Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): void => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const statement = sqlite.prepare(
    `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`,
  );
  for (const row of rows) statement.run(row);
};

/**
 * Inserts any number of rows by one statement; all rows must have the same fields. Skips rows that exist if
 * asked to.
 */
export const insertInTransaction = async <T extends keyof Tables & string>(
  tx: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  { orIgnore = false } = {},
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // An array is read faster than an object.
  const values = sql.join(columns.map((_, i) => sql`value ->> ${sql.lit(i)}`));
  const arrays = JSON.stringify(rows.map((row) => Object.values(row)));
  const insert = orIgnore ? sql`INSERT OR IGNORE` : sql`INSERT`;
  await sql`${insert} INTO ${sql.table(table)} (${names}) SELECT ${values} FROM json_each(${arrays})`.execute(
    tx,
  );
};

/** First unused number of a table, for rows that others refer to. */
export const nextId = async (tx: Transaction<Tables>, table: 'round' | 'transfer'): Promise<number> => {
  const { top } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('top'))
    .executeTakeFirstOrThrow();
  return (top ?? 0) + 1;
};
