import { defineConfig, mergeConfig } from 'vite';
import app from '../../../vite.config.ts';
import { domBuildDir } from './build.ts';

/** The app in one script, which an emulated document can run: it knows no modules. */
export default defineConfig((env) => {
  const { plugins = [], environments: _environments, builder: _builder, ...rest } = app(env);
  const used = plugins
    .flat(9 as 1)
    .filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'precompress'));
  return mergeConfig(
    { ...rest, plugins: used, build: {} },
    {
      build: {
        outDir: domBuildDir,
        target: 'es2023',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/startup/main.tsx',
          output: { format: 'iife', entryFileNames: 'app.js', codeSplitting: false },
        },
      },
    },
  );
});
