import { outcomeTarget, startTarget, stateTarget, timerTarget } from '../explore/declared.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import type { Coverage } from './coverage.ts';

/** Keys of the targets that the start and the steps of a path cover, up to but without the failed step. */
export function coveredBy({ start, steps }: ReplayedPath, coverage: Coverage, failedStep?: number): string[] {
  const walked = [start, ...steps].slice(0, failedStep);
  return [
    ...walked.slice(0, 1).map(({ label }) => startTarget(label).key),
    ...walked.flatMap(({ parts }) =>
      parts.flatMap(({ move, step }) => [
        ...coverage.covered(step),
        ...step.facts.leaves.map((leaf) => stateTarget(leaf).key),
        ...step.fired.map((id) => timerTarget(id, 'fired').key),
        ...step.preempted.map((id) => timerTarget(id, 'pre-empted').key),
        ...(move?.kind === 'outcome' ? [outcomeTarget(move.source, move.outcome.name).key] : []),
      ]),
    ),
  ];
}
