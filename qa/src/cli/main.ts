import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { runFiles } from '../load/load.ts';
import { resolveLikeBundlers } from '../load/resolve.ts';
import { inFormat } from '../report/formats.ts';
import { written } from '../report/reporters/reporters.ts';
import type { CommandResult } from '../report/results.ts';
import { openPoints, type Report, rowOf, tableText } from '../report/table.ts';
import { exitCodes, type Verdict } from '../shared/exit-codes.ts';
import { UsageError } from '../shared/usage-error.ts';
import { check, mutateAll } from './check-command.ts';
import {
  formatPlan,
  freeze,
  graphReport,
  machineReport,
  type PlanOverrides,
  planOf,
  projectReport,
  specNames,
} from './commands.ts';
import { loadProject, type Project } from './config.ts';
import { diff } from './diff-command.ts';
import { ended, placeOf } from './ended.ts';
import { explorePage } from './explore-command.ts';
import { merge } from './merge-command.ts';
import { replaySessions } from './replay-command.ts';
import { silenceConsole } from './silent-console.ts';
import { othersText, touchedSince } from './since.ts';
import { parseUsage, type Usage, usageText } from './usage.ts';
import { walkMachines } from './walk-command.ts';
import { walkSelection } from './walk-jobs.ts';
import { watchMachines } from './watch-command.ts';
import { weigh } from './weigh-command.ts';

/** Opens the file with the system's default program; does nothing if there is none. */
function openInBrowser(file: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  spawn(command as string, [...args, file], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}

/** Long computations tell how far they are. */
const limits = { progress: (line: string) => void process.stderr.write(`${line}\n`) };

const writeOut = process.stdout.write.bind(process.stdout);

function write(content: string, out: string | undefined): void {
  if (out === undefined) writeOut(content.endsWith('\n') ? content : `${content}\n`);
  else writeTo(out, content);
}

function writeTo(file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`);
  }
}

/** Prints the figures, or the paths if they are given. Fails for what the figures leave open. */
function report(figures: Report, { json, out }: Usage, paths?: string): Verdict {
  const open = openPoints(figures);
  write(paths ?? (json ? JSON.stringify(figures) : tableText(figures)), out);
  // The table and the JSON have these lines already.
  if (paths !== undefined) for (const line of open) process.stderr.write(`${line}\n`);
  return open.length === 0 ? 'ok' : 'failed';
}

function print({ text, verdict }: CommandResult): Verdict {
  write(text, undefined);
  return verdict;
}

/** Also writes the results in the form of each chosen reporter. */
function printResults(ended: CommandResult, { reporters }: Usage, root: string): Verdict {
  print(ended);
  const { results } = ended;
  for (const { file, text } of results ? written(reporters, results, root) : []) {
    if (file === undefined) writeOut(text);
    // Steps of one job share this file.
    else if (file === process.env.GITHUB_STEP_SUMMARY) appendFileSync(file, text);
    else writeTo(file, text);
  }
  return ended.verdict;
}

/** Runs the command for what the options select. */
async function runPaths(
  command: 'check' | 'mutate' | 'walk',
  project: Project,
  given: Usage,
): Promise<Verdict> {
  const { names, shard, since, watch } = given;
  const inBrowser = command === 'walk';
  const named = inBrowser ? walkSelection(project, names) : { machines: names, paths: {} };
  if (watch) {
    await watchMachines(project, named.machines, inBrowser);
    return 'ok';
  }
  let { machines, paths } = named;
  if (since !== undefined) {
    const touched = await touchedSince(project, machines, since, inBrowser);
    ({ machines, paths } = touched);
    process.stderr.write(`${othersText(touched, since)}\n`);
    if (machines.length === 0) {
      const nothing = { command, ...placeOf(project, shard), ms: 0, cases: [] };
      return printResults(ended(nothing), given, project.root);
    }
  }
  const result = inBrowser
    ? walkMachines(project, machines, { ...given, paths, progress: true })
    : { check, mutate: mutateAll }[command](project, machines, shard);
  return printResults(await result, given, project.root);
}

async function run(given: Usage): Promise<Verdict> {
  const {
    command,
    config,
    format,
    graph = '',
    json,
    machine = '',
    names,
    noWalk,
    out,
    samples,
    setup,
  } = given;
  const options = overridesOf(given);
  if (command === 'help') return print({ verdict: 'ok', text: usageText() });
  if (command === 'graph') {
    const { report: figures, written } = graphReport(graph, options, limits);
    return report(figures, given, format && inFormat(written, format));
  }
  if (command === 'machine' || command === 'scaffold') {
    // A script may ask a question on stdout.
    process.stdout.write = process.stderr.write.bind(process.stderr);
    if (setup !== undefined) await runFiles([setup]);
  }
  if (command === 'machine') {
    const { plan, report: figures } = await machineReport(machine, samples, options, limits);
    return report(figures, given, format && formatPlan(plan, format, { machine, samples }, '.', out));
  }
  if (command === 'scaffold') {
    // TypeScript is only loaded for it.
    const { scaffold } = await import('./scaffold-command.ts');
    return print({ verdict: 'ok', text: await scaffold(names[0] ?? '', out) });
  }
  const loaded = await loadProject(config);
  const { root } = loaded;
  const budget = { ...loaded.config.budget, ...limits };
  const project = { ...loaded, config: { ...loaded.config, budget } };
  switch (command) {
    case 'table':
      return report(await projectReport(project, options, json && !noWalk), given);
    case 'paths': {
      const [id = ''] = names;
      const plan = await planOf(project, id, options);
      const figures = { criterion: plan.criterion, machines: [rowOf(plan)] };
      return report(
        figures,
        given,
        formatPlan(plan, format ?? 'text', specNames(project, id), project.root, out),
      );
    }
    case 'freeze':
      return print(await freeze(project, names, options, given.fresh));
    case 'check':
    case 'mutate':
    case 'walk':
      return runPaths(command, project, given);
    case 'diff': {
      const [ref = '', ...ids] = names;
      return print(await diff(project, ids, ref));
    }
    case 'merge':
      return printResults(merge(project, names), given, root);
    case 'replay': {
      const walks = project.config.fixture !== undefined && !noWalk;
      return print(await replaySessions(project, names, { ...given, inBrowser: walks }));
    }
    case 'weigh':
      return print(await weigh(project, names));
    case 'explore': {
      const file = await explorePage(project, names, out, given.sessions);
      if (out === undefined) openInBrowser(file);
      return print({ verdict: 'ok', text: file });
    }
  }
}

function overridesOf({ criterion, resetCost }: Usage): PlanOverrides {
  return {
    ...(criterion === undefined ? {} : { criterion }),
    ...(resetCost === undefined ? {} : { resetCost }),
  };
}

// Suppresses Node's warnings about the package layout of imported machines.
process.removeAllListeners('warning');
// Imported files may log; the terminal must contain only the report. An imported script may go on, and fail later.
const logged = silenceConsole();
process.on('uncaughtException', (error) =>
  process.stderr.write(`an imported file fails: ${error.message}\n`),
);
// Node ends with 0 where an imported file waits for something that never comes.
process.exitCode = exitCodes.broken;
let isEnded = false;
process.on('exit', () => {
  if (!isEnded)
    process.stderr.write('an imported file never ends: it waits for something that never comes\n');
});
resolveLikeBundlers();
new Promise<Verdict>((resolve) => resolve(run(parseUsage(process.argv.slice(2))))).then(
  // Exits explicitly, since an imported file may keep the process alive.
  (verdict) => {
    isEnded = true;
    logged.tell();
    writeOut('', () => process.exit(exitCodes[verdict]));
  },
  (error: unknown) => {
    isEnded = true;
    logged.tell();
    const code = error instanceof UsageError ? exitCodes.usage : exitCodes.broken;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () =>
      process.exit(code),
    );
  },
);
