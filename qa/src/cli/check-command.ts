import { type MutationReport, mutate, mutationProblems } from '../mutate/mutate.ts';
import { gapsOf } from '../report/gaps.ts';
import type { CaseResult, CommandResult, Shard } from '../report/results.ts';
import { replay } from '../walk/replay.ts';
import { walkModel } from '../walk/walk-model.ts';
import { loadMachine, type Project } from './config.ts';
import { ended, placeOf } from './ended.ts';
import { loadFrozenPaths, selectMachines } from './load-frozen-paths.ts';
import { checkResult, mismatchProblems } from './problems.ts';
import { inShard } from './shard.ts';

/** Walks the frozen paths with running actors on a manual clock, and lists what none of them covers. */
export async function check(project: Project, ids: readonly string[], shard?: Shard): Promise<CommandResult> {
  const began = performance.now();
  const cases: CaseResult[] = [];
  for (const id of inShard(selectMachines(project, ids), shard, () => 1))
    cases.push(...(await checkMachine(project, id)));
  return ended({ command: 'check', ...placeOf(project, shard), ms: performance.now() - began, cases });
}

async function checkMachine({ config, root }: Project, id: string): Promise<CaseResult[]> {
  const loaded = await loadMachine({ config, root }, id);
  const paths = loadFrozenPaths(loaded);
  const differing = new Map(
    walkModel(loaded.machine, loaded.samples, paths).map((mismatch) => [mismatch.path, mismatch]),
  );
  const problems = mismatchProblems([...differing.values()], loaded, root);
  const cases = paths.map(({ id: name }): CaseResult => {
    const own = problems.filter(({ path }) => path === name).map(({ problem }) => problem);
    return { machine: id, kind: 'path', name, verdict: own.length === 0 ? 'ok' : 'failed', problems: own };
  });
  const gaps = problems.length === 0 ? gapsOf(loaded, paths, config.budget) : [];
  return [...cases, checkResult(id, 'coverage', gaps)];
}

/**
 * Fails if a mutant survives without a reason in the samples, if one with a reason does not survive, if exploration
 * stops at its budget, or if the frozen paths are stale: those would differ from every mutant.
 */
export async function mutateAll(
  project: Project,
  ids: readonly string[],
  shard?: Shard,
): Promise<CommandResult> {
  const began = performance.now();
  const mutations: MutationReport[] = [];
  const cases: CaseResult[] = [];
  for (const id of inShard(selectMachines(project, ids), shard, () => 1)) {
    const loaded = await loadMachine(project, id);
    const { machine, samples } = loaded;
    const frozen = loadFrozenPaths(loaded);
    const { mismatches } = replay(machine, samples, frozen);
    if (mismatches.length > 0) {
      const problems = mismatchProblems(mismatches, loaded, project.root);
      const own = problems.map(({ path: name, problem }): CaseResult => {
        return { machine: id, kind: 'path', name, verdict: 'failed', problems: [problem] };
      });
      cases.push(...own);
    } else {
      const report = mutate(id, machine, samples, frozen, project.config.budget);
      mutations.push(report);
      cases.push(checkResult(id, 'mutants', mutationProblems(report)));
    }
  }
  const ms = performance.now() - began;
  return ended({ command: 'mutate', ...placeOf(project, shard), ms, mutations, cases });
}
