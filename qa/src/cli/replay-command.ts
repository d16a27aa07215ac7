import { existsSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Coverage } from '../explore/coverage.ts';
import { resultText } from '../report/result-text.ts';
import { type CommandResult, verdictOfCases } from '../report/results.ts';
import { type Verdict, worst } from '../shared/exit-codes.ts';
import { expectation, type FrozenPath, writeFrozen } from '../walk/frozen.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import type { Project } from './config.ts';
import { placeOf } from './ended.ts';
import { frozenPathsIn } from './load-frozen-paths.ts';
import { type ReplayedActor, replayFiles } from './replayed-sessions.ts';
import { StateChecks } from './state-checks.ts';
import { walkJobs } from './walk-command.ts';
import type { Job } from './walk-jobs.ts';
import { walkedCases } from './walk-results.ts';

export interface ReplayOptions {
  /** Also walks in the browser what the machines can do. */
  inBrowser: boolean;
  headed: boolean;
  connect?: string | undefined;
  /** Adds the recorded paths to the frozen ones. */
  freeze: boolean;
}

/** Walks recorded sessions in the model and in the browser, and tells where they leave what the machines can do. */
export async function replaySessions(
  project: Project,
  files: readonly string[],
  options: ReplayOptions,
): Promise<CommandResult> {
  const { replayed: actors, others } = await replayFiles(project, files);
  const lines = [
    ...actors.map(actorText),
    ...others.map((machine) => `${machine}: no machine of the project, so it is left out`),
    ...(actors.length === 0 ? ['nothing of it is of a machine of the project'] : []),
  ];
  const complete = actors.filter(({ matched }) => matched && !matched.left);
  const verdicts: Verdict[] = [complete.length === actors.length && actors.length > 0 ? 'ok' : 'failed'];
  if (options.freeze) lines.push(...freezeActors(project, complete));
  const jobs = options.inBrowser ? complete.flatMap(jobOf) : [];
  if (jobs.length > 0) {
    const began = performance.now();
    const walks = await walkJobs(project, jobs, { ...options, progress: false });
    const cases = walkedCases(walks, project.root);
    const ms = performance.now() - began;
    lines.push(resultText({ command: 'walk', ...placeOf(project, undefined), ms, cases }));
    verdicts.push(verdictOfCases(cases));
  }
  return { verdict: worst(verdicts), text: lines.join('\n') };
}

function actorText({ loaded: { id }, matched, recorded }: ReplayedActor): string {
  if (!matched) return `${id}: it never is in the state in which the recording begins`;
  const { before, left, path, steps } = matched;
  const way = before === 0 ? '' : `, after ${before} steps to where the recording begins`;
  const labels = [path.start, ...path.steps].map(({ label }) => label).join(', ');
  const head = `${id} ${path.id}: ${steps} of ${recorded} recorded events${way}: ${labels}`;
  if (!left) return head;
  const expected = left.expected.length === 0 ? `${left.event} is not possible` : left.expected.join(' or ');
  return `${head}
  leaves the expected path at event ${left.step}: ${left.event} in ${left.from}
    expected ${expected}
    seen     ${left.seen}`;
}

/** Adds the paths to the files of frozen paths that lack them. */
function freezeActors({ root }: Project, actors: readonly ReplayedActor[]): string[] {
  return actors.flatMap(({ loaded, matched }) => {
    if (!matched) return [];
    const before = existsSync(loaded.frozen) ? frozenPathsIn(loaded) : [];
    const file = relative(root, loaded.frozen);
    if (before.some(({ id }) => id === matched.path.id))
      return [`${file}: ${matched.path.id} is there already`];
    const title = `${loaded.id}: every ${loaded.criterion.slice(0, -1)}`;
    writeFileSync(loaded.frozen, writeFrozen(title, [...before, frozenOf(matched.path)]));
    return [`${file}: ${matched.path.id} added`];
  });
}

const frozenOf = ({ id, start, steps }: ReplayedPath): FrozenPath => ({
  id,
  start: { label: start.label, expected: expectation(start.result) },
  steps: steps.map(({ label, result }, index) => ({
    label,
    expected: expectation(result, (steps[index - 1] ?? start).result),
  })),
});

/** Nothing for a machine without a driver. */
function jobOf({ loaded, matched }: ReplayedActor): Job[] {
  const { driver, machine, samples } = loaded;
  if (!driver || !matched) return [];
  const { path } = matched;
  const checks = new StateChecks(loaded, driver, [path], { update: false, isPart: true });
  const coverage = new Coverage(machine, samples);
  return [{ loaded, driver, path, coverage, checks, isLongest: false, isPart: true }];
}
