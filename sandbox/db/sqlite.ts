import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { seedCatalogue } from '#sandbox/catalogue/catalogue.seed.ts';
import { catalogueTables } from '#sandbox/catalogue/catalogue.tables.ts';
import type { InsertRows } from './insert.ts';
import { createSchema, namesOf, resettableTables, type TableName, type Tables } from './schema.ts';
import { seedResettable } from './seed-resettable.ts';
import { fingerprints, type Store } from './store.ts';

const statements = createSchema('sqlite');
/** Hash of the schema as a number that fits into the database header. */
const SCHEMA_VERSION = createHash('sha1').update(statements.join()).digest().readInt32BE();

/** Opens the file; deletes it first if it is of another schema. */
const open = (file: string): Database.Database => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const isNew = file === ':memory:' || !existsSync(file);
  const sqlite = new Database(file);
  if (!isNew && sqlite.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) {
    sqlite.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return open(file);
  }
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  if (isNew)
    sqlite.transaction(() => {
      for (const statement of statements) sqlite.exec(statement);
      sqlite.pragma(`user_version = ${SCHEMA_VERSION}`);
    })();
  return sqlite;
};

/** Inserts rows by one prepared statement for each call. */
const insertInto =
  (sqlite: Database.Database): InsertRows =>
  (table, rows) => {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const statement = sqlite.prepare(
      `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`,
    );
    for (const row of rows) statement.run(row);
  };

const fill = (
  sqlite: Database.Database,
  emptied: readonly TableName[],
  seed: (insert: InsertRows) => void,
): void => {
  // Checks of each row would keep the database from emptying a table at once.
  sqlite.pragma('foreign_keys = OFF');
  sqlite.transaction(() => {
    for (const table of emptied) sqlite.exec(`DELETE FROM "${table}"`);
    seed(insertInto(sqlite));
  })();
  sqlite.pragma('foreign_keys = ON');
};

/** Statements that are kept prepared. Queries with a list of values have a text for each length of it. */
const MAX_PREPARED = 500;

/** The database as the queries use it: the statement of each text is prepared once. */
const preparingOnce = (sqlite: Database.Database): SqliteDatabase => {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const [oldest = ''] = prepared.keys();
      if (prepared.size === MAX_PREPARED) prepared.delete(oldest);
      const statement = sqlite.prepare(text);
      prepared.set(text, statement);
      return statement;
    },
    close: () => void sqlite.close(),
  };
};

/** Opens a file of SQLite, or `:memory:`. It is filled if it is new, or was filled from other data. */
export const openSqlite = (file: string): Store => {
  const sqlite = open(file);
  const reset = () => fill(sqlite, namesOf(resettableTables), seedResettable);
  const seeded = JSON.stringify(sqlite.prepare('SELECT * FROM seed ORDER BY part').all());
  const wanted = fingerprints();
  if (seeded !== JSON.stringify(wanted)) {
    reset();
    fill(sqlite, [...namesOf(catalogueTables), 'seed'], (insert) => {
      seedCatalogue(insert);
      insert('seed', wanted);
    });
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparingOnce(sqlite) }) });
  return {
    db,
    reset: async () => reset(),
    close: () => db.destroy(),
  };
};
