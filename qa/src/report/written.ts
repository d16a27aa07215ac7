import type { Criterion } from '../plan/criteria.ts';
import type { MachinePlan } from '../plan/machine-plan.ts';
import type { PlainGraph } from '../plan/plain-graph.ts';
import type { Plan } from '../plan/plan.ts';
import type { WalkGraph, WalkStep } from '../plan/plan-graph.ts';
import { expectation } from '../walk/frozen.ts';
import { pathInWords, type Sentence } from './sentences.ts';

/** A plan in the form that all output formats have in common. */
export interface WrittenPlan {
  id: string;
  criterion: Criterion;
  steps: number;
  lowerBound: number;
  paths: WrittenPath[];
}

export interface WrittenPath {
  id: string;
  title: string;
  start: WrittenStep;
  steps: WrittenStep[];
}

export interface WrittenStep extends Sentence {
  label: string;
  leaves: string[];
  /** The expected result in the form of frozen paths; the state of a graph. */
  outcome: string;
  covers: readonly string[];
}

export function writtenMachine(plan: MachinePlan): WrittenPlan {
  const { criterion, id, paths } = plan;
  return {
    id,
    criterion,
    steps: plan.plan.steps,
    lowerBound: plan.plan.lowerBound,
    paths: paths.map((path) => {
      const sentences = pathInWords(plan, path);
      const [start, ...steps] = [path.start, ...path.steps].map(({ covered, result, label }, index, all) => ({
        ...(sentences[index] as Sentence),
        label,
        leaves: result.leaves,
        outcome: expectation(result, all[index - 1]?.result),
        covers: covered,
      }));
      const title = `${id} ${path.id}: ${path.steps.at(-1)?.label ?? path.start.label}`;
      return { id: path.id, title, start: start as WrittenStep, steps };
    }),
  };
}

/** `walkable` is the graph on which `plan` was made. */
export function writtenGraph(
  id: string,
  criterion: Criterion,
  { states, transitions }: PlainGraph,
  walkable: WalkGraph,
  { lowerBound, paths, steps }: Plan,
): WrittenPlan {
  const stepLabels = transitions.flatMap(({ from, label }) => (from === undefined ? [] : [label]));
  const startLabels = transitions.flatMap(({ from, label }) => (from === undefined ? [label] : []));
  const places = walkable.starts.length - startLabels.length;
  const written = (label: string, action: string, { covered, to }: WalkStep): WrittenStep => {
    const state = states[to] as string;
    return { label, action, expected: `State: ${state}.`, leaves: [state], outcome: state, covers: covered };
  };
  const taken = (label: string, { to }: WalkStep) =>
    label === '' ? `Go to ${states[to]}.` : `Take “${label}”.`;
  return {
    id,
    criterion,
    steps,
    lowerBound,
    paths: paths.map((path, index) => {
      const begun = walkable.starts[path.start] as WalkStep;
      const first = startLabels[path.start - places];
      const start =
        first === undefined
          ? written(begun.name, 'Start.', begun)
          : written(first, taken(first, begun), begun);
      const rest = path.steps.map((step) => {
        const label = stepLabels[step] as string;
        const end = walkable.steps[step] as WalkStep;
        return written(label, taken(label, end), end);
      });
      const number = String(index + 1);
      return { id: number, title: `${id} ${number}: ${[start, ...rest].at(-1)?.label}`, start, steps: rest };
    }),
  };
}
