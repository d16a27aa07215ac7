import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const longer = (pattern: string, limit: number) =>
  globSync(pattern).filter((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length > limit);

test('every view has at most 250 lines', () => {
  expect(longer('src/**/*.tsx', 250)).toEqual([]);
});

test('every machine has fewer than 200 lines', () => {
  expect(longer('machines/**/*.ts', 199)).toEqual([]);
});
