import type Database from 'better-sqlite3';
import type { Insertable } from 'kysely';
import type { Tables } from './schema.ts';

/** Inserts rows by one prepared statement; all rows must have the same fields. */
export const insertAll = <T extends keyof Tables & string>(
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
