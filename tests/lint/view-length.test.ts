import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every view has at most 150 lines', () => {
  const long = globSync('src/**/*.tsx').filter((path) => readFileSync(path, 'utf8').split('\n').length > 151);
  expect(long).toEqual([]);
});
