import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Coverage } from '../explore/coverage.ts';
import { coveredBy } from '../report/path-coverage.ts';
import { UsageError } from '../shared/usage-error.ts';
import type { AnyDriver, FixtureFactory, WorkerFixture } from '../walk/fixtures.ts';
import { costText, recordFolder, treeKey, type WalkRecord, writeRecord } from '../walk/record.ts';
import { type ReplayedPath, replay } from '../walk/replay.ts';
import {
  type BrowserFailure,
  type BrowserResult,
  type BrowserWalk,
  type Evidence,
  takeImage,
  walkBrowser,
} from '../walk/walk-browser.ts';
import { gapsOf } from './check-command.ts';
import { type LoadedMachine, loadFixtures, loadMachine, type Project } from './config.ts';
import { type CommandResult, type Verdict, worst } from './exit-codes.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import { reloadsOf, StateChecks } from './state-checks.ts';

export interface WalkOptions {
  /** Ids of the paths of one machine to walk; without them all paths. */
  paths?: readonly string[];
  /** Walks the longest path of each machine only, the first of several. */
  longest?: boolean;
  /** Walks all paths but those of `longest`. */
  exceptLongest?: boolean;
  /** Number of rounds in which the paths are walked. Default 1. */
  repeat?: number | undefined;
  headed: boolean;
  /** Prints a line after every path. */
  progress: boolean;
  /** Writes a screenshot of every step for the explorer. */
  screenshots?: boolean;
  /** Writes the views of the states instead of comparing them. */
  updateViews?: boolean;
  /** Number of parallel walks; default is the configuration's. */
  workers?: number | undefined;
  /** Stops at the first failed walk and does not walk the path again to record a trace. */
  bail?: boolean;
}

interface Job {
  loaded: LoadedMachine;
  driver: AnyDriver;
  path: ReplayedPath;
  coverage: Coverage;
  checks: StateChecks;
  /** The path is the machine's longest one, or the prefix of it. */
  isLongest: boolean;
  /** The state after a reload at the path's end. */
  afterReload?: string;
  /** The prefix of a path that is walked for a reload only. */
  isPart?: boolean;
}

/** One walk of a job. */
interface JobWalk {
  job: Job;
  /** Duration with the second walk of a failed path. */
  ms: number;
  result: BrowserResult;
}

/** All walks of a job: one for each round. */
interface WalkedJob {
  job: Job;
  walks: readonly JobWalk[];
  verdict: Verdict;
}

/**
 * Walks the frozen paths of these machines, or of all machines with drivers, in the real UI in parallel, and
 * writes a record of the covered targets. Paths that no longer match the machine are reported without opening
 * a browser.
 */
export async function walkMachines(
  project: Project,
  ids: readonly string[],
  options: WalkOptions,
): Promise<CommandResult> {
  selectMachines(project, ids);
  const fixtures = await loadFixtures(project);
  if (!fixtures) throw new UsageError('the configuration has no fixture for browser walks');
  const tree = treeKey(project.root);
  const { jobs, lines } = await jobsOf(project, ids, options);
  await fixtures.prepare?.();
  const began = performance.now();
  const walks = await walkAll(project, fixtures, jobs, options);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const walked = walkedJobs(walks);
  for (const { id } of new Set(jobs.map(({ loaded }) => loaded))) {
    const own = walked.filter(({ job }) => job.loaded.id === id);
    if (own.every(({ verdict }) => verdict === 'ok')) own[0]?.job.checks.write();
    const record = recordOf(
      id,
      own.filter(({ job }) => !job.isPart),
    );
    if (!walksPart(options)) writeRecord(project.root, tree, record);
    lines.costs.push(costText(record));
  }
  const text = [
    ...lines.problems,
    ...walked.flatMap((each) => walkedJobText(each, project.root)),
    ...lines.costs,
    sumText(walked, options.repeat, seconds),
  ].join('\n');
  const problems = lines.problems.length === 0 ? 'ok' : 'failed';
  return { verdict: worst([problems, ...walked.map(({ verdict }) => verdict)]), text };
}

const walksPart = ({ exceptLongest = false, longest = false, paths = [] }: WalkOptions): boolean =>
  paths.length > 0 || longest || exceptLongest;

function isSelected({ isLongest, path }: Job, { exceptLongest, longest, paths = [] }: WalkOptions): boolean {
  if (paths.length > 0 && !paths.includes(path.id)) return false;
  return isLongest ? !exceptLongest : !longest;
}

/** The paths to walk, and what no walk of them can show: stale paths and targets without a path. */
async function jobsOf(project: Project, ids: readonly string[], options: WalkOptions) {
  const { paths = [] } = options;
  const isPart = walksPart(options);
  const lines = { problems: [] as string[], costs: [] as string[] };
  const jobs: Job[] = [];
  for (const id of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, id);
    const { driver } = loaded;
    if (!driver && ids.length > 0) throw new UsageError(`${id} has no driver, so only check can walk it`);
    if (!driver) continue;
    const frozen = loadFrozenPaths(loaded);
    const { machine, mismatches, replayed } = replay(loaded.machine, loaded.samples, frozen);
    const coverage = new Coverage(machine, loaded.samples);
    const stale = mismatches.map(({ label, path: stalePath, step }) => {
      return `${id} ${stalePath}, step ${step}: ${label} is stale: check ${id}`;
    });
    const gaps = !isPart && stale.length === 0 ? gapsOf(loaded, frozen, project.config.budget) : [];
    lines.problems.push(...stale, ...gaps.map((gap) => `${id}: ${gap}`));
    const { reloads, unreached } = reloadsOf(driver, replayed);
    const checks = new StateChecks(loaded, driver, replayed, {
      update: options.updateViews ?? false,
      isPart,
      reloads,
    });
    if (stale.length === 0) lines.problems.push(...checks.problems.map((problem) => `${id}: ${problem}`));
    lines.problems.push(
      ...unreached.map((state) => `${id}: no path leads to ${state}, which is to be reloaded`),
    );
    const [longest] = replayed.toSorted((a, b) => b.steps.length - a.steps.length);
    const jobOf = (path: ReplayedPath) => {
      return { loaded, driver, coverage, checks, path, isLongest: path.id === longest?.id };
    };
    for (const each of replayed) {
      const afterReload = reloads.find((reload) => reload.path === each)?.expected;
      jobs.push({ ...jobOf(each), ...(afterReload !== undefined && { afterReload }) });
    }
    const parts = reloads.filter((reload) => !replayed.includes(reload.path));
    jobs.push(
      ...parts.map(({ path, expected }) => ({ ...jobOf(path), afterReload: expected, isPart: true })),
    );
  }
  if (jobs.length === 0 && lines.problems.length === 0) lines.problems.push('no machine has a driver');
  if (!isPart) return { jobs, lines };
  const unknown = paths.find((path) => !jobs.some((job) => job.path.id === path));
  if (unknown !== undefined && lines.problems.length === 0)
    throw new UsageError(`no path ${unknown} of ${ids[0]}`);
  return { jobs: jobs.filter((job) => isSelected(job, options)), lines };
}

/** Walks the jobs in parallel, all of them in each round. */
async function walkAll(
  project: Project,
  fixtures: FixtureFactory,
  jobs: readonly Job[],
  options: WalkOptions,
): Promise<JobWalk[]> {
  const queue = Array.from({ length: options.repeat ?? 1 }, () => jobs).flat();
  const count = queue.length;
  const done: JobWalk[] = [];
  const workers = Math.min(options.workers ?? project.config.workers ?? 2, count);
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const source = await fixtures.begin({ headed: options.headed, worker });
      try {
        for (let job = queue.shift(); job; job = queue.shift()) {
          const walked = await walkJob(project, source, job, options);
          done.push(walked);
          if (options.bail && walked.result.failure) queue.length = 0;
          if (options.progress) process.stdout.write(`${progressText(walked, done.length, count)}\n`);
        }
      } finally {
        await source.end();
      }
    }),
  );
  return done;
}

async function walkJob(
  project: Project,
  source: WorkerFixture,
  job: Job,
  { bail, screenshots }: WalkOptions,
): Promise<JobWalk> {
  const { afterReload, checks, driver, isPart, loaded, path } = job;
  const began = performance.now();
  const fileOf = (kind: string, name: string) => {
    const folder = join(recordFolder(project.root), kind, loaded.id);
    mkdirSync(folder, { recursive: true });
    return join(folder, `${path.id}${name}`);
  };
  const walk: BrowserWalk = {
    machine: loaded.id,
    machineId: loaded.machine.id,
    driver,
    path,
    source,
    afterReload,
    ...inputOf(loaded, path),
    onStep: async (step, walked) => {
      if (isPart) return;
      if (screenshots) await takeImage(walked.page, fileOf('screenshots', `-${step}.jpeg`));
      await checks.check(path, step, walked, source);
    },
    onReload: (state, walked) => checks.checkAfterReload(state, walked, source),
  };
  const files = { image: fileOf('failures', '.jpeg'), trace: fileOf('failures', '.zip') };
  const result = await (bail ? walkBrowser(walk) : walkForEvidence(walk, files));
  return { job, ms: Math.round(performance.now() - began), result };
}

/**
 * Walks a path. A failed path is walked again to record a trace, since tracing every path would slow down the
 * passing ones. A path that passes then is unstable.
 */
export async function walkForEvidence(
  walk: BrowserWalk,
  { image, trace }: Required<Evidence>,
): Promise<BrowserResult> {
  const result = await walkBrowser({ ...walk, evidence: { image } });
  const { failure } = result;
  if (!failure) return result;
  const again = await walkBrowser({ ...walk, evidence: { trace } });
  const evidence = { ...failure.evidence, ...again.failure?.evidence };
  if (!again.failure) return { ...result, failure: { ...failure, kind: 'unstable', evidence } };
  // A difference that was seen once is certain, whatever prevented the other walk.
  const seen = failure.kind === 'broken' ? again.failure : failure;
  return { ...result, failure: { ...seen, evidence } };
}

/** The machines that the arguments of `walk` name, or the first one and the ids of its paths. */
export function walkSelection(
  { config }: Project,
  names: readonly string[],
): { machines: readonly string[]; paths: readonly string[] } {
  const [machine, ...others] = names;
  const isMachine = (name: string) => config.machines.some(({ id }) => id === name);
  const namesPaths = others.length > 0 && !others.some(isMachine);
  return namesPaths ? { machines: [machine as string], paths: others } : { machines: names, paths: [] };
}

/** The walks by job, in the order of their first walk. */
const walkedJobs = (walks: readonly JobWalk[]): WalkedJob[] =>
  [...Map.groupBy(walks, ({ job }) => job)].map(([job, own]) => ({
    job,
    walks: own,
    verdict: verdictOf(own.map(({ result }) => result)),
  }));

/** Verdict on a path from its walks: it is unstable if it failed in some of them and passed in others. */
export function verdictOf(results: readonly Pick<BrowserResult, 'failure'>[]): Verdict {
  const verdicts = results.map(({ failure }) => failure?.kind ?? 'ok');
  const isMixed = verdicts.includes('ok') && verdicts.some((verdict) => verdict !== 'ok');
  return isMixed || verdicts.includes('unstable') ? 'unstable' : worst(verdicts);
}

function inputOf({ samples }: LoadedMachine, { input }: ReplayedPath) {
  const sample = samples.inputs?.find((each) => each.input === input);
  return sample ? { input: sample } : {};
}

function recordOf(machine: string, walked: readonly WalkedJob[]): WalkRecord {
  const walks = walked.flatMap((each) => each.walks);
  const covered = new Set(
    walks.flatMap(({ job: { coverage, loaded, path }, result }) =>
      coveredBy(path, coverage, loaded.criterion, result.failure?.step),
    ),
  );
  const paths = walked.map(({ job, verdict, walks: own }) => ({
    id: job.path.id,
    ok: verdict === 'ok',
    ms: median(own.map(({ ms }) => ms)),
  }));
  const startMs = median(walks.flatMap(({ result }) => result.startMs ?? []));
  const stepMs = median(walks.flatMap(({ result }) => result.stepMs));
  return { machine, covered: [...covered].sort(), paths, startMs, stepMs };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Machine and path of a job, and whether the page is reloaded at its end. */
const nameOf = ({ afterReload, loaded, path }: Job) =>
  `${loaded.id} ${path.id}${afterReload === undefined ? '' : ', reloaded'}`;

function progressText({ job, ms, result: { failure } }: JobWalk, count: number, all: number): string {
  const end = failure ? `${failure.kind.toUpperCase()} at step ${failure.step}` : 'ok';
  return `${count}/${all} ${nameOf(job)} ${end} ${ms} ms`;
}

/** The last failure of a job, to which the files of its evidence belong; with several walks, how many failed. */
function walkedJobText({ job, walks }: WalkedJob, root: string): string[] {
  const failures = walks.flatMap(({ result }) => result.failure ?? []);
  const last = failures.at(-1);
  if (!last) return [];
  const count = `${nameOf(job)} failed in ${failures.length} of ${walks.length} rounds`;
  return [failureText(last, root), ...(walks.length > 1 ? [count] : [])];
}

function sumText(walked: readonly WalkedJob[], repeat = 1, seconds: string): string {
  const count = (verdict: Verdict) => walked.filter((each) => each.verdict === verdict).length;
  const others = (['failed', 'unstable', 'broken'] as const).filter((verdict) => count(verdict) > 0);
  const times = repeat > 1 ? ` ${repeat} times` : '';
  const sum = `${count('ok')} of ${walked.length} paths walked${times} in ${seconds} s`;
  return [sum, ...others.map((verdict) => `${count(verdict)} ${verdict}`)].join(', ');
}

/** What a failure of this kind means, in the first line of its report. */
const meanings = {
  failed: '',
  unstable: ' (unstable: it passed when walked again)',
  broken: ' (broken: it could not be walked)',
} as const;

export function failureText(
  { evidence, expected, kind, label, machine, path, seen, states = {}, step }: BrowserFailure,
  root = '',
): string {
  const named = (file: string) => relative(root, file);
  const trace = evidence.trace ? [`  trace    ${named(evidence.trace)}`] : [];
  return [
    `${machine} ${path}, step ${step}: ${label}${meanings[kind]}`,
    `  expected ${expected}`,
    `  seen     ${seen}`,
    ...Object.entries(states).map(([actor, state]) => `  state    ${actor || '(root)'}: ${state}`),
    ...(evidence.image ? [`  image    ${named(evidence.image)}`] : []),
    ...(kind === 'unstable' ? ['  trace    none: the path passed when walked again'] : trace),
  ].join('\n');
}
