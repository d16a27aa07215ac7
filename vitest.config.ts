import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { initialSnapshots } from './scripts/initial-snapshots.ts';

export default defineConfig({
  ssr: { resolve: { conditions: ['gamehall-source', ...defaultServerConditions] } },
  plugins: [initialSnapshots(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // By default one core is left unused.
  test: { include: ['{tests,qa/tests}/**/*.test.ts'], testTimeout: 20_000, maxWorkers: '100%' },
});
