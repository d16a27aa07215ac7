import { coveredBy } from '../report/path-coverage.ts';
import { problemText } from '../report/problem-text.ts';
import { type CaseResult, problemGroups } from '../report/results.ts';
import { type Verdict, worst } from '../shared/exit-codes.ts';
import type { WalkRecord } from '../walk/record.ts';
import type { BrowserResult } from '../walk/walk-browser.ts';
import { failureProblem, placesIn } from './problems.ts';
import type { Job } from './walk-jobs.ts';

/** One walk of a job. */
export interface JobWalk {
  job: Job;
  /** Duration with the second walk of a failed path. */
  ms: number;
  result: BrowserResult;
}

/** The results of the jobs in the order of their first walk, each from its walks in all rounds. */
export const walkedCases = (walks: readonly JobWalk[], root: string): CaseResult[] =>
  [...Map.groupBy(walks, ({ job }) => job)].map(([job, own]) => walkedCase(job, own, root));

/** The last failure counts, to which the files of evidence belong. */
function walkedCase(job: Job, walks: readonly JobWalk[], root: string): CaseResult {
  const { coverage, isPart = false, loaded, path } = job;
  const failures = walks.flatMap(({ result }) => result.failure ?? []);
  const last = failures.at(-1);
  const steps = path.steps.length;
  const problems = last
    ? [{ ...failureProblem(last, root), place: placesIn(loaded, root)(path.id, Math.min(last.step, steps)) }]
    : [];
  const covered = walks.flatMap(({ result }) =>
    coveredBy(path, coverage, loaded.criterion, result.failure?.step),
  );
  return {
    machine: loaded.id,
    kind: 'path',
    name: nameOf(job),
    verdict: verdictOf(walks.map(({ result }) => result)),
    ms: median(walks.map(({ ms }) => ms)),
    problems,
    ...(walks.length > 1 ? { rounds: { failed: failures.length, of: walks.length } } : {}),
    ...(isPart
      ? {}
      : {
          walked: {
            path: path.id,
            covered: [...new Set(covered)].sort(),
            startMs: walks.flatMap(({ result }) => result.startMs ?? []),
            stepMs: walks.flatMap(({ result }) => result.stepMs),
          },
        }),
  };
}

/** Verdict on a path from its walks: it is unstable if it failed in some of them and passed in others. */
export function verdictOf(results: readonly Pick<BrowserResult, 'failure'>[]): Verdict {
  const verdicts = results.map(({ failure }) => failure?.kind ?? 'ok');
  const isMixed = verdicts.includes('ok') && verdicts.some((verdict) => verdict !== 'ok');
  return isMixed || verdicts.includes('unstable') ? 'unstable' : worst(verdicts);
}

/** The record of each machine with walked paths. */
export function recordsOf(cases: readonly CaseResult[]): WalkRecord[] {
  const walked = cases.flatMap((each) => (each.walked ? [{ ...each, ...each.walked }] : []));
  return [...Map.groupBy(walked, ({ machine }) => machine)].map(([machine, own]) => ({
    machine,
    covered: [...new Set(own.flatMap(({ covered }) => covered))].sort(),
    paths: own
      .map(({ ms = 0, path, verdict }) => ({ id: path, ok: verdict === 'ok', ms }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    startMs: median(own.flatMap(({ startMs }) => startMs)),
    stepMs: median(own.flatMap(({ stepMs }) => stepMs)),
  }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** A path, or a part of it, and whether the page is reloaded at its end. */
function nameOf({ afterReload, isPart = false, path }: Job): string {
  const part = isPart ? ` to step ${path.steps.length}` : '';
  return `${path.id}${part}${afterReload === undefined ? '' : ', reloaded'}`;
}

export function progressText({ job, ms, result: { failure } }: JobWalk, count: number, all: number): string {
  const end = failure ? `${failure.kind.toUpperCase()} at step ${failure.step}` : 'ok';
  return `${count}/${all} ${job.loaded.id} ${nameOf(job)} ${end} ${ms} ms`;
}

/** The problems of all cases, and in how many rounds those of each path were seen. */
export function walkText(cases: readonly CaseResult[], sums: readonly string[]): string {
  const problems = problemGroups(cases).map((group) => {
    const { machine, problem } = group;
    const text = problemText(group);
    if (machine === '') return text;
    return problem.step === undefined ? `${machine}: ${text}` : `${machine} ${text}`;
  });
  const rounds = cases.flatMap(({ machine, name, rounds: counted }) => {
    if (!counted || counted.failed === 0) return [];
    return [`${machine} ${name} failed in ${counted.failed} of ${counted.of} rounds`];
  });
  return [...problems, ...rounds, ...sums].join('\n');
}

/** How many of the walked paths passed. */
export function sumText(cases: readonly CaseResult[], repeat: number, ms: number): string {
  const walked = cases.filter((each) => each.ms !== undefined);
  const count = (verdict: Verdict) => walked.filter((each) => each.verdict === verdict).length;
  const others = (['failed', 'unstable', 'broken'] as const).filter((verdict) => count(verdict) > 0);
  const times = repeat > 1 ? ` ${repeat} times` : '';
  const sum = `${count('ok')} of ${walked.length} paths walked${times} in ${(ms / 1_000).toFixed(1)} s`;
  return [sum, ...others.map((verdict) => `${count(verdict)} ${verdict}`)].join(', ');
}
