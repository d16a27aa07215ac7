// The steps of which test.mjs composes its parts, and their counts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium, otherEngines, root, run, runAndCapture } from './setup.mjs';
import { readWalks } from './walk-output.mjs';

let passed = 0;
let failed = 0;
/** Names of the tests that failed, with the beginning of the reason if the runner tells it. */
const failedTests = [];
/** Names of the tests that failed first and passed on retry. */
const passedOnRetry = [];
const durations = [];

/** Runs a step under its name and measures it. */
async function step(name, task) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  await task();
  durations.push([name, (performance.now() - began) / 1_000]);
}

/**
 * Runs a check that counts as one test; `task` resolves to its exit code and output. The output is printed at the
 * end, because other checks may run at the same time.
 */
async function check(name, task) {
  const began = performance.now();
  const { code, output } = await task();
  durations.push([name, (performance.now() - began) / 1_000]);
  console.log(`\n== ${name}\n${output}`.trimEnd());
  if (code === 0) passed += 1;
  else {
    failed += 1;
    failedTests.push(name);
    console.log(`FAILED: ${name}`);
  }
}

/** Adds the counts of a test runner. If it ended with an error and counted no failure, that is one failed test. */
function addCounts(name, counted, isError) {
  passed += counted.passed;
  failed += counted.failed;
  if (counted.failed > 0 || !isError) return;
  failed += 1;
  failedTests.push(`${name}: the runner ended with an error`);
}

/** Runs a test runner and adds the counts of its report; without a report it counts as one failed test. */
const suite = (name, task, count) =>
  step(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gamehall-'));
    const report = join(folder, 'report.json');
    const code = await task(report);
    const counted = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 };
    rmSync(folder, { recursive: true });
    addCounts(name, counted, code !== 0);
  });

/** A check by a script of package.json. */
const scriptCheck = (name, script) => check(name, () => runAndCapture('node', ['--run', script]));

/** Paths and contents of all files of a folder. */
const filesWithText = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path, 'utf8')]);

/** The type check and the builds read this file; they may run at the same time, so it is written first. */
export const routes = () => run('node', ['scripts/routes.mjs']);

const build = (...mode) => runAndCapture('vite', ['build', ...mode, '--logLevel', 'warn']);
export const productionBuild = () => check('production build', () => build());
export const qaBuild = () => check('build for QA', () => build('--mode', 'qa'));
export const noQaHook = () =>
  check('production build without QA hook', () => {
    const hooked = filesWithText(join(root, 'dist')).filter(([, text]) => text.includes('qaHook'));
    return { code: hooked.length, output: hooked.map(([path]) => path).join('\n') };
  });

export const types = () => scriptCheck('types', 'types');
export const lint = () => scriptCheck('lint and import layers', 'lint');
export const unused = () => scriptCheck('no unused code', 'unused');
export const catalogues = () =>
  check('message catalogues are up to date', async () => {
    const locales = join(root, 'src/i18n/locales');
    const before = JSON.stringify(filesWithText(locales));
    const result = await runAndCapture('node', ['--run', 'messages']);
    if (result.code !== 0) return result;
    const isSame = before === JSON.stringify(filesWithText(locales));
    return { code: isSame ? 0 : 1, output: isSame ? '' : 'The command "messages" changed the catalogues.' };
  });

let browser;
/** Environment of the programs that start Chromium. */
async function withChromium() {
  browser ??= await chromium();
  return { CHROMIUM: browser };
}

/** `args`: the test runner's command with the files that select tests. */
const vitest = (args, env) =>
  suite(
    'unit and machine tests',
    async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
      return run('vitest', [...args, ...reporters], { env: { ...(await withChromium()), ...env } });
    },
    ({ numPassedTests, numTotalTests, testResults }) => {
      failedTests.push(...testResults.flatMap(failedInFile));
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  );
/** `files`: only these; default all. `env`: further variables. */
export const unitTests = (files = [], env = {}) => vitest(['run', ...files], env);
/** The tests that import one of the files, directly or not. */
export const relatedUnitTests = (files) => vitest(['related', '--run', ...files], {});
/** A file that could not be loaded has no tests, and a message of its own. */
const failedInFile = ({ name: path, status, message, assertionResults }) => {
  const name = relative(root, path);
  const failures = assertionResults.filter(({ status }) => status !== 'passed');
  if (status === 'failed' && failures.length === 0) return [named(name, message)];
  return failures.map(({ fullName, failureMessages = [] }) =>
    named(`${name} ${fullName}`, failureMessages[0]),
  );
};
const named = (test, reason = '') =>
  `${test}\n    ${reason.split('\n').slice(0, 3).join('\n    ')}`.trimEnd();

/** `words`: arguments of the test runner, such as parts of file names. */
export const browserTests = (words = []) => playwrightTests('browser tests', withChromium, words);
export const engineTests = (words = []) =>
  playwrightTests('Firefox and WebKit', otherEngines, ['--config', 'tests/engines', ...words]);

/** `environment` resolves to that of the browsers, or rejects if they are missing. */
const playwrightTests = (name, environment, words) =>
  suite(
    name,
    async (report) =>
      run('playwright', ['test', ...words], {
        env: { ...(await environment()), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    ({ stats, suites }) => {
      passedOnRetry.push(...testsWithStatus('flaky', suites).map(({ test }) => test));
      failedTests.push(
        ...['unexpected', 'skipped']
          .flatMap((status) => testsWithStatus(status, suites))
          .map(({ test, reason }) => named(test, reason)),
      );
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
    },
  );
/** Tests that ended so, each with the error of its last run. */
const testsWithStatus = (wanted, suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          test: `tests/${file}:${line} ${title} (${projectName})`,
          reason: results.at(-1)?.error?.message,
        })),
    ),
    ...testsWithStatus(wanted, inner),
  ]);

/** Runs a command of the path tool for the machines, or for all. */
const pathTool = (name, command, machines, count) =>
  step(name, async () => {
    const args = ['qa/src/cli/cli.ts', command, ...(machines ?? [])];
    const { code, output } = await runAndCapture('node', args, { env: await withChromium(), print: true });
    const counted = count(output);
    addCounts(name, counted, code !== 0 && code !== UNSTABLE);
  });

/** Exit code of the path tool if failed paths passed on a second walk (record 0150). */
const UNSTABLE = 3;

const sum = (matches, group) => [...matches].reduce((total, match) => total + Number(match[group]), 0);

export const modelPaths = (machines) =>
  pathTool('paths in the model', 'check', machines, (output) => {
    const counts = [...output.matchAll(/^.+: (\d+) of (\d+) paths/gm)];
    const walked = sum(counts, 1);
    return { passed: walked, failed: sum(counts, 2) - walked };
  });

/** Fails for a fault of a machine that its paths do not find. */
export const mutants = (machines = []) =>
  check('mutants of the machines', () => runAndCapture('node', ['qa/src/cli/cli.ts', 'mutate', ...machines]));

export const browserPaths = (machines) =>
  pathTool('paths in the browser', 'walk', machines, (output) => {
    const walks = readWalks(output);
    failedTests.push(...walks.failed);
    passedOnRetry.push(...walks.unstable);
    const passedWalks = walks.passed + walks.unstable.length;
    return { passed: passedWalks, failed: walks.all - passedWalks + walks.stale };
  });

/** Prints failed tests, tests that passed only on retry, durations and counts, and sets the exit code. */
export function finish() {
  printList('Failed:', failedTests);
  printList('Passed only on retry:', passedOnRetry);
  const width = Math.max(0, ...durations.map(([name]) => name.length));
  const rows = durations.map(
    ([name, seconds]) => `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}`,
  );
  console.log(['\nDurations in seconds:', ...rows].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const printList = (title, lines) => {
  if (lines.length > 0) console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'));
};
