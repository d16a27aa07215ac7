import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createSchema } from './schema.ts';

/**
 * Migrations of PostgreSQL, whose data are kept: the first one creates the schema in an empty database. A change of
 * `schema.ts` that reaches databases in use is appended here as a statement for them, with its own name, and skipped by
 * a database that the first migration has created with the change (docs/decisions/0230-one-schema-two-engines.md).
 */
export const migrations: Record<string, Migration> = {
  '0001-schema': {
    up: async (db) => {
      for (const statement of createSchema('postgres')) await sql.raw(statement).execute(db);
    },
  },
};
