// Selects the tests that changes can break: unit tests by the imports of the files, browser tests and paths by the areas
// of the files, which have the same names in every folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from './setup.mjs';

const git = (...args) =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** The project's files whose paths match, with those that are not in git yet. */
const filesOf = (pattern) =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => pattern.test(file));

/** Configuration that affects all tests. */
const everything =
  /^(?:(?:(?:qa|host)\/)?package(?:-lock)?\.json|(?:vite|vitest|playwright|lingui)\.config\.ts)$/;
/** Files that no browser test and no path depends on. */
const unitTestsOnly =
  /\.(?:md|test\.ts)$|^(?:docs|scripts|tests\/(?:bench|contract|lint|machines|model-check|mutation|sandbox|scripts|src))\//;
const pathTool = /^qa\//;
const otherEngines = /^tests\/engines\//;
const areaPattern =
  /^(?:contract\/endpoints|machines|sandbox|src\/features|tests\/flows)\/([a-z-]+)(?:\/|\.ts$)|^tests\/(?:e2e|fault-injection)\/([a-z]+)[^/]*\.spec\.ts$/;
/** Areas whose changes can break every other one, and folders that are no area. */
const shared = new Set(['kernel', 'server', 'db', 'art', 'operator']);

/** What the paths and mutants of a machine depend on. */
const inModel = /^(?:machines|contract|tests\/flows|qa\/src)\//;

/** Unit tests that read files which they do not import. */
const readers = /^tests\/(?:lint\/[^/]+|src\/catalogues)\.test\.ts$/;

/** Ids of all machines, which are the names of their files. */
export const allMachines = () => machineFiles().map((file) => basename(file, '.machine.ts'));
const machineFiles = () => filesOf(/^machines\/.+\.machine\.ts$/).toSorted();
const machinesOf = (areas) =>
  machineFiles()
    .filter((file) => areas.has('every') || areas.has(areaOf(file)))
    .map((file) => basename(file, '.machine.ts'));

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
  const changed = changedSince('HEAD');
  if (changed.length === 0) return null;
  const inBrowser = changed.filter(
    (file) => !unitTestsOnly.test(file) && !pathTool.test(file) && !otherEngines.test(file),
  );
  const areas = new Set(inBrowser.map(areaOf));
  const isEvery = areas.has('every');
  const isChanged = (pattern) => changed.some((file) => pattern.test(file));
  const machines = machinesOf(areas);
  const all = isEvery ? [] : [...areas].flatMap((area) => [`e2e/${area}`, `fault-injection/${area}`]);
  return {
    all: isChanged(everything),
    tests: [...changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file)), ...filesOf(readers)],
    specs: inBrowser.length === 0 ? null : all,
    engines: isChanged(otherEngines),
    modelMachines: isChanged(pathTool) ? [] : machines.length === 0 ? null : machines,
    browserMachines: machines.length === 0 ? null : machines,
  };
}

const changedSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** The machines of the areas of these files; none for files that no model depends on. */
export const machinesOfFiles = (files) =>
  machinesOf(new Set(files.filter((file) => inModel.test(file)).map(areaOf)));

/**
 * The machines that have changed since the branch left `main`, and on `main` those of the last commit, each with what is
 * not committed. All of them in a copy that has no such commit.
 */
export function changedMachines() {
  const start = startOfBranch();
  return start === undefined ? allMachines() : machinesOfFiles(changedSince(start));
}

function startOfBranch() {
  const read = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const head = read('rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].map((branch) => read('merge-base', 'HEAD', branch));
  return (
    left.find((commit) => commit && commit !== head) ?? read('rev-parse', '--verify', '--quiet', 'HEAD~1')
  );
}
