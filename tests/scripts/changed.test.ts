import { expect, test } from 'vitest';
import { allMachines, machinesOfFiles } from '../../scripts/changed.mjs';

test.each([
  ['a machine', ['machines/records/record-export.machine.ts'], ['record-export']],
  ['its samples', ['tests/flows/records/record-export/record-export.samples.ts'], ['record-export']],
  ['a view', ['src/features/records/BetTable.tsx'], []],
  ['a test in the browser', ['tests/e2e/records.spec.ts'], []],
  ['no file', [], []],
])('mutants are those of the area when %s has changed', (_, files, machines) => {
  expect(machinesOfFiles(files)).toEqual(machines);
});

test.each([
  ['what all machines share', 'machines/kernel/modals.ts'],
  ['the rules of both ends', 'contract/money.ts'],
  ['the path tool', 'qa/src/mutate/mutate.ts'],
])('mutants are those of all machines when %s has changed', (_, file) => {
  expect(machinesOfFiles([file])).toEqual(allMachines());
  expect(allMachines()).toContain('sign-in');
});
