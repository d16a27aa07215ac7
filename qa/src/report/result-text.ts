import { mutationText } from '../mutate/mutate.ts';
import type { Verdict } from '../shared/exit-codes.ts';
import { costText, type WalkRecord } from '../walk/record.ts';
import { problemText } from './problem-text.ts';
import { type CaseResult, problemGroups, type Results } from './results.ts';

/** What the terminal shows: problems and sums. */
export function resultText(results: Results): string {
  const { cases, command } = results;
  const own = command === 'walk' ? walkLines(cases) : modelLines(cases, command);
  return [...own, ...sumsOf(results)].join('\n');
}

/** Lines that sum up the cases. */
export function sumsOf({ cases, command, ms, mutations = [] }: Results): string[] {
  if (command === 'mutate') return mutations.length > 0 ? [mutationText(mutations)] : [];
  if (command === 'check') return [];
  return [...recordsOf(cases).map(costText), walkedText(cases, ms)];
}

/** The machines, each with its problems. Those of mutants are part of their sums. */
function modelLines(cases: readonly CaseResult[], command: 'check' | 'mutate'): string[] {
  return [...Map.groupBy(cases, ({ machine }) => machine)].flatMap(([machine, own]) => {
    const paths = own.filter(({ kind }) => kind === 'path');
    if (command === 'mutate' && paths.length === 0) return [];
    const passed = paths.filter(({ verdict }) => verdict === 'ok').length;
    const head =
      command === 'check'
        ? `${machine}: ${passed} of ${paths.length} paths`
        : `${machine}: the frozen paths are stale`;
    return [head, ...problemGroups(own).map((group) => problemText(group).replaceAll(/^/gm, '  '))];
  });
}

/** The problems of all cases, and in how many rounds those of each path were seen. */
function walkLines(cases: readonly CaseResult[]): string[] {
  const problems = problemGroups(cases).map((group) => {
    const { machine, problem } = group;
    const text = problemText(group);
    if (machine === '') return text;
    return problem.step === undefined ? `${machine}: ${text}` : `${machine} ${text}`;
  });
  const rounds = cases.flatMap(({ machine, name, rounds: counted }) => {
    if (!counted || counted.failed === 0) return [];
    return [`${machine} ${name} failed in ${counted.failed} of ${counted.of} rounds`];
  });
  return [...problems, ...rounds];
}

/** How many of the walked paths passed. */
function walkedText(cases: readonly CaseResult[], ms: number): string {
  const walked = cases.filter((each) => each.ms !== undefined);
  const count = (verdict: Verdict) => walked.filter((each) => each.verdict === verdict).length;
  const others = (['failed', 'unstable', 'broken'] as const).filter((verdict) => count(verdict) > 0);
  const repeat = Math.max(1, ...walked.map(({ rounds }) => rounds?.of ?? 1));
  const times = repeat > 1 ? ` ${repeat} times` : '';
  const sum = `${count('ok')} of ${walked.length} paths walked${times} in ${(ms / 1_000).toFixed(1)} s`;
  return [sum, ...others.map((verdict) => `${count(verdict)} ${verdict}`)].join(', ');
}

/** The record of each machine with walked paths. */
export function recordsOf(cases: readonly CaseResult[]): WalkRecord[] {
  const walked = cases.flatMap((each) => (each.walked ? [{ ...each, ...each.walked }] : []));
  return [...Map.groupBy(walked, ({ machine }) => machine)].map(([machine, own]) => ({
    machine,
    covered: [...new Set(own.flatMap(({ covered }) => covered))].sort(),
    paths: own
      .map(({ ms = 0, path, verdict }) => ({ id: path, ok: verdict === 'ok', ms }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    startMs: median(own.flatMap(({ startMs }) => startMs)),
    stepMs: median(own.flatMap(({ stepMs }) => stepMs)),
  }));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
