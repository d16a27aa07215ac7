import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CaseResult, Problem } from '../report/results.ts';
import { lineOfPath } from '../walk/frozen.ts';
import type { Mismatch } from '../walk/replay.ts';
import type { BrowserFailure } from '../walk/walk-browser.ts';
import type { LoadedMachine } from './config.ts';

/** What differs from the frozen paths, with the lines of their file. */
export function mismatchProblems(
  mismatches: readonly Mismatch[],
  machine: LoadedMachine,
  root: string,
): { path: string; problem: Problem }[] {
  const placeOf = placesIn(machine, root);
  return mismatches.map(({ expected, label, path, seen, step }) => ({
    path,
    problem: { kind: 'failed', title: label, step, expected, seen, place: placeOf(path, step) },
  }));
}

/** Where a step of a path stands in the machine's file of frozen paths. */
export function placesIn({ frozen }: LoadedMachine, root: string) {
  const content = readFileSync(frozen, 'utf8');
  const file = relative(root, frozen);
  return (path: string, step: number) => ({ file, line: lineOfPath(content, path) + 1 + step });
}

/** Something besides the paths that is checked of a machine: it fails for each of these lines. */
export function checkResult(machine: string, name: string, lines: readonly string[]): CaseResult {
  const problems = lines.map((title): Problem => ({ kind: 'failed', title }));
  return { machine, kind: 'check', name, verdict: lines.length === 0 ? 'ok' : 'failed', problems };
}

/** The failure of a browser walk; files are relative to `root`. */
export function failureProblem(
  { evidence, expected, kind, label, seen, states, step }: BrowserFailure,
  root: string,
): Problem {
  const named = (file: string) => relative(root, file);
  const { image, trace } = evidence;
  return {
    kind,
    title: label,
    step,
    expected,
    seen,
    ...(states === undefined ? {} : { states }),
    ...(image === undefined ? {} : { image: named(image) }),
    ...(trace === undefined || kind === 'unstable' ? {} : { trace: named(trace) }),
  };
}
