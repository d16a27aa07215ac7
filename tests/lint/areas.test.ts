import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

/** The areas of the product, by the folders of its features. */
const areas = foldersOf('src/features');

function foldersOf(path: string): string[] {
  return globSync(`${path}/*/`)
    .map((folder) => basename(folder))
    .toSorted();
}

/** What an area and its parts share, beside the areas. */
const besides: Record<string, readonly string[]> = {
  machines: ['kernel'],
  'tests/flows': ['kernel'],
  'tests/machines': ['kernel'],
  sandbox: ['art', 'db', 'operator', 'server'],
  'contract/endpoints': [],
};

test.each(Object.entries(besides))('folders of %s are areas', (path, others) => {
  expect(foldersOf(path).filter((name) => !areas.includes(name) && !others.includes(name))).toEqual([]);
});

test('machines and their flows are in folders of the same area', () => {
  const machines = globSync('machines/**/*.machine.ts').map((file) => {
    const [, area] = file.split('/');
    return `${area}/${basename(file, '.machine.ts')}`;
  });
  const flows = globSync('tests/flows/*/*/*.samples.ts').map((file) =>
    dirname(file).split('/').slice(-2).join('/'),
  );
  expect([...new Set(flows)].toSorted()).toEqual(machines.toSorted());
});

/** Specs are selected by the areas of the changed files. */
test.each([
  ['tests/e2e/*.spec.ts', ['kernel']],
  ['tests/fault-injection/*.spec.ts', ['kernel']],
  ['tests/sandbox/*.test.ts', besides.sandbox ?? []],
] as const)('names of %s begin with an area', (pattern, others) => {
  const names = [...areas, ...others];
  const odd = globSync(pattern).filter(
    (file) => !names.some((name) => new RegExp(`^${name}[-.]`).test(basename(file))),
  );
  expect(odd).toEqual([]);
});
