#!/usr/bin/env node
// Runs on any Node: what `main.ts` imports is missing in older ones.
import { nodeProblem, xstateProblem, xstateVersion } from './versions.ts';

const fail = (reason: string) => {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 4;
};
/** Why it cannot start. A missing XState is told by what imports it. */
function problemOf(): string | undefined {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) return problem;
  try {
    return xstateProblem(xstateVersion());
  } catch {
    return undefined;
  }
}

const problem = problemOf();
if (problem !== undefined) fail(problem);
else {
  // A package that it needs is missing or too old.
  await import('./main.ts').catch((error: Error) => fail(`cannot start: ${error.message.split('\n')[0]}`));
}
