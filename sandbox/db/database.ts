import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { seedCatalogue } from '#sandbox/catalogue/catalogue.seed.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { depositMethods } from '#sandbox/money/deposit-methods.ts';
import { registerSettings } from '#sandbox/session/register-settings.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './schema.ts';
import { seedResettable } from './seed-resettable.ts';

export type Store = {
  db: Kysely<Tables>;
  /** Resets members, money, their data and the operator's content to the seed; keeps the catalogue. */
  reset: () => void;
  close: () => Promise<void>;
};

/** Hash of the seed data as a number that fits into the database header. */
const fingerprint = (): number =>
  createHash('sha1')
    .update(
      JSON.stringify([catalogue(), NAMED_MEMBERS, siteDocuments(), registerSettings(), depositMethods()]),
    )
    .digest()
    .readInt32BE();

const migrate = (sqlite: Database.Database): void => {
  const version = Number(sqlite.pragma('user_version', { simple: true }));
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < version) continue;
    sqlite.transaction(() => {
      sqlite.exec(statements);
      sqlite.pragma(`user_version = ${i + 1}`);
    })();
  }
};

/**
 * Opens the sandbox database; seeds it if it is new or if the seed data has changed. `:memory:` is not
 * persistent.
 */
export const openDatabase = (file: string): Store => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  migrate(sqlite);
  const seed = fingerprint();
  if (sqlite.pragma('application_id', { simple: true }) !== seed) {
    seedResettable(sqlite);
    seedCatalogue(sqlite);
    sqlite.pragma(`application_id = ${seed}`);
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { db, reset: () => seedResettable(sqlite), close: () => db.destroy() };
};
