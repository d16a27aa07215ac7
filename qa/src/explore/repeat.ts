import type { Expansion } from './branches.ts';
import { changedFields } from './changes.ts';
import { effectText } from './effects.ts';
import { faultMessage } from './faults.ts';
import { StepProblem } from './step-problem.ts';
import type { StepResult } from './stepper.ts';

/** How often each move is made twice. */
const SAMPLE = 3;

/** Why a step is no function of state and event. */
export const OUTER_CAUSE =
  'it depends on something that is neither in the state nor in the event, such as a variable outside of the machine';

/** Finds steps that are no function of state and event: it makes a sample of them twice. */
export class Repeats {
  private readonly counts = new Map<string, number>();

  /** Puts a problem into those expansions that differ when they are made again. */
  checked(leaves: string[], expansions: Expansion[], again: () => readonly Expansion[]): Expansion[] {
    const labels = expansions.map((each) => labelOf(each));
    if (labels.every((label) => (this.counts.get(label) ?? 0) >= SAMPLE)) return expansions;
    for (const label of labels) this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
    const second = again();
    return expansions.map((first, index) => {
      const { branch } = first;
      const differing = differenceOf(first, second[index]);
      if (differing === undefined || !branch) return first;
      const error = new StepProblem(`has another result when it is repeated (${differing}): ${OUTER_CAUSE}`);
      return { branch, fault: { leaves, label: branch.label, error } };
    });
  }
}

const labelOf = ({ branch, fault }: Expansion) => (branch ?? fault)?.label ?? '';

function differenceOf(first: Expansion, second: Expansion | undefined): string | undefined {
  if (second === undefined || labelOf(first) !== labelOf(second)) return 'other steps are possible';
  if (!first.branch || !second.branch)
    return first.branch || second.branch ? faultMessage((first.fault ?? second.fault)?.error) : undefined;
  return resultDifference(first.branch.result, second.branch.result);
}

/** What differs of two results, in a few words. */
function resultDifference(first: StepResult, second: StepResult): string | undefined {
  const fields = changedFields(first.context, second.context);
  if (fields.length > 0) return fields.join(', ') || 'context';
  const textOf = ({ effects, leaves, status }: StepResult) =>
    [leaves.join(', '), status, ...effects.map(effectText)].join(' | ');
  const [a, b] = [textOf(first), textOf(second)];
  return a === b ? undefined : `${a} and ${b}`;
}
