import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createBuilder } from 'vite';
import { rendererFolder } from '#contract/files.ts';
import { precompress } from '../../scripts/precompress.ts';

const quiet = { logLevel: 'error' } as const;

/** With what renders its pages on a server. */
export const buildProduct = async (outDir: string) => {
  const builder = await createBuilder({
    ...quiet,
    build: { outDir, emptyOutDir: true },
    environments: { ssr: { build: { outDir: join(outDir, rendererFolder) } } },
  });
  await builder.buildApp();
};

export const buildBaseline = (outDir: string) =>
  build({
    ...quiet,
    root: fileURLToPath(new URL('baseline', import.meta.url)),
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    configFile: false,
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
