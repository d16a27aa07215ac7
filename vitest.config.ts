import { globSync, readFileSync } from 'node:fs';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { initialSnapshots } from './scripts/initial-snapshots.ts';

const include = ['{tests,qa/tests}/**/*.test.ts'];

/** Files of several seconds that most changes do not break. `npm test` leaves them to `npm run test:all`. */
const slow = [
  'qa/tests/{explorer,frozen,own-tests,readme,scaffold,stability,state-checks,walk-browser}.test.ts',
  'tests/fault-injection/money-{faults,sequences}.test.ts',
  'tests/host/workers.test.ts',
  'tests/flows/plan-stability.test.ts',
  'tests/model-check/model-check.test.ts',
  'tests/sandbox/{agents,agents-money,art-posters}.test.ts',
];

/** Files that replace globals, times or modules need modules of their own. */
const replacing = globSync(include).filter((file) => /\bvi\./.test(readFileSync(file, 'utf8')));

export default defineConfig({
  // Node does not know the condition `module`, with which some packages have files for bundlers only.
  ssr: {
    resolve: {
      conditions: ['gamehall-source', ...defaultServerConditions.filter((name) => name !== 'module')],
    },
  },
  plugins: [initialSnapshots(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    // By default one core is left unused.
    maxWorkers: '100%',
    projects: [
      // Modules are loaded once for all files of a worker (docs/decisions/0212-shared-modules.md).
      {
        extends: true,
        test: {
          name: 'main',
          include,
          exclude: [...slow, ...replacing],
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'main-isolated',
          include: replacing,
          exclude: slow,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      // They may run beside those on PostgreSQL and Redis, on the same cores.
      {
        extends: true,
        test: { name: 'slow', include: slow, testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
