import type { AnyStateMachine } from 'xstate';
import { Coverage } from '../explore/coverage.ts';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Budget, explore } from '../explore/explore.ts';
import { faultLines } from '../explore/faults.ts';
import { limitsOf } from '../explore/watch.ts';
import { type Criterion, machineTask } from '../plan/criteria.ts';
import type { FrozenPath } from '../walk/frozen.ts';
import { replay } from '../walk/replay.ts';
import { coveredBy } from './path-coverage.ts';

/** A machine and what its paths must cover. */
interface Covered {
  id: string;
  machine: AnyStateMachine;
  samples: AnySamples;
  criterion: Criterion;
}

/** What the frozen paths leave open, with the reasons: targets, failing steps, the budget. */
export function gapsOf(
  { criterion, id, machine, samples }: Covered,
  frozen: readonly FrozenPath[],
  budget: Budget = {},
): string[] {
  const exploration = explore(machine, samples, limitsOf(budget, `${id}: exploring,`));
  const replayed = replay(machine, samples, frozen);
  const coverage = new Coverage(replayed.machine, samples);
  const covered = new Set(replayed.replayed.flatMap((path) => coveredBy(path, coverage, criterion)));
  const reasons = new Map(exploration.unreached.map(({ reason, target }) => [target.key, reason]));
  const { targets } = machineTask(exploration, criterion);
  const open = targets.filter(({ key }) => !covered.has(key));
  return [
    ...(exploration.exceeded === undefined ? [] : [`exploration ${exploration.exceeded}`]),
    ...faultLines(exploration.faults).map((line) => `the machine fails: ${line}`),
    ...open.map(({ key, label }) => `${label}: ${reasons.get(key) ?? 'no frozen path covers it'}`),
    ...(targets.length === 0 ? [`no ${criterion} to cover`] : []),
  ];
}
