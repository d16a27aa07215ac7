import { type Insertable, sql, type Transaction } from 'kysely';
import type { TableName, Tables } from './schema.ts';
import { isPostgres } from './transaction.ts';

/** Adds rows of the seed to a table; all rows must have the same fields. */
export type InsertRows = <T extends TableName>(table: T, rows: readonly Insertable<Tables[T]>[]) => void;

/**
 * Inserts any number of rows by one statement; all rows must have the same fields. Skips rows that exist if
 * asked to.
 */
export const insertInTransaction = async <T extends TableName>(
  tx: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  { orIgnore = false } = {},
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(table);
  // SQLite reads an array faster than an object.
  const source = isPostgres(tx)
    ? sql`${names} FROM json_populate_recordset(NULL::${target}, ${JSON.stringify(rows)})`
    : sql`${sql.join(columns.map((_, i) => sql`value ->> ${sql.lit(i)}`))}
        FROM json_each(${JSON.stringify(rows.map((row) => Object.values(row)))})`;
  const existing = orIgnore ? sql`ON CONFLICT DO NOTHING` : sql``;
  await sql`INSERT INTO ${target} (${names}) SELECT ${source} WHERE true ${existing}`.execute(tx);
};

/** Unused numbers of a table, for rows that others refer to. */
export const newIds = async (
  tx: Transaction<Tables>,
  table: 'round' | 'transfer',
  count: number,
): Promise<number[]> => {
  if (isPostgres(tx)) {
    const { rows } = await sql<{ id: number }>`
      SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id FROM generate_series(1, ${sql.lit(count)})`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  }
  const { top } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('top'))
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, i) => (top ?? 0) + 1 + i);
};
