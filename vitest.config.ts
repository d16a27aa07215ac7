import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  // By default one core is left unused.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 20_000, maxWorkers: '100%' },
});
