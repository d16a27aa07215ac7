#!/usr/bin/env node
// Runs on any Node: what `main.ts` imports is missing in older ones.
import { nodeProblem } from './node-version.ts';

const problem = nodeProblem(process.versions.node);
const fail = (reason: string) => {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 4;
};
if (problem !== undefined) fail(problem);
else {
  // A package that it needs is missing or too old.
  await import('./main.ts').catch((error: Error) => fail(`cannot start: ${error.message.split('\n')[0]}`));
}
