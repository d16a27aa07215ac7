import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { seedCatalogue } from '#sandbox/catalogue/catalogue.seed.ts';
import { catalogueTables } from '#sandbox/catalogue/catalogue.tables.ts';
import { type InsertRows, insertInTransaction } from './insert.ts';
import { migrations } from './migrations.ts';
import { namesOf, numberedTables, resettableTables, type TableName, type Tables } from './schema.ts';
import { seedResettable } from './seed-resettable.ts';
import { fingerprints, type Store } from './store.ts';
import { inTransaction } from './transaction.ts';

/** Connections of a process. */
const MAX_CONNECTIONS = 10;
/** Milliseconds in which a query gets a connection. */
const CONNECT_WITHIN = 15_000;
/** The lock of those who fill the database, of which one does at a time. */
const SEED_LOCK = 7_306_001;

const { INT8, NUMERIC } = pg.types.builtins;
/** Sums and amounts as numbers: an amount that a number cannot hold exactly is an error. */
const exactNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe whole number: ${text}`);
  return value;
};
const typeParsers = new pg.TypeOverrides();
typeParsers.setTypeParser(INT8, exactNumber);
typeParsers.setTypeParser(NUMERIC, exactNumber);

/** PostgreSQL has no texts with this character, which SQLite has. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/** Maximum number and length of statements that each connection keeps prepared. */
const [MAX_NAMES, MAX_LENGTH] = [500, 4_000];
const names = new Map<string, string>();
/** Name under which a statement stays prepared, so that it is parsed and planned once; undefined if it does not. */
const nameOf = (statement: string): string | undefined => {
  const known = names.get(statement);
  if (known !== undefined || names.size >= MAX_NAMES || statement.length > MAX_LENGTH) return known;
  const name = `s${names.size}`;
  names.set(statement, name);
  return name;
};

const fill = async (
  tx: Transaction<Tables>,
  emptied: readonly TableName[],
  seed: (insert: InsertRows) => void,
): Promise<void> => {
  await sql`TRUNCATE ${sql.join(emptied.map((name) => sql.table(name)))} RESTART IDENTITY`.execute(tx);
  const inserts: (() => Promise<void>)[] = [];
  seed((table, rows) => inserts.push(() => insertInTransaction(tx, table, rows)));
  for (const insert of inserts) await insert();
  // The seed numbers some of its rows itself.
  for (const table of numberedTables.filter((name) => emptied.includes(name)))
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      FROM ${sql.table(table)}`.execute(tx);
};

/** Fills what is empty. Data of members are kept, the catalogue is replaced if it was filled from other data. */
const seed = (db: Kysely<Tables>): Promise<void> =>
  inTransaction(db, null, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
    const seeded = await tx.selectFrom('seed').selectAll().execute();
    for (const { part, fingerprint } of fingerprints()) {
      const known = seeded.find((row) => row.part === part)?.fingerprint;
      if (part === 'members' && known === undefined)
        await fill(tx, namesOf(resettableTables), seedResettable);
      if (part === 'catalogue' && known !== fingerprint)
        await fill(tx, namesOf(catalogueTables), seedCatalogue);
      await tx
        .insertInto('seed')
        .values({ part, fingerprint })
        .onConflict((conflict) => conflict.column('part').doUpdateSet({ fingerprint }))
        .execute();
    }
  });

/**
 * Opens a PostgreSQL database: applies the migrations that it lacks, and fills it if it is new.
 * @throws if a migration fails
 */
export const openPostgres = async (url: string): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    types: typeParsers,
  });
  pool.on('connect', (client) => {
    // The query that is lost with the connection is rejected too.
    client.on('error', () => {});
    const query = client.query.bind(client) as (statement: unknown, values?: unknown[]) => unknown;
    Object.assign(client, {
      query: (statement: unknown, values?: unknown[]) =>
        typeof statement === 'string' && values
          ? query({ name: nameOf(statement), text: statement, values: values.map(storable) })
          : query(statement, values),
    });
  });
  // A connection that the server ends while nobody uses it; the pool opens another one.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  await seed(db);
  return {
    db,
    reset: () => inTransaction(db, null, (tx) => fill(tx, namesOf(resettableTables), seedResettable)),
    close: () => db.destroy(),
  };
};
