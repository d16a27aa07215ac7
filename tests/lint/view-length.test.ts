import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every view has at most 250 lines', () => {
  const long = globSync('src/**/*.tsx').filter((path) => readFileSync(path, 'utf8').split('\n').length > 251);
  expect(long).toEqual([]);
});
