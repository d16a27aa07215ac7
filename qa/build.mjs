// Compiles the package into dist, beside the parts of the explorer's page that are read as text.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const cwd = dirname(fileURLToPath(import.meta.url));
const page = 'report/explorer';

rmSync(`${cwd}/dist`, { recursive: true, force: true });
execFileSync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.build.json'], { cwd, stdio: 'inherit' });
mkdirSync(`${cwd}/dist/${page}`, { recursive: true });
for (const name of ['page.ts', 'page.css'])
  cpSync(`${cwd}/src/${page}/${name}`, `${cwd}/dist/${page}/${name}`);
