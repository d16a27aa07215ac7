import { readFileSync } from 'node:fs';
import { intersects, minVersion } from 'semver';
import { expect, test } from 'vitest';

/** Packages that applications of others have; npm refuses an installation where none of their versions is allowed. */
const applications = JSON.parse(readFileSync('qa/tests/installs/applications.json', 'utf8')) as {
  application: string;
  packages: Record<string, string>;
}[];
const { dependencies, peerDependencies } = JSON.parse(readFileSync('qa/package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

test.each(applications)('package can be installed into $application', ({ packages }) => {
  const shared = Object.entries(packages).filter(([name]) => name in peerDependencies);
  expect(shared.map(([name]) => name)).toContain('xstate');
  for (const [name, range] of shared)
    expect(intersects(range, peerDependencies[name] as string), `${name} ${range}`).toBe(true);
});

test('package leaves an older XState to its own check, and TypeScript to the application', () => {
  expect(minVersion(peerDependencies.xstate as string)?.version).toBe('5.20.0');
  expect({ ...dependencies, ...peerDependencies }).not.toHaveProperty('typescript');
});
