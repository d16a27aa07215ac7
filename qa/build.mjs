// Compiles the package into dist, and bundles the page of the explorer.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAssets } from './src/report/explorer/assets.ts';

const cwd = dirname(fileURLToPath(import.meta.url));

rmSync(`${cwd}/dist`, { recursive: true, force: true });
execFileSync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.build.json'], { cwd, stdio: 'inherit' });
const { script, style } = await buildAssets();
writeFileSync(`${cwd}/dist/report/explorer/page.js`, script);
writeFileSync(`${cwd}/dist/report/explorer/page.css`, style);
