#!/usr/bin/env node
// Runs on any Node: what `main.ts` imports is missing in older ones.
import { nodeProblem } from './node-version.ts';

const problem = nodeProblem(process.versions.node);
if (problem === undefined) await import('./main.ts');
else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 4;
}
