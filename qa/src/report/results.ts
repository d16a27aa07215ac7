import type { MutationReport } from '../mutate/mutate.ts';
import { type Verdict, worst } from '../shared/exit-codes.ts';

/** What `check`, `mutate` and `walk` have found. All reporters write this, and `merge` reads it. */
export interface Results {
  command: 'check' | 'mutate' | 'walk';
  /** Duration in milliseconds; of merged shards the longest one. */
  ms: number;
  /** Hash of the working tree. */
  tree: string;
  /** Which part of the paths or machines this is. */
  shard?: Shard;
  /** Machines of which all paths were walked, so that a record is written. */
  recorded?: string[];
  mutations?: MutationReport[];
  cases: CaseResult[];
}

/** `index` counts from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** A path of a machine, or something else that is checked of it, such as whether its paths cover everything. */
export interface CaseResult {
  machine: string;
  kind: 'path' | 'check';
  /** Id of the path, or what is checked. */
  name: string;
  verdict: Verdict;
  /** Duration in milliseconds. */
  ms?: number;
  problems: Problem[];
  /** Failed rounds of a path that was walked several times, and all of them. */
  rounds?: { failed: number; of: number };
  /** What the record of a browser walk is made of; times in milliseconds of each walk and of each of its steps. */
  walked?: { path: string; covered: string[]; startMs: number[]; stepMs: number[] };
}

export interface Problem {
  /** `unstable`: the step failed once and passed when the path was walked again. */
  kind: Exclude<Verdict, 'ok'>;
  /** The label of the step, or the whole problem in one line. */
  title: string;
  /** 0 is the start of the path. */
  step?: number;
  /** Expected and actual result. */
  expected?: string;
  seen?: string;
  /** The state of each running machine of the page by its actor path. */
  states?: Readonly<Record<string, string>>;
  /** A picture and a trace of the page, relative to the folder of the configuration. */
  image?: string;
  trace?: string;
  /** Where the path stands: file, relative to the folder of the configuration, and line from 1. */
  place?: { file: string; line: number };
}

/** Verdict and text of a command, with the results of those that walk paths. */
export interface CommandResult {
  verdict: Verdict;
  text: string;
  results?: Results;
}

/** A problem, and the other cases that have it too. */
export interface ProblemGroup {
  machine: string;
  name: string;
  problem: Problem;
  others: { name: string; step: number | undefined }[];
}

/** The problems of these cases; those of a machine that differ only in path and step are one group. */
export function problemGroups(cases: readonly CaseResult[]): ProblemGroup[] {
  const all = cases.flatMap(({ machine, name, problems }) =>
    problems.map((problem) => ({ machine, name, problem })),
  );
  const keyOf = ({ machine, problem: { expected, kind, seen, title } }: (typeof all)[number]) =>
    JSON.stringify([machine, kind, title, expected, seen]);
  return [...Map.groupBy(all, keyOf).values()].map(([first, ...others]) => ({
    ...(first as (typeof all)[number]),
    others: others.map(({ name, problem }) => ({ name, step: problem.step })),
  }));
}

/** The most severe verdict of the cases. */
export const verdictOfCases = (cases: readonly CaseResult[]): Verdict =>
  worst(cases.map(({ verdict }) => verdict));
