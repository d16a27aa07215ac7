import type { AnyStateMachine } from 'xstate';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Budget, type Exploration, explore, exploreLike } from '../explore/explore.ts';
import { limitsOf } from '../explore/watch.ts';
import { expectation, type FrozenPath } from '../walk/frozen.ts';
import { firstMismatch } from '../walk/replay.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

export interface MutationReport {
  id: string;
  killed: number;
  /** Mutants that no frozen path killed although they behave differently in some sampled situation. */
  survived: Survivor[];
  /** Survivors for which the samples give a reason. */
  explained: (Survivor & { reason: string })[];
  /** Explanations of mutants that do not survive. */
  outdated: string[];
  /** Mutants that behave like the machine in every explored situation and cannot be killed. */
  equivalent: Survivor[];
  /** Reason if exploration of the machine stopped at its budget: no survivor is then known to be equivalent. */
  exceeded?: string;
}

export interface Survivor {
  kind: string;
  where: string;
}

/**
 * Replays the frozen paths on every mutant of the machine; they must pass on the machine itself. A mutant that no
 * path kills is explored within `budget`: it is equivalent if it behaves like the machine in every sampled situation.
 */
export function mutate(
  id: string,
  machine: AnyStateMachine,
  samples: AnySamples,
  frozen: readonly FrozenPath[],
  budget: Budget = {},
): MutationReport {
  const limits = limitsOf(budget, `${id}: exploring,`);
  const reasons = new Map(Object.entries(samples.survivors ?? {}));
  const report: MutationReport = {
    id,
    killed: 0,
    survived: [],
    explained: [],
    outdated: [],
    equivalent: [],
  };
  let original: Exploration | undefined;
  const isKilled = killer(samples, frozen);
  for (const mutant of mutantsOf(machine)) {
    if (isKilled(mutant)) {
      report.killed += 1;
      continue;
    }
    original ??= explore(machine, samples, limits);
    const { kind, where } = mutant;
    const same = behavesLike(original, (known) => exploreLike(known, mutant.build(), samples, limits));
    const reason = same ? undefined : reasons.get(nameOf({ kind, where }));
    if (reason !== undefined) report.explained.push({ kind, where, reason });
    else (same ? report.equivalent : report.survived).push({ kind, where });
  }
  for (const survivor of report.explained) reasons.delete(nameOf(survivor));
  report.outdated.push(...reasons.keys());
  const exceeded = original && stoppedAt(original);
  return exceeded === undefined ? report : { ...report, exceeded };
}

/** Why not all states are known. */
const stoppedAt = ({ exceeded, limited }: Exploration) =>
  exceeded ?? (limited === undefined ? undefined : `is limited: ${limited}`);

/** Of a machine that is not explored completely nothing is known to be equivalent. */
const behavesLike = (original: Exploration, exploreMutant: (like: Exploration) => Exploration): boolean =>
  stoppedAt(original) === undefined && behaviourOf(exploreMutant(original)) === behaviourOf(original);

/** Name of a mutant in reports, and the key of its explanation. */
const nameOf = ({ kind, where }: Survivor) => `${kind} at ${where}`;

/** What is wrong with the paths or with the explanations, one line each; nothing if every mutant is accounted for. */
export const mutationProblems = ({ exceeded, outdated, survived }: MutationReport): string[] => [
  ...(exceeded === undefined ? [] : [`not compared: exploration ${exceeded}`]),
  ...survived.map((each) => `survived: ${nameOf(each)}`),
  ...outdated.map((name) => `explained, but does not survive: ${name}`),
];

/**
 * Whether a path kills a mutant. Mutants come in the order of their places, so that the path which has killed the last
 * one is tried first.
 */
function killer(samples: AnySamples, frozen: readonly FrozenPath[]): (mutant: Mutant) => boolean {
  const paths = [...frozen];
  return (mutant) => {
    try {
      const killing = firstMismatch(mutant.build(), samples, paths);
      if (!killing) return false;
      paths.splice(paths.indexOf(killing), 1);
      paths.unshift(killing);
    } catch {
      // XState rejects the configuration, or the machine throws.
    }
    return true;
  };
}

/** The whole behaviour of the machine as one text. */
function behaviourOf({ edges, faults, starts, states }: Exploration): string {
  const lines = [...starts, ...edges].map(({ result, from, label, to }) => {
    return [states[from]?.key ?? '', label, states[to]?.key ?? '', expectation(result)].join('\t');
  });
  return [...lines, ...faults.map(({ label, leaves }) => `${leaves.join()}\t${label}\tfault`)]
    .sort()
    .join('\n');
}

/** Share of the killed among the mutants that are neither equivalent nor explained, between 0 and 1. */
export function mutationScore({ killed, survived }: MutationReport): number {
  const all = killed + survived.length;
  return all === 0 ? 1 : killed / all;
}

export function mutationText(reports: readonly MutationReport[]): string {
  const lines = reports.flatMap((report) => {
    const { equivalent, exceeded, explained, id, killed, outdated, survived } = report;
    const score = `${Math.floor(1_000 * mutationScore(report)) / 10} %`;
    const counts = [
      `${killed} killed`,
      `${survived.length} survived (${score})`,
      ...(explained.length > 0 ? [`${explained.length} explained`] : []),
      `${equivalent.length} equivalent`,
    ];
    return [
      `${id}: ${counts.join(', ')}`,
      ...(exceeded === undefined ? [] : [`  not compared: exploration ${exceeded}`]),
      ...survived.map((each) => `  survived: ${nameOf(each)}`),
      ...explained.map((each) => `  explained: ${nameOf(each)}: ${each.reason}`),
      ...outdated.map((name) => `  explained, but does not survive: ${name}`),
    ];
  });
  const sum = (count: (report: MutationReport) => number) =>
    reports.reduce((total, each) => total + count(each), 0);
  const [killed, survived] = [sum((each) => each.killed), sum((each) => each.survived.length)];
  const share = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  return [...lines, `all: ${killed} of ${killed + survived} killed, ${share.toFixed(1)} %`].join('\n');
}
