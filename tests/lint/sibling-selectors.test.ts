import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sibling = /^[^@{}]*(?<![\w.:#-])(?:\*|[a-z][a-z\d]*)\s*[+~][^{}]*(?=\{)/gm;

test('every selector of a next sibling begins with a class, since others restyle siblings on each insertion', () => {
  const found = globSync('src/**/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(sibling)].map(([selector]) => `${path}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});
