import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../scripts/precompress.ts';

const quiet = { logLevel: 'error' } as const;

export const buildProduct = (outDir: string) => build({ ...quiet, build: { outDir, emptyOutDir: true } });

export const buildBaseline = (outDir: string) =>
  build({
    ...quiet,
    root: fileURLToPath(new URL('baseline', import.meta.url)),
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    configFile: false,
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
