import type { AnyStateMachine } from 'xstate';
import { type Exploration, explore } from '../explore/explore.ts';
import type { AnySamples } from '../explore/offers.ts';
import { expectation, type FrozenPath } from '../walk/frozen.ts';
import { replay } from '../walk/replay.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

export interface MutationReport {
  id: string;
  killed: number;
  /** Mutants that no frozen path noticed although some sampled situation tells them apart. */
  survived: Survivor[];
  /** Mutants that do the same as the machine in every explored situation: nothing could notice them. */
  equivalent: Survivor[];
}

export interface Survivor {
  kind: string;
  where: string;
}

/**
 * Breaks the machine in every small way and replays the frozen paths on it. What they do not notice is explored
 * whole: if it behaves like the machine in every sampled situation it is no mutant at all.
 */
export function mutate(
  id: string,
  machine: AnyStateMachine,
  samples: AnySamples,
  frozen: readonly FrozenPath[],
): MutationReport {
  const report: MutationReport = { id, killed: 0, survived: [], equivalent: [] };
  let behaviour: string | undefined;
  for (const mutant of mutantsOf(machine)) {
    if (isNoticed(mutant, samples, frozen)) {
      report.killed += 1;
      continue;
    }
    behaviour ??= behaviourOf(explore(machine, samples));
    const { kind, where } = mutant;
    const same = behaviourOf(explore(mutant.build(), samples)) === behaviour;
    (same ? report.equivalent : report.survived).push({ kind, where });
  }
  return report;
}

function isNoticed(mutant: Mutant, samples: AnySamples, frozen: readonly FrozenPath[]): boolean {
  try {
    return replay(mutant.build(), samples, frozen).mismatches.length > 0;
  } catch {
    // A configuration that XState refuses, or a machine that throws at once.
    return true;
  }
}

/** Everything that the machine does anywhere, as one text. */
function behaviourOf({ edges, faults, starts, states }: Exploration): string {
  const lines = [...starts, ...edges].map(({ facts, from, label, to }) => {
    return [states[from]?.key ?? '', label, states[to]?.key ?? '', expectation(facts)].join('\t');
  });
  return [...lines, ...faults.map(({ label, leaves }) => `${leaves.join()}\t${label}\tfault`)]
    .sort()
    .join('\n');
}

/** Share of the mutants that can be noticed at all, between 0 and 1. */
export function mutationScore({ killed, survived }: MutationReport): number {
  const all = killed + survived.length;
  return all === 0 ? 1 : killed / all;
}

export function mutationText(reports: readonly MutationReport[]): string {
  const lines = reports.flatMap((report) => {
    const { equivalent, id, killed, survived } = report;
    const score = `${Math.floor(1_000 * mutationScore(report)) / 10} %`;
    const head = `${id}: ${killed} killed, ${survived.length} survived (${score}), ${equivalent.length} equivalent`;
    return [head, ...survived.map(({ kind, where }) => `  survived: ${kind} at ${where}`)];
  });
  const sum = (count: (report: MutationReport) => number) =>
    reports.reduce((total, each) => total + count(each), 0);
  const [killed, survived] = [sum((each) => each.killed), sum((each) => each.survived.length)];
  const share = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  return [...lines, `all: ${killed} of ${killed + survived} killed, ${share.toFixed(1)} %`].join('\n');
}
