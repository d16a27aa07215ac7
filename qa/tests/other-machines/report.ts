// Scaffolds and plans the machines of other repositories, as a user does, and writes docs/other-machines.md. Repositories
// that are not given keep their part of the page.
//
// Each repository is a folder with the files of the commit in list.json and the packages that they import:
//   node --conditions=gamehall-source qa/tests/other-machines/report.ts OWNER/NAME=FOLDER... [--only WORDS]
// A machine for which something of a browser is not defined is tried again with an emulated one, as the message advises.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Report } from '../../src/report/table.ts';
import { mergedText, type Outcome } from './table.ts';

interface Repository {
  repository: string;
  commit: string;
  /** `file#name`, relative to the repository. */
  machines: string[];
}

const MAX_MS = 600_000;
const command = resolve(import.meta.dirname, '../../src/cli/cli.ts');

/** What the command prints, and its exit code; a plan with open targets ends with 1. */
async function run(folder: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const given = ['--conditions=gamehall-source', command, ...args];
  const options = { cwd: folder, timeout: MAX_MS, maxBuffer: 1e9 };
  return promisify(execFile)(process.execPath, given, options).catch((error) => error);
}

/** Defines what browsers have, for machines that need it. */
const setup = resolve(import.meta.dirname, 'browser.ts');

async function outcomeOf(folder: string, machine: string): Promise<Outcome> {
  const plain = await plannedOutcome(folder, machine, []);
  const failures = [plain.refused ?? '', ...(plain.row?.faults ?? [])];
  if (!failures.some((failure) => /\b(?:document|localStorage|window) is not defined/.test(failure)))
    return plain;
  return { ...(await plannedOutcome(folder, machine, ['--setup', setup])), needsBrowser: true };
}

async function plannedOutcome(folder: string, machine: string, options: string[]): Promise<Outcome> {
  const out = mkdtempSync(join(tmpdir(), 'scaffolded-'));
  try {
    const scaffolded = await run(folder, 'scaffold', machine, '--out', out, ...options);
    const samples = readdirSync(out).find((name) => name.endsWith('.samples.ts'));
    if (samples === undefined) return { machine, refused: lineOf(scaffolded.stderr) };
    const planned = await run(
      folder,
      '--machine',
      machine,
      '--samples',
      `${join(out, samples)}#samples`,
      '--json',
      ...options,
    );
    if (!planned.stdout.startsWith('{')) return { machine, refused: lineOf(planned.stderr) };
    const [row] = (JSON.parse(planned.stdout) as Report).machines;
    return row ? { machine, row } : { machine, refused: 'no plan' };
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** The last line that says something: files that are loaded may log before it. */
const lineOf = (stderr: string | undefined) =>
  (stderr ?? '').trim().split('\n').at(-1) || 'stopped without a reason';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const folders = new Map(positionals.map((each) => each.split('=') as [string, string]));
const list = JSON.parse(readFileSync(join(import.meta.dirname, 'list.json'), 'utf8')) as Repository[];
const results: { repository: string; commit: string; outcomes: Outcome[] }[] = [];
for (const { commit, machines, repository } of list) {
  const folder = folders.get(repository);
  if (folder === undefined) continue;
  const queue = machines.filter((machine) => machine.includes(values.only ?? ''));
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let machine = queue.shift(); machine !== undefined; machine = queue.shift()) {
      const outcome = await outcomeOf(resolve(folder), machine);
      outcomes.push(outcome);
      const { row } = outcome;
      const open = row?.model.unreachable.filter(({ target }) => target.includes('→')) ?? [];
      console.log(`${machine}: ${outcome.refused ?? `${row?.transitionsCovered} of ${row?.transitions}`}`);
      for (const { reason, target } of open) console.log(`  ${target} (${reason})`);
      if (row?.exceeded) console.log(`  exploration ${row.exceeded}`);
      for (const fault of row?.faults ?? []) console.log(`  fails: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  outcomes.sort((a, b) => (a.machine < b.machine ? -1 : 1));
  results.push({ repository, commit, outcomes });
}
const page = resolve(import.meta.dirname, '../../docs/other-machines.md');
const text = mergedText(readFileSync(page, 'utf8'), results);
if (values.only === undefined) writeFileSync(page, text);
else console.log(text);
