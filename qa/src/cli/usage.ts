import { parseArgs } from 'node:util';
import { type Criterion, criteria } from '../plan/criteria.ts';
import { type Format, formats } from '../report/formats.ts';
import { type ReporterChoice, reporterChoice, reporterNames } from '../report/reporters/reporters.ts';
import type { Shard } from '../report/results.ts';
import { commandLine } from '../shared/command-line.ts';
import { UsageError } from '../shared/usage-error.ts';
import { shardOf } from './shard.ts';

const commands = [
  ['', 'prints the table of all machines'],
  ['<machine>', `prints its paths (--format ${formats.join('|')}, --out FILE)`],
  ['--graph FILE', 'plans a GraphViz or GraphWalker graph (FILE,FILE: models that share states)'],
  ['--machine FILE#EXPORT', 'plans any XState 5 machine (--samples FILE#EXPORT, --setup FILE: runs it'],
  ['', 'before the machine is loaded); FILE#makeMachine() calls a function'],
  ['scaffold FILE#EXPORT', 'writes samples and a driver of it from its types (--out FOLDER)'],
  ['freeze [machines]', 'writes the frozen paths (--replan: keeps none if that is shorter)'],
  ['check [machines]', 'walks the frozen paths in the model'],
  ['walk [machines]', 'walks the frozen paths in the browser (--headed, --screenshots, --bail,'],
  ['', '--workers N, --repeat N: counts failed rounds, --update-views: writes the'],
  ['', 'accessible trees; --longest, --except-longest: the longest path of each'],
  ['', 'machine, all but these; --connect URL: a browser that runs elsewhere;'],
  ['', '--session FILE: first the paths that take most of its steps, several times)'],
  ['walk <machine> <paths>', 'walks these paths only'],
  ['mutate [machines]', 'lists the mutants that the frozen paths do not kill'],
  ['diff REF [machines]', 'tells which frozen paths have appeared, vanished and changed since a commit'],
  ['merge FILES', 'puts together the JSON of all shards, as if they were one'],
  ['replay FILES', 'walks recorded sessions in the model and in the browser (--no-walk, --headed,'],
  ['', '--connect URL, --freeze: adds them to the frozen paths)'],
  ['weigh FILES', 'tells how much of recorded sessions each frozen path takes'],
  ['explore [machines]', 'opens the explorer page (--out FILE only writes it, --session FILE: with a'],
  ['', 'recorded session)'],
] as const;

export function usageText(): string {
  const lines = commands.map(([args, text]) => `  ${args.padEnd(24)}${text}`);
  return `${commandLine()}
${lines.join('\n')}

  --criterion ${criteria.join('|')}   --reset-cost STEPS|measured   --json   --config FILE
  --reporter ${reporterNames.join('|')}=FILE   of check, walk and mutate; github without a file; several times
  --since REF: only what has changed   --watch: again after each change   --shard 2/8: a part, for merge

exit code 0: everything passed
          1: a path differs, a target has no path, a mutant survives without a reason, a machine fails or has
             nothing to cover, or exploration stopped at its budget
          2: the command cannot be understood, or names something that does not exist
          3: unstable: a path failed once and passed when it was walked again
          4: broken: a path or the command could not be run`;
}

const help = () => `see ${commandLine('--help')}`;

const options = {
  bail: { type: 'boolean' },
  config: { type: 'string' },
  connect: { type: 'string' },
  criterion: { type: 'string' },
  'except-longest': { type: 'boolean' },
  format: { type: 'string' },
  freeze: { type: 'boolean' },
  graph: { type: 'string' },
  headed: { type: 'boolean' },
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  longest: { type: 'boolean' },
  machine: { type: 'string' },
  'no-walk': { type: 'boolean' },
  out: { type: 'string' },
  repeat: { type: 'string' },
  replan: { type: 'boolean' },
  reporter: { type: 'string', multiple: true },
  'reset-cost': { type: 'string' },
  samples: { type: 'string' },
  screenshots: { type: 'boolean' },
  session: { type: 'string', multiple: true },
  setup: { type: 'string' },
  shard: { type: 'string' },
  since: { type: 'string' },
  'update-views': { type: 'boolean' },
  watch: { type: 'boolean' },
  workers: { type: 'string' },
} as const;
type Option = keyof typeof options;

const planning: readonly Option[] = ['criterion', 'reset-cost'];
/** Options of the commands that walk paths. */
const running: readonly Option[] = ['reporter', 'shard', 'since', 'watch'];
/** The options of each command. `table` and `paths` are those without a name of their own. */
const accepted = {
  table: ['config', ...planning, 'json', 'no-walk', 'out'],
  paths: ['config', ...planning, 'format', 'out'],
  graph: ['graph', ...planning, 'format', 'json', 'out'],
  machine: ['machine', 'samples', 'setup', ...planning, 'format', 'json', 'out'],
  scaffold: ['out', 'setup'],
  freeze: ['config', ...planning, 'replan'],
  check: ['config', ...running],
  walk: [
    'config',
    ...running,
    'bail',
    'connect',
    'except-longest',
    'headed',
    'longest',
    'repeat',
    'screenshots',
    'session',
    'update-views',
    'workers',
  ],
  mutate: ['config', ...running],
  diff: ['config'],
  merge: ['config', 'reporter'],
  replay: ['config', 'connect', 'freeze', 'headed', 'no-walk'],
  explore: ['config', 'out', 'session'],
  weigh: ['config'],
} as const satisfies { [command: string]: readonly Option[] };

type Command = keyof typeof accepted;
const named = [
  'scaffold',
  'freeze',
  'check',
  'walk',
  'mutate',
  'diff',
  'merge',
  'replay',
  'explore',
  'weigh',
] as const satisfies readonly Command[];

/** A command line that is understood. */
export interface Usage {
  command: Command | 'help';
  /** The machines; those of `walk` may be one machine and its paths. */
  names: string[];
  /** The option `--replan`. */
  fresh: boolean;
  bail: boolean;
  exceptLongest: boolean;
  freeze: boolean;
  headed: boolean;
  json: boolean;
  longest: boolean;
  noWalk: boolean;
  screenshots: boolean;
  updateViews: boolean;
  watch: boolean;
  config?: string;
  connect?: string;
  criterion?: Criterion;
  format?: Format;
  graph?: string;
  machine?: string;
  out?: string;
  repeat?: number;
  reporters: ReporterChoice[];
  resetCost?: number | 'measured';
  samples?: string;
  /** Files of recorded sessions. */
  sessions: string[];
  setup?: string;
  shard?: Shard;
  since?: string;
  workers?: number;
}

/** Understands the arguments of the command line. Throws a `UsageError` for what no command takes. */
export function parseUsage(args: readonly string[]): Usage {
  const { positionals, tokens, values } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  for (const option of given) checkValue(option);
  if (values.help) return { ...flags(values), command: 'help', names: [], reporters: [], sessions: [] };
  const { command, names } = commandOf(
    given.map(({ name }) => name as Option),
    positionals,
  );
  const own: readonly Option[] = accepted[command];
  const foreign = given.find(({ name }) => !own.includes(name as Option));
  const list = own.map((name) => `--${name}`).join(', ');
  const title = command === 'paths' ? names[0] : command;
  if (foreign) throw new UsageError(`${title} has no option --${foreign.name}, only ${list}`);
  if (command === 'scaffold' && names.length !== 1)
    throw new UsageError(`scaffold needs one FILE#EXPORT: ${help()}`);
  if (values.json && values.format !== undefined)
    throw new UsageError('--json and --format exclude each other');
  if (values.longest && values['except-longest'])
    throw new UsageError('--longest and --except-longest exclude each other');
  if (values.shard !== undefined && (values['update-views'] || values.watch))
    throw new UsageError('--shard excludes --update-views and --watch');
  if ((command === 'replay' || command === 'weigh') && names.length === 0)
    throw new UsageError(`${command} needs a file: ${help()}`);
  if (command === 'diff' && names.length === 0) throw new UsageError(`diff needs a commit: ${help()}`);
  if (command === 'graph' && values.format === 'spec') throw new UsageError('a graph has no --format spec');
  const texts = values as { [name in Option]?: string };
  const cost = texts['reset-cost'];
  const reporters = (values.reporter ?? []) as string[];
  const sessions = (values.session ?? []) as string[];
  return {
    ...flags(values),
    command,
    names,
    reporters: reporters.map(reporterChoice),
    sessions,
    ...defined({
      config: texts.config,
      connect: texts.connect,
      criterion: oneOf<Criterion>('criterion', texts.criterion, criteria),
      format: oneOf<Format>('format', texts.format, formats),
      graph: texts.graph,
      machine: texts.machine,
      out: texts.out,
      repeat: countOf('repeat', texts.repeat),
      resetCost: cost === 'measured' ? cost : numberOf('reset-cost', cost, 0),
      samples: texts.samples,
      setup: texts.setup,
      shard: texts.shard === undefined ? undefined : shardOf(texts.shard),
      since: texts.since,
      workers: countOf('workers', texts.workers),
    }),
  };
}

function flags(values: { [name: string]: unknown }) {
  const isSet = (name: Option) => values[name] === true;
  return {
    fresh: isSet('replan'),
    bail: isSet('bail'),
    exceptLongest: isSet('except-longest'),
    freeze: isSet('freeze'),
    headed: isSet('headed'),
    json: isSet('json'),
    longest: isSet('longest'),
    noWalk: isSet('no-walk'),
    screenshots: isSet('screenshots'),
    updateViews: isSet('update-views'),
    watch: isSet('watch'),
  };
}

function checkValue({ name, value }: { name: string; value?: string | undefined }): void {
  if (!Object.hasOwn(options, name)) {
    throw new UsageError(`no option ${name.length > 1 ? '--' : '-'}${name}: ${help()}`);
  }
  const { type } = options[name as Option];
  if (type === 'boolean' && value !== undefined) throw new UsageError(`--${name} takes no value`);
  // A missing value makes the next option the value.
  const isMissing = value === undefined || value === '' || value.startsWith('-');
  if (type === 'string' && isMissing) throw new UsageError(`--${name} needs a value`);
}

function commandOf(given: readonly Option[], positionals: string[]): { command: Command; names: string[] } {
  const [first, ...rest] = positionals;
  const plain = (['graph', 'machine'] as const).filter((name) => given.includes(name));
  if (plain.length > 1) throw new UsageError('--graph and --machine exclude each other');
  const [command = first === undefined ? 'table' : named.find((name) => name === first)] = plain;
  if (command !== undefined && named.some((name) => name === command)) return { command, names: rest };
  const names = positionals.slice(command === undefined ? 1 : 0);
  if (names.length > 0) throw new UsageError(`${names[0]} is one argument too many: ${help()}`);
  return { command: command ?? 'paths', names: positionals };
}

function oneOf<T extends string>(name: Option, value: string | undefined, all: readonly T[]): T | undefined {
  const found = all.find((each) => each === value);
  if (value === undefined || found) return found;
  throw new UsageError(`--${name} must be one of ${all.join(', ')}, not ${value}`);
}

function numberOf(name: Option, value: string | undefined, min: number): number | undefined {
  if (value === undefined) return undefined;
  if (Number(value) >= min && Number.isFinite(Number(value))) return Number(value);
  throw new UsageError(`--${name} must be a number from ${min}, not ${value}`);
}

function countOf(name: Option, value: string | undefined): number | undefined {
  const count = numberOf(name, value, 1);
  if (count === undefined || Number.isInteger(count)) return count;
  throw new UsageError(`--${name} must be a whole number, not ${value}`);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(record: T): Defined<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Defined<T>;
}
