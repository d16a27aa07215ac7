import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Branch } from './branches.ts';
import { type LoadedMachine, loadMachine, loadWorlds, type Project } from './config.ts';
import { Coverage } from './coverage.ts';
import { outcomeTarget, startTarget, stateTarget, timerTarget } from './declared.ts';
import type { World } from './driver.ts';
import { recordFolder, treeKey, type WalkRecord, writeRecord } from './record.ts';
import { type Mismatch, type ReplayedPath, replay } from './replay.ts';
import { chosen, reviewedPaths } from './reviewed.ts';
import { type BrowserFailure, walkBrowser } from './walk-browser.ts';
import type { AnyDriver, WorldSource } from './worlds.ts';

export interface WalkOptions {
  headed: boolean;
  /** Prints every path as it ends. */
  progress: boolean;
  /** Keeps a picture of every step, for the explorer. */
  pictures?: boolean;
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
  failure: BrowserFailure | undefined;
}

/**
 * Walks the frozen paths of one machine, or of all that have drivers, in the real UI, several at a time, and
 * leaves a record of what was covered. What no longer agrees with the machine itself is reported without
 * opening a browser.
 */
export async function walkMachines(
  project: Project,
  id: string | undefined,
  options: WalkOptions,
): Promise<{ ok: boolean; text: string }> {
  const worlds = await loadWorlds(project);
  if (!worlds) throw new Error('the configuration names no world to walk in');
  const tree = treeKey(project.root);
  const lines: string[] = [];
  const jobs: Job[] = [];
  for (const each of chosen(project, id)) {
    const { found, stale } = await jobsOf(project, each);
    jobs.push(...found);
    lines.push(
      ...stale.map(
        ({ label, path, step }) => `${each} ${path}, step ${step}: ${label} is stale: check ${each}`,
      ),
    );
  }
  const began = performance.now();
  const queue = [...jobs];
  const done: Done[] = [];
  const workers = Math.min(project.config.workers ?? 2, Math.max(1, jobs.length));
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const source = await worlds.begin({ headed: options.headed, worker });
      try {
        for (let job = queue.shift(); job; job = queue.shift()) {
          const result = await walkJob(project, source, job, options);
          done.push(result);
          if (options.progress) process.stdout.write(`${progressText(result, done.length, jobs.length)}\n`);
        }
      } finally {
        await source.end();
      }
    }),
  );
  for (const each of new Set(jobs.map(({ loaded }) => loaded.id))) {
    const own = done.filter(({ job }) => job.loaded.id === each);
    writeRecord(project.root, tree, recordOf(each, own));
  }
  const failures = done.flatMap(({ failure }) => failure ?? []);
  lines.push(...failures.map(failureText));
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  lines.push(`${done.length - failures.length} of ${done.length} paths walked in ${seconds} s`);
  return { ok: failures.length === 0 && lines.length === failures.length + 1, text: lines.join('\n') };
}

async function jobsOf(project: Project, id: string): Promise<{ found: Job[]; stale: Mismatch[] }> {
  const loaded = await loadMachine(project, id);
  const { driver } = loaded;
  if (!driver) return { found: [], stale: [] };
  const { machine, mismatches, replayed } = replay(loaded.machine, loaded.samples, reviewedPaths(loaded));
  const coverage = new Coverage(machine);
  return { found: replayed.map((path) => ({ loaded, driver, path, coverage })), stale: mismatches };
}

async function walkJob(
  project: Project,
  source: WorldSource,
  job: Job,
  { pictures }: WalkOptions,
): Promise<Done> {
  const { driver, loaded, path } = job;
  const began = performance.now();
  const pictureOf = (kind: string, step: number | string) => {
    const folder = join(recordFolder(project.root), kind, loaded.id);
    mkdirSync(folder, { recursive: true });
    return join(folder, `${path.id}-${step}.jpeg`);
  };
  const failure = await walkBrowser({
    machine: loaded.id,
    machineId: loaded.machine.id,
    driver,
    path,
    source,
    ...inputOf(loaded, path),
    onStep: async (step, world) => {
      if (pictures) await picture(world, pictureOf('pictures', step));
    },
    onFailure: async (world) => {
      const file = pictureOf('failures', 'failed');
      await picture(world, file);
      return relative(project.root, file);
    },
  });
  return { job, ms: Math.round(performance.now() - began), failure };
}

async function picture({ page }: World, path: string): Promise<void> {
  await page.screenshot({ path, type: 'jpeg', quality: 60, scale: 'css' });
}

function inputOf({ samples }: LoadedMachine, { input }: ReplayedPath) {
  const sample = samples.inputs?.find((each) => each.input === input);
  return sample ? { input: sample } : {};
}

function recordOf(machine: string, done: readonly Done[]): WalkRecord {
  const covered = new Set<string>();
  for (const { failure, job } of done) {
    const { coverage, path } = job;
    const walked = [path.start, ...path.steps].slice(0, failure?.step);
    for (const branch of walked) for (const key of coveredBy(branch, coverage)) covered.add(key);
    if (walked.length > 0) covered.add(startTarget(path.start.label).key);
  }
  const paths = done.map(({ failure, job, ms }) => ({ id: job.path.id, ok: !failure, ms }));
  return { machine, covered: [...covered].sort(), paths };
}

function coveredBy({ parts }: Branch, coverage: Coverage): string[] {
  return parts.flatMap(({ move, step }) => [
    ...coverage.covered(step),
    ...step.facts.leaves.map((leaf) => stateTarget(leaf).key),
    ...step.fired.map((id) => timerTarget(id, 'fired').key),
    ...step.preempted.map((id) => timerTarget(id, 'pre-empted').key),
    ...(move?.kind === 'outcome' ? [outcomeTarget(move.source, move.outcome.name).key] : []),
  ]);
}

function progressText({ failure, job, ms }: Done, count: number, all: number): string {
  const { loaded, path } = job;
  return `${count}/${all} ${loaded.id} ${path.id} ${failure ? `FAILED at step ${failure.step}` : 'ok'} ${ms} ms`;
}

export function failureText({
  evidence,
  expected,
  label,
  machine,
  path,
  seen,
  step,
}: BrowserFailure): string {
  return [
    `${machine} ${path}, step ${step}: ${label}`,
    `  expected ${expected}`,
    `  seen     ${seen}`,
    ...(evidence ? [`  picture  ${evidence}`] : []),
  ].join('\n');
}
