import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of ledger, money, records, agents and realtime on PostgreSQL and Redis. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: [
      'tests/sandbox/two-processes.crash.ts',
      'tests/sandbox/{db,money,records,agents,server-realtime}*.test.ts',
    ],
    globalSetup: ['tests/sandbox/postgres.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
  },
});
