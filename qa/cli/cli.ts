import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resolveLikeBundlers } from '../explore/resolve.ts';
import { type Criterion, criteria } from '../plan/criteria.ts';
import { type Format, formats } from '../report/formats.ts';
import { tableText } from '../report/table.ts';
import {
  check,
  freeze,
  graphReport,
  machineReport,
  mutateAll,
  planOf,
  projectReport,
  specNames,
  words,
} from './commands.ts';
import { loadProject } from './config.ts';
import { explorePage } from './explore-command.ts';
import { walkMachines } from './walk-command.ts';

const usage = `npm run paths                                 prints the table of all machines
npm run paths -- <machine>                    prints its paths (--format text|spec|markdown|csv|json, --out FILE)
npm run paths -- --graph FILE                 plans a GraphViz .dot Mealy machine or GraphWalker JSON
npm run paths -- --machine FILE#EXPORT        plans any XState 5 machine (--samples FILE#EXPORT)
npm run paths -- freeze [machine]             writes the frozen paths
npm run paths -- check [machine]              walks the frozen paths in the model
npm run paths -- walk [machine [path]]        walks the frozen paths in the browser
                                              (--headed, --screenshots, --bail, --workers N)
npm run paths -- mutate [machine]             counts the mutants that the frozen paths kill
npm run paths -- explore [machine]            opens the explorer page (--out FILE only writes it)

--criterion ${criteria.join('|')}   --reset-cost STEPS|measured   --json   --config FILE`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string' },
    criterion: { type: 'string' },
    format: { type: 'string' },
    graph: { type: 'string' },
    headed: { type: 'boolean' },
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    machine: { type: 'string' },
    out: { type: 'string' },
    'reset-cost': { type: 'string' },
    samples: { type: 'string' },
    screenshots: { type: 'boolean' },
    'no-walk': { type: 'boolean' },
    workers: { type: 'string' },
    bail: { type: 'boolean' },
  },
});

function oneOf<T extends string>(name: string, value: string | undefined, all: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = all.find((each) => each === value);
  if (!found) throw new Error(`--${name} must be one of ${all.join(', ')}, not ${value}`);
  return found;
}

function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (Number.isNaN(Number(value))) throw new Error(`--${name} must be a number, not ${value}`);
  return Number(value);
}

function write(content: string): void {
  if (values.out === undefined) process.stdout.write(content.endsWith('\n') ? content : `${content}\n`);
  else writeFileSync(values.out, content);
}

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

async function run(): Promise<number> {
  const criterion = oneOf<Criterion>('criterion', values.criterion, criteria);
  const format = oneOf<Format>('format', values.format, formats);
  const cost = values['reset-cost'];
  const resetCost = cost === 'measured' ? ('measured' as const) : numberOf('reset-cost', cost);
  const workers = numberOf('workers', values.workers);
  const options = {
    ...(criterion === undefined ? {} : { criterion }),
    ...(resetCost === undefined ? {} : { resetCost }),
  };
  const [command, id, path] = positionals;
  if (values.help) {
    write(usage);
    return 0;
  }
  if (values.graph !== undefined) {
    const report = graphReport(values.graph, options);
    write(values.json ? JSON.stringify(report) : tableText(report));
    return 0;
  }
  if (values.machine !== undefined) {
    const { plan, report } = await machineReport(values.machine, values.samples, options);
    const names = { machine: values.machine, samples: values.samples };
    if (format) write(words(plan, format, names, '.', values.out));
    else write(values.json ? JSON.stringify(report) : tableText(report));
    return 0;
  }
  const project = await loadProject(values.config);
  switch (command) {
    case undefined: {
      const walk = values.json === true && !values['no-walk'];
      const report = await projectReport(project, options, walk);
      write(values.json ? JSON.stringify(report) : tableText(report));
      return report.machines.every(({ model }) => model.unreachable.length === 0) ? 0 : 1;
    }
    case 'freeze':
      write(await freeze(project, id, options));
      return 0;
    case 'check': {
      const { ok, text } = await check(project, id);
      write(text);
      return ok ? 0 : 1;
    }
    case 'mutate': {
      const { ok, text } = await mutateAll(project, id);
      write(text);
      return ok ? 0 : 1;
    }
    case 'walk': {
      const { ok, text } = await walkMachines(project, id, {
        path,
        headed: values.headed ?? false,
        screenshots: values.screenshots ?? false,
        bail: values.bail ?? false,
        progress: true,
        ...(workers === undefined ? {} : { workers }),
      });
      write(text);
      return ok ? 0 : 1;
    }
    case 'explore': {
      const file = await explorePage(project, id, values.out);
      process.stdout.write(`${file}\n`);
      if (values.out === undefined) openInBrowser(file);
      return 0;
    }
    default: {
      const plan = await planOf(project, command, options);
      write(words(plan, format ?? 'text', specNames(project, command), project.root, values.out));
      return 0;
    }
  }
}

// Suppresses Node's warnings about the package layout of imported machines.
process.removeAllListeners('warning');
// Imported files may log; stdout must contain only the report.
console.log = console.error;
resolveLikeBundlers();
run().then(
  // Exits explicitly, since an imported file may keep the process alive.
  (code) => process.stdout.write('', () => process.exit(code)),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
