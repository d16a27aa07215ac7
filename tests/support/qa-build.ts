import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';

/** Folder of the app's QA build. */
export const qaBuildDir = 'dist-qa';

const sources = ['src', 'machines', 'contract', 'qa', 'public', '*.html', 'vite.config.ts', 'package.json'];

/** Rebuilds when a source is newer than the build. A walk that runs meanwhile keeps the old build. */
export function buildForQa(): void {
  if (!isStale()) return;
  const fresh = `${qaBuildDir}-${process.pid}`;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'qa', '--logLevel', 'error'];
  execFileSync(process.execPath, [...vite, '--outDir', fresh], { stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(qaBuildDir, { recursive: true, force: true });
  renameSync(fresh, qaBuildDir);
}

function isStale(): boolean {
  const page = `${qaBuildDir}/index.html`;
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...sources], {
    encoding: 'utf8',
  });
  return files.split('\0').some((file) => file !== '' && existsSync(file) && statSync(file).mtimeMs > built);
}
