import { resultText } from '../report/result-text.ts';
import { type CommandResult, type Results, type Shard, verdictOfCases } from '../report/results.ts';
import { treeKey } from '../walk/record.ts';
import type { Project } from './config.ts';

/** Verdict and text of these results. */
export const ended = (results: Results): CommandResult => ({
  verdict: verdictOfCases(results.cases),
  text: resultText(results),
  results,
});

/** The working tree, and the shard if there is one. */
export const placeOf = ({ root }: Project, shard: Shard | undefined): Pick<Results, 'tree' | 'shard'> => ({
  tree: treeKey(root),
  ...(shard === undefined ? {} : { shard }),
});
