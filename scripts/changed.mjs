// Selects the tests that the changes since the last commit can break: unit tests by the imports of the files, browser
// tests and paths by the areas of the files, which have the same names in every folder.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './setup.mjs';

const git = (...args) =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** Configuration that affects all tests. */
const everything = /^(?:(?:qa\/)?package(?:-lock)?\.json|(?:vite|vitest|playwright|lingui)\.config\.ts)$/;
/** Files that no browser test and no path depends on. */
const unitTestsOnly =
  /\.(?:md|test\.ts)$|^(?:docs|scripts|tests\/(?:bench|contract|lint|machines|model-check|mutation|sandbox|scripts|src))\//;
const pathTool = /^qa\//;
const otherEngines = /^tests\/engines\//;
const areaPattern =
  /^(?:contract\/endpoints|machines|sandbox|src\/features|tests\/flows)\/([a-z-]+)(?:\/|\.ts$)|^tests\/(?:e2e|fault-injection)\/([a-z]+)[^/]*\.spec\.ts$/;
/** Areas whose changes can break every other one, and folders that are no area. */
const shared = new Set(['kernel', 'server', 'db', 'art', 'operator']);

/** Unit tests that read files which they do not import. */
const readers = [...globSync('tests/lint/*.test.ts', { cwd: root }), 'tests/src/catalogues.test.ts'];

const areaOf = (file) => {
  const match = areaPattern.exec(file);
  const area = match?.[1] ?? match?.[2];
  return area === undefined || shared.has(area) ? 'every' : area;
};

/**
 * Returns null if nothing has changed. `all`: the changes can break every test. Otherwise the files by whose imports
 * unit tests are selected, the words that select browser tests (all if empty, none if null), whether to run those in
 * other engines, and the machines whose paths must be walked in the model and in the browser.
 */
export function selectChanged() {
  const changed = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (changed.length === 0) return null;
  const inBrowser = changed.filter(
    (file) => !unitTestsOnly.test(file) && !pathTool.test(file) && !otherEngines.test(file),
  );
  const areas = new Set(inBrowser.map(areaOf));
  const isEvery = areas.has('every');
  const isChanged = (pattern) => changed.some((file) => pattern.test(file));
  const machines = globSync('machines/**/*.machine.ts', { cwd: root })
    .filter((file) => isEvery || areas.has(areaOf(file)))
    .map((file) => basename(file, '.machine.ts'));
  const all = isEvery ? [] : [...areas].flatMap((area) => [`e2e/${area}`, `fault-injection/${area}`]);
  return {
    all: isChanged(everything),
    tests: [...changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file)), ...readers],
    specs: inBrowser.length === 0 ? null : all,
    engines: isChanged(otherEngines),
    modelMachines: isChanged(pathTool) ? [] : machines.length === 0 ? null : machines,
    browserMachines: machines.length === 0 ? null : machines,
  };
}
