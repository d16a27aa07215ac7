import type { Coverage } from '../explore/coverage.ts';
import { outcomeTarget, sampleTarget, startTarget, stateTarget, timerTarget } from '../explore/declared.ts';
import { type Criterion, pairKey } from '../plan/criteria.ts';
import type { ReplayedPath } from '../walk/replay.ts';

/** Keys of the targets that a path covers, up to but without the failed step. */
export function coveredBy(
  { start, steps }: ReplayedPath,
  coverage: Coverage,
  criterion: Criterion,
  failedStep?: number,
): string[] {
  const walked = [start, ...steps]
    .slice(0, failedStep)
    .map((branch, index) => [
      ...(index === 0 ? [startTarget(branch.label).key] : []),
      ...branch.parts.flatMap(({ move, step }) => [
        ...coverage.covered(step),
        ...step.result.leaves.map((leaf) => stateTarget(leaf).key),
        ...step.fired.map((id) => timerTarget(id, 'fired').key),
        ...step.preempted.map((id) => timerTarget(id, 'pre-empted').key),
        ...(move?.kind === 'event' ? [sampleTarget(move.label).key] : []),
        ...(move?.kind === 'outcome' ? [outcomeTarget(move.source, move.outcome.name).key] : []),
      ]),
    ]);
  if (criterion !== 'pairs') return walked.flat();
  return walked.slice(1).flatMap((second, index) => {
    return (walked[index] ?? []).flatMap((first) => second.map((key) => pairKey(first, key)));
  });
}
