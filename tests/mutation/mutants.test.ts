import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../qa.config.ts';
import { classes } from './mutant.ts';
import { mutants } from './mutants.ts';

test.each(mutants)('mutant "$name" matches its source exactly once', ({ file, from }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
});

test('mutants have different names', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test.each(classes)('class of mutants "%s" has at least three mutants', (each) => {
  expect(mutants.filter((mutant) => mutant.class === each).length).toBeGreaterThanOrEqual(3);
});

test.each(config.machines.filter(({ driver }) => driver))(
  'machine $id has a mutant when it has a driver',
  ({ id }) => {
    expect(mutants.flatMap(({ walk }) => walk)).toContain(id);
  },
);
