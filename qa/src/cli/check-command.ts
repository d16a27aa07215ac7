import { Coverage } from '../explore/coverage.ts';
import { type Budget, explore } from '../explore/explore.ts';
import { faultLines } from '../explore/faults.ts';
import { limitsOf } from '../explore/watch.ts';
import { type MutationReport, mutate, mutationText, passes } from '../mutate/mutate.ts';
import { machineTask } from '../plan/criteria.ts';
import { coveredBy } from '../report/path-coverage.ts';
import type { FrozenPath } from '../walk/frozen.ts';
import { replay } from '../walk/replay.ts';
import { walkModel } from '../walk/walk-model.ts';
import { type LoadedMachine, loadMachine, type Project } from './config.ts';
import { type CommandResult, type Verdict, worst } from './exit-codes.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import { mismatchTexts } from './mismatch-text.ts';

/** Walks the frozen paths with running actors on a manual clock, and lists what none of them covers. */
export async function check(project: Project, ids: readonly string[]): Promise<CommandResult> {
  const lines: string[] = [];
  const verdicts: Verdict[] = [];
  for (const id of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, id);
    const paths = loadFrozenPaths(loaded);
    const mismatches = walkModel(loaded.machine, loaded.samples, paths);
    const gaps = mismatches.length === 0 ? gapsOf(loaded, paths, project.config.budget) : [];
    const failed = new Set(mismatches.map(({ path }) => path)).size;
    verdicts.push(failed + gaps.length === 0 ? 'ok' : 'failed');
    lines.push(`${id}: ${paths.length - failed} of ${paths.length} paths`);
    lines.push(...mismatchTexts(mismatches), ...gaps.map((gap) => `  ${gap}`));
  }
  return { verdict: worst(verdicts), text: lines.join('\n') };
}

/** What the frozen paths leave open, with the reasons: targets, failing steps, the budget. */
export function gapsOf(
  { criterion, id, machine, samples }: LoadedMachine,
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

/**
 * Fails if a mutant survives without a reason in the samples, if one with a reason does not survive, if exploration
 * stops at its budget, or if the frozen paths are stale: those would differ from every mutant.
 */
export async function mutateAll(project: Project, ids: readonly string[]): Promise<CommandResult> {
  const reports: MutationReport[] = [];
  const stale: string[] = [];
  for (const id of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, id);
    const { machine, samples } = loaded;
    const frozen = loadFrozenPaths(loaded);
    const { mismatches } = replay(machine, samples, frozen);
    if (mismatches.length > 0) stale.push(`${id}: the frozen paths are stale`, ...mismatchTexts(mismatches));
    else reports.push(mutate(id, machine, samples, frozen, project.config.budget));
  }
  const ok = stale.length === 0 && reports.every(passes);
  const sums = reports.length > 0 ? [mutationText(reports)] : [];
  return { verdict: ok ? 'ok' : 'failed', text: [...stale, ...sums].join('\n') };
}
