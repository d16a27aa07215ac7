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
  '0002-sessions-of-plays': {
    up: async (db) => {
      for (const statement of [
        'ALTER TABLE session ADD COLUMN IF NOT EXISTS session_id TEXT COLLATE "C"',
        'UPDATE session SET session_id = token WHERE session_id IS NULL',
        'ALTER TABLE session ALTER COLUMN session_id SET NOT NULL',
        'CREATE INDEX IF NOT EXISTS session_by_id ON session (session_id)',
        'ALTER TABLE play ADD COLUMN IF NOT EXISTS page_key TEXT COLLATE "C"',
        'ALTER TABLE play ADD COLUMN IF NOT EXISTS session_id TEXT COLLATE "C" NOT NULL DEFAULT \'\'',
        'ALTER TABLE play ALTER COLUMN session_id DROP DEFAULT',
        'CREATE UNIQUE INDEX IF NOT EXISTS play_by_page_key ON play (page_key)',
      ])
        await sql.raw(statement).execute(db);
    },
  },
  '0003-attempts': {
    up: async (db) => {
      for (const statement of [
        'CREATE TABLE IF NOT EXISTS attempt (secret TEXT COLLATE "C" NOT NULL, key TEXT COLLATE "C" NOT NULL, count BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (secret, key))',
        'CREATE INDEX IF NOT EXISTS attempt_by_until ON attempt (until)',
      ])
        await sql.raw(statement).execute(db);
    },
  },
};
