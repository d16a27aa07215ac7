import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './mutant.ts';

/** Mutants of what many flows use. */
const shared: readonly Mutant[] = [
  {
    name: 'Yes button answers no',
    class: 'wrong event',
    file: 'src/components/dialogs.tsx',
    from: "onAnswer('yes')",
    to: "onAnswer('no')",
    walk: ['sign-in'],
  },
  {
    name: 'No button answers yes',
    class: 'wrong event',
    file: 'src/components/dialogs.tsx',
    from: "const onNo = () => onAnswer('no');",
    to: "const onNo = () => onAnswer('yes');",
    walk: ['sign-in'],
  },
];

/** Mutants of the code around each machine, from the folder of its tests. */
const flows = await Promise.all(
  globSync('tests/flows/**/*.mutants.ts')
    .toSorted()
    .map((file): Promise<{ mutants: readonly Mutant[] }> => import(pathToFileURL(resolve(file)).href)),
);

export const mutants: readonly Mutant[] = [...shared, ...flows.flatMap((flow) => flow.mutants)];
