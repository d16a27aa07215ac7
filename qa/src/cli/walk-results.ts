import { coveredBy } from '../report/path-coverage.ts';
import { median } from '../report/result-text.ts';
import type { CaseResult } from '../report/results.ts';
import { type Verdict, worst } from '../shared/exit-codes.ts';
import { faultLabels } from '../walk/faults.ts';
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

/** A path, or a part of it, and the fault at its end. */
function nameOf({ fault, isPart = false, path }: Job): string {
  const part = isPart ? ` to step ${path.steps.length}` : '';
  return `${path.id}${part}${fault === undefined ? '' : `, ${faultLabels[fault.name]}`}`;
}

export function progressText({ job, ms, result: { failure } }: JobWalk, count: number, all: number): string {
  const end = failure ? `${failure.kind.toUpperCase()} at step ${failure.step}` : 'ok';
  return `${count}/${all} ${job.loaded.id} ${nameOf(job)} ${end} ${ms} ms`;
}
