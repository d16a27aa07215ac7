import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { type Ended, judgeAll, judgeByWalks, type Verdict } from './verdicts.ts';

const root = resolve('.');
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
const filters = process.argv.slice(2);
const selected = mutants.filter(
  ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
);

/** Copies the tree, so that mutations do not touch the original. */
function copyTree(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => existsSync(name))) cpSync(file, join(copy, file));
  // A real folder with links to the packages, because walk records are stored in it.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache' && name !== 'xstate-path-tests')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  symlinkSync('../qa', join(copy, 'node_modules/xstate-path-tests'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}

function run(...command: string[]): Ended {
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

const build = () => run('node_modules/vite/bin/vite.js', 'build', '--mode', 'qa', '--logLevel', 'error');
const walk = (machine: string, path?: string) =>
  run(
    '--conditions=gamehall-source',
    'qa/src/cli/cli.ts',
    'walk',
    machine,
    ...(path === undefined ? ['--bail'] : [path]),
  );

function judge({ file, from, to, walk: machines }: Mutant): Verdict {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'no unique match';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return build().code === 0 ? judgeByWalks(machines, walk) : 'does not build';
  } finally {
    writeFileSync(path, text);
  }
}

function main(): boolean {
  copyTree();
  for (const machine of new Set(selected.flatMap(({ walk: machines }) => machines))) {
    let output = '';
    const verdict = judgeByWalks([machine], (...given) => {
      const walked = walk(...given);
      output += walked.output;
      return walked;
    });
    if (verdict === 'survived' || verdict === 'unstable') continue;
    console.log(`${machine} fails without a mutant:\n${output}`);
    return false;
  }
  const judged = selected.map((mutant, index) => {
    const verdict = judge(mutant);
    const { class: kind, file, name } = mutant;
    console.log(`${index + 1}/${selected.length} ${verdict}: ${name} (${kind}, ${file}, ${mutant.walk})`);
    return { mutant, verdict };
  });
  const { holds, lines } = judgeAll(judged);
  console.log(lines.join('\n'));
  return holds;
}

try {
  process.exitCode = main() ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
