import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A formatter with a locale that is no constant and may be missing in the browser, which takes its own one then. */
const unsafe = /new Intl\.\w+\((?!'|undefined|formatLocale\()[^)]*/g;

test('every formatter of the page takes a locale that the browser has', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'contract/**/*.ts']);
  const found = files.flatMap((path) =>
    (readFileSync(path, 'utf8').match(unsafe) ?? []).map((call) => `${path}: ${call}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
