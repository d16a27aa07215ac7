import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Coverage } from '../report/coverage.ts';
import { coveredBy } from '../report/path-coverage.ts';
import type { AnyDriver, WorkerFixture } from '../walk/fixtures.ts';
import { loadFrozenPaths, selectMachines } from '../walk/load-frozen-paths.ts';
import { costText, recordFolder, treeKey, type WalkRecord, writeRecord } from '../walk/record.ts';
import { type Mismatch, type ReplayedPath, replay } from '../walk/replay.ts';
import {
  type BrowserFailure,
  type BrowserResult,
  type BrowserWalk,
  type Evidence,
  takeImage,
  walkBrowser,
} from '../walk/walk-browser.ts';
import { type LoadedMachine, loadFixtures, loadMachine, type Project } from './config.ts';

export interface WalkOptions {
  /** Id of the only path to walk. */
  path?: string | undefined;
  headed: boolean;
  /** Prints a line after every path. */
  progress: boolean;
  /** Writes a screenshot of every step for the explorer. */
  screenshots?: boolean;
  /** Number of parallel walks; default is the configuration's. */
  workers?: number;
  /** Stops at the first failed path and does not walk it again to record a trace. */
  bail?: boolean;
}

interface Job {
  loaded: LoadedMachine;
  driver: AnyDriver;
  path: ReplayedPath;
  coverage: Coverage;
}

interface Done {
  job: Job;
  ms: number;
  result: BrowserResult;
}

/**
 * Walks the frozen paths of one machine, or of all machines with drivers, in the real UI in parallel, and
 * writes a record of the covered targets. Paths that no longer match the machine are reported without opening
 * a browser.
 */
export async function walkMachines(
  project: Project,
  id: string | undefined,
  options: WalkOptions,
): Promise<{ ok: boolean; text: string }> {
  const fixtures = await loadFixtures(project);
  if (!fixtures) throw new Error('the configuration has no fixture for browser walks');
  const tree = treeKey(project.root);
  const lines: string[] = [];
  const jobs: Job[] = [];
  for (const each of selectMachines(project, id)) {
    const { found, stale } = await jobsOf(project, each);
    jobs.push(...found.filter(({ path }) => options.path === undefined || path.id === options.path));
    lines.push(
      ...stale.map(
        ({ label, path, step }) => `${each} ${path}, step ${step}: ${label} is stale: check ${each}`,
      ),
    );
  }
  if (options.path !== undefined && jobs.length === 0) throw new Error(`no path ${options.path} of ${id}`);
  await fixtures.prepare?.();
  const began = performance.now();
  const queue = [...jobs];
  const done: Done[] = [];
  const costs: string[] = [];
  const workers = Math.min(options.workers ?? project.config.workers ?? 2, Math.max(1, jobs.length));
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const source = await fixtures.begin({ headed: options.headed, worker });
      try {
        for (let job = queue.shift(); job; job = queue.shift()) {
          const walked = await walkJob(project, source, job, options);
          done.push(walked);
          if (options.bail && walked.result.failure) queue.length = 0;
          if (options.progress) process.stdout.write(`${progressText(walked, done.length, jobs.length)}\n`);
        }
      } finally {
        await source.end();
      }
    }),
  );
  for (const each of new Set(jobs.map(({ loaded }) => loaded.id))) {
    const own = done.filter(({ job }) => job.loaded.id === each);
    const record = recordOf(each, own);
    if (options.path === undefined) writeRecord(project.root, tree, record);
    costs.push(costText(record));
  }
  const failures = done.flatMap(({ result }) => result.failure ?? []);
  const ok = failures.length === 0 && lines.length === 0;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const sum = `${done.length - failures.length} of ${done.length} paths walked in ${seconds} s`;
  return {
    ok,
    text: [...lines, ...failures.map((failure) => failureText(failure, project.root)), ...costs, sum].join(
      '\n',
    ),
  };
}

async function jobsOf(project: Project, id: string): Promise<{ found: Job[]; stale: Mismatch[] }> {
  const loaded = await loadMachine(project, id);
  const { driver } = loaded;
  if (!driver) return { found: [], stale: [] };
  const { machine, mismatches, replayed } = replay(loaded.machine, loaded.samples, loadFrozenPaths(loaded));
  const coverage = new Coverage(machine);
  return { found: replayed.map((path) => ({ loaded, driver, path, coverage })), stale: mismatches };
}

async function walkJob(
  project: Project,
  source: WorkerFixture,
  job: Job,
  { bail, screenshots }: WalkOptions,
): Promise<Done> {
  const { driver, loaded, path } = job;
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
    ...inputOf(loaded, path),
    onStep: async (step, { page }) => {
      if (screenshots) await takeImage(page, fileOf('screenshots', `-${step}.jpeg`));
    },
  };
  const files = { image: fileOf('failures', '.jpeg'), trace: fileOf('failures', '.zip') };
  const result = await (bail ? walkBrowser(walk) : walkForEvidence(walk, files));
  return { job, ms: Math.round(performance.now() - began), result };
}

/**
 * Walks a path. A failed path is walked again to record a trace, since tracing every path would slow down the
 * passing ones. The path stays failed even if the second walk passes.
 */
export async function walkForEvidence(
  walk: BrowserWalk,
  { image, trace }: Required<Evidence>,
): Promise<BrowserResult> {
  const result = await walkBrowser({ ...walk, evidence: { image } });
  const { failure } = result;
  if (!failure) return result;
  const again = await walkBrowser({ ...walk, evidence: { trace } });
  return { ...result, failure: { ...failure, evidence: { image, ...again.failure?.evidence } } };
}

function inputOf({ samples }: LoadedMachine, { input }: ReplayedPath) {
  const sample = samples.inputs?.find((each) => each.input === input);
  return sample ? { input: sample } : {};
}

function recordOf(machine: string, done: readonly Done[]): WalkRecord {
  const covered = new Set(
    done.flatMap(({ job: { coverage, path }, result }) => coveredBy(path, coverage, result.failure?.step)),
  );
  const paths = done.map(({ job, ms, result }) => ({ id: job.path.id, ok: !result.failure, ms }));
  const startMs = median(done.flatMap(({ result }) => result.startMs ?? []));
  const stepMs = median(done.flatMap(({ result }) => result.stepMs));
  return { machine, covered: [...covered].sort(), paths, startMs, stepMs };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function progressText({ job, ms, result: { failure } }: Done, count: number, all: number): string {
  const { loaded, path } = job;
  return `${count}/${all} ${loaded.id} ${path.id} ${failure ? `FAILED at step ${failure.step}` : 'ok'} ${ms} ms`;
}

export function failureText(
  { evidence, expected, label, machine, path, seen, step }: BrowserFailure,
  root = '',
): string {
  const named = (file: string) => relative(root, file);
  return [
    `${machine} ${path}, step ${step}: ${label}`,
    `  expected ${expected}`,
    `  seen     ${seen}`,
    ...(evidence.image
      ? [
          `  image    ${named(evidence.image)}`,
          `  trace    ${evidence.trace ? named(evidence.trace) : 'none: the path passed when walked again'}`,
        ]
      : []),
  ].join('\n');
}
