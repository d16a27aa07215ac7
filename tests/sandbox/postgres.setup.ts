import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#sandbox/db/database.ts';
import { startPostgres, startRedis } from './servers.ts';

const TEMPLATE = 'template_sandbox';

/** Starts PostgreSQL with a filled database, of which each test gets a copy, and Redis. */
const setUp = async (project: TestProject): Promise<() => Promise<void>> => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const end = async (): Promise<void> => {
    await Promise.all([postgres.close(), redis.close()]);
  };
  try {
    const server = postgres.url('postgres');
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE}`).finally(() => client.end());
    await (await openDatabase(postgres.url(TEMPLATE))).close();
    project.provide('servers', { postgres: server, template: TEMPLATE, redis: redis.url });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
};

export default setUp;
