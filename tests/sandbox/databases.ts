import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import type { SandboxOptions } from '#sandbox/server/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Servers of the run on PostgreSQL and Redis; undefined in a run on SQLite. */
    servers?: { postgres: string; template: string; redis: string };
  }
}

/** A database of a test's own, and whether and how the sandbox uses it. */
export type TestDatabase = {
  options: Pick<SandboxOptions, 'databaseFile' | 'databaseUrl' | 'redisUrl'>;
  /** What `openDatabase` opens. */
  target: string;
  remove: () => Promise<void>;
};

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** A database of Redis that no other test uses; undefined in a run without Redis. */
export const newRedisUrl = async (): Promise<string | undefined> => {
  const url = inject('servers')?.redis;
  if (url === undefined) return undefined;
  const client = await createClient({ url }).connect();
  const database = await client.incr('databases').finally(() => client.destroy());
  return `${url}/${database}`;
};

const onServers = async ({
  postgres: server,
  template,
}: NonNullable<ProvidedContext['servers']>): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const redisUrl = await newRedisUrl();
  const url = new URL(server);
  url.pathname = name;
  return {
    options: { databaseUrl: url.href, redisUrl },
    target: url.href,
    remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};

/** A filled database that other processes can open too: a file of SQLite, or one on PostgreSQL in a run on that. */
export const newSharedDatabase = async (): Promise<TestDatabase> => {
  const servers = inject('servers');
  if (servers) return onServers(servers);
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'sandbox.sqlite');
  return {
    options: { databaseFile: file },
    target: file,
    remove: async () => rmSync(folder, { recursive: true }),
  };
};

/** A filled database for one process: SQLite in memory, or one on PostgreSQL in a run on that. */
export const newDatabase = async (): Promise<TestDatabase> =>
  inject('servers') ? newSharedDatabase() : { options: {}, target: ':memory:', remove: async () => {} };
