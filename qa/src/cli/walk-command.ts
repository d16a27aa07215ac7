import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { recordsOf } from '../report/result-text.ts';
import type { CommandResult, Results, Shard } from '../report/results.ts';
import { UsageError } from '../shared/usage-error.ts';
import { walkForEvidence } from '../walk/evidence.ts';
import type { FixtureFactory, WorkerFixture } from '../walk/fixtures.ts';
import { recordFolder, writeRecord } from '../walk/record.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import { type BrowserWalk, takeImage } from '../walk/walk-browser.ts';
import { type LoadedMachine, loadFixtures, type Project } from './config.ts';
import { ended, placeOf } from './ended.ts';
import { selectMachines } from './load-frozen-paths.ts';
import { inShard } from './shard.ts';
import { type Job, jobsOf, type WalkSelection, walksPart } from './walk-jobs.ts';
import { type JobWalk, progressText, walkedCases } from './walk-results.ts';
import { weightsOf } from './weigh-command.ts';

export interface WalkOptions extends WalkSelection {
  /** Number of rounds in which the paths are walked. Default 1. */
  repeat?: number | undefined;
  headed: boolean;
  /** Prints a line after every path. */
  progress: boolean;
  /** Writes a screenshot of every step for the explorer. */
  screenshots?: boolean;
  /** Number of parallel walks; default is the configuration's, else the number of cores. */
  workers?: number | undefined;
  /** Walks one part of the paths and writes no record. */
  shard?: Shard | undefined;
  /** Address of a browser that runs elsewhere. */
  connect?: string | undefined;
  /** Files of recorded sessions: the paths that take most of their steps are walked first. */
  sessions?: readonly string[];
  /** Stops at the first failed walk. */
  bail?: boolean;
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
  const fixtures = await fixturesOf(project);
  const selected = await jobsOf(project, ids, options);
  const parted = inShard(selected.jobs, options.shard, ({ path }) => 1 + path.steps.length);
  const jobs = await mostUsedFirst(project, parted, options.sessions);
  // What does not depend on a walk is told by one shard.
  const checks = options.shard === undefined || options.shard.index === 1 ? selected.checks : [];
  await fixtures.prepare?.();
  const began = performance.now();
  const walks = await walkAll(project, fixtures, jobs, options);
  const ms = performance.now() - began;
  const walked = walkedCases(walks, project.root);
  const machines = new Map(jobs.map((job) => [job.loaded.id, job]));
  for (const [id, { checks: views }] of machines) {
    const own = walked.filter(({ machine }) => machine === id);
    if (own.length > 0 && own.every(({ verdict }) => verdict === 'ok')) views.write();
  }
  const recorded = [...machines.keys()].filter((id) => !walksPart(options, id));
  const cases = [...checks, ...walked];
  const results: Results = { command: 'walk', ...placeOf(project, options.shard), ms, recorded, cases };
  if (options.shard === undefined) writeRecords(project, results);
  return ended(results);
}

/** The jobs with those first whose paths take most of the steps of recorded sessions. */
async function mostUsedFirst(
  project: Project,
  jobs: Job[],
  sessions: readonly string[] = [],
): Promise<Job[]> {
  if (sessions.length === 0) return jobs;
  const weights = await weightsOf(project, sessions);
  const weightOf = ({ loaded, path }: Job) => weights.get(loaded.id)?.paths.get(path.id) ?? 0;
  return jobs.toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** Writes the records of the machines of which all paths were walked. */
export function writeRecords({ root }: Project, { cases, recorded = [], tree }: Results): void {
  for (const record of recordsOf(cases))
    if (recorded.includes(record.machine)) writeRecord(root, tree, record);
}

async function fixturesOf(project: Project): Promise<FixtureFactory> {
  const fixtures = await loadFixtures(project);
  if (!fixtures) throw new UsageError('the configuration has no fixture for browser walks');
  return fixtures;
}

/** Walks these jobs and nothing else. */
export async function walkJobs(
  project: Project,
  jobs: readonly Job[],
  options: WalkOptions,
): Promise<JobWalk[]> {
  const fixtures = await fixturesOf(project);
  await fixtures.prepare?.();
  return walkAll(project, fixtures, jobs, options);
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
  const workers = Math.min(options.workers ?? project.config.workers ?? os.availableParallelism(), count);
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const { connect, headed } = options;
      const source = await fixtures.begin({ headed, worker, ...(connect === undefined ? {} : { connect }) });
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
  { screenshots }: WalkOptions,
): Promise<JobWalk> {
  const { checks, driver, fault, isPart, loaded, path } = job;
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
    fault,
    ...inputOf(loaded, path),
    onStep: async (step, walked) => {
      if (isPart) return;
      if (screenshots) await takeImage(walked.page, fileOf('screenshots', `-${step}.jpeg`));
      await checks.check(path, step, walked, source);
    },
    onFault: (state, name, walked) => checks.checkAfterFault(state, name, walked, source),
  };
  const files = { image: fileOf('failures', '.jpeg'), trace: fileOf('failures', '.zip') };
  const result = await walkForEvidence(walk, files);
  return { job, ms: Math.round(performance.now() - began), result };
}

function inputOf({ samples }: LoadedMachine, { input }: ReplayedPath) {
  const sample = samples.inputs?.find((each) => each.input === input);
  return sample ? { input: sample } : {};
}
