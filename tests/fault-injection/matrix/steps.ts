import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachinePath } from '#tests/contract/calls.ts';
import type { Step, Steps } from './step.ts';

const flows = await Promise.all(
  globSync('tests/flows/**/*.faults.ts')
    .toSorted()
    .map((file): Promise<{ steps: Steps }> => import(pathToFileURL(resolve(file)).href)),
);

/** The steps that send a call, of all machines that send it. */
export const stepsOf = (path: MachinePath): Step[] => flows.flatMap(({ steps }) => steps[path] ?? []);
