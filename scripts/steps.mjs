// The steps of which test.mjs composes its parts, and their counts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
/** The counts go on in another command. */
let isPart = false;

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
/** The app in one script, for the tests in emulated documents. */
export const domBuild = () =>
  check('build for emulated documents', () => build('--config', 'tests/support/dom/vite.config.ts'));
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

/** Finds the browsers of a kind, and says in `error` what is missing. */
const findEnvironment = {
  chromium: async () => ({ CHROMIUM: await chromium() }),
  others: async () => otherEngines(),
};
const environments = {};
const environmentOf = (kind) => {
  environments[kind] ??= findEnvironment[kind]().catch((error) => ({ error: error.message }));
  return environments[kind];
};
const stepsOf = {
  chromium: ['browser tests', 'money and play on two processes', 'paths in the browser'],
  others: ['Firefox and WebKit'],
};

/** Finds or installs the browsers of these kinds, so that a missing one is told before minutes have passed. */
export async function findBrowsers(...kinds) {
  for (const kind of kinds) {
    const { error } = await environmentOf(kind);
    if (error) for (const name of stepsOf[kind]) console.log(`FAILED: ${cannotStart(name, error)}`);
  }
}

const cannotStart = (name, error) => `${name}: cannot start: ${error}`;

/** Runs a step that needs the browsers of a kind; without them it is one failed test at once. */
async function inBrowser(name, kind, task) {
  const { error, ...environment } = await environmentOf(kind);
  if (!error) return task(environment);
  failed += 1;
  failedTests.push(cannotStart(name, error));
  console.log(`\n== ${name}\nFAILED: ${cannotStart(name, error)}`);
}

/** `args`: the test runner's command with the files that select tests. `start`: runs it and resolves to its exit code. */
const vitest = (args, env, name = 'unit and machine tests', start = run) =>
  suite(
    name,
    async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
      // The tests of the path tool that need Chromium fail without it.
      const { CHROMIUM = '' } = await environmentOf('chromium');
      return start('vitest', [...args, ...reporters], { env: { CHROMIUM, ...env } });
    },
    ({ numPassedTests, numTotalTests, testResults }) => {
      failedTests.push(...testResults.flatMap(failedInFile));
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  );
/** `words`: files or options of the test runner; default all. `env`: further variables. */
export const unitTests = (words = [], env = {}) => vitest(['run', ...words], env);
/**
 * Tests of the sandbox on PostgreSQL and Redis, which their set-up installs and starts. They wait more than they work,
 * so that others may run at the same time; the output is printed at the end.
 */
export const serverTests = () => {
  const name = 'tests on PostgreSQL and Redis';
  const start = async (...program) => {
    const { code, output } = await runAndCapture(...program);
    console.log(`\n== ${name}: output\n${output}`.trimEnd());
    return code;
  };
  return vitest(['run', '--config', 'tests/sandbox/postgres.config.ts'], {}, name, start);
};
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

/** Projects of `playwright.config.ts` without `main`. */
export const projectsBesideMain = ['dom', 'dom phone', 'desktop', 'phone', 'full browser'];

/** `words`: arguments of the test runner, such as parts of file names. */
export const browserTests = (words = []) => playwrightTests('browser tests', 'chromium', words);
export const engineTests = (words = []) =>
  playwrightTests('Firefox and WebKit', 'others', ['--config', 'tests/engines', ...words]);

export const journeysOnServers = (words = []) =>
  playwrightTests('money and play on two processes', 'chromium', ['--config', 'tests/sandbox', ...words]);

const playwrightTests = (name, kind, words) =>
  inBrowser(name, kind, (environment) =>
    suite(
      name,
      (report) =>
        run('playwright', ['test', ...words], {
          env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
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
    ),
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

/** Runs a command of the path tool with its arguments. */
const pathTool = (name, args, count, env = {}) =>
  step(name, async () => {
    const { code, output } = await runAndCapture('node', ['qa/src/cli/cli.ts', ...args], {
      env,
      print: true,
    });
    const counted = count(output);
    addCounts(name, counted, code !== 0 && code !== UNSTABLE);
  });

/** Exit code of the path tool if failed paths passed on a second walk (record 0150). */
const UNSTABLE = 3;

const sum = (matches, group) => [...matches].reduce((total, match) => total + Number(match[group]), 0);

/** `machines`: only these; default all. */
export const modelPaths = (machines = []) =>
  pathTool('paths in the model', ['check', ...machines], (output) => {
    const counts = [...output.matchAll(/^.+: (\d+) of (\d+) paths/gm)];
    const walked = sum(counts, 1);
    return { passed: walked, failed: sum(counts, 2) - walked };
  });

/** Fails for a fault of a machine that its paths do not find. */
export const mutants = (machines = []) =>
  check('mutants of the machines', () => runAndCapture('node', ['qa/src/cli/cli.ts', 'mutate', ...machines]));

/** `words`: machines or options of the path tool's walk; default all. */
export const browserPaths = (words = []) =>
  inBrowser('paths in the browser', 'chromium', (environment) =>
    pathTool(
      'paths in the browser',
      ['walk', ...words],
      (output) => {
        const walks = readWalks(output);
        failedTests.push(...walks.failed);
        passedOnRetry.push(...walks.unstable);
        const passedWalks = walks.passed + walks.unstable.length;
        return { passed: passedWalks, failed: walks.all - passedWalks + walks.stale };
      },
      environment,
    ),
  );

/** Writes what has been counted so far, for `readResult` in another command; `mutated`: the machines of its mutants. */
export function writeResult(file, mutated) {
  isPart = true;
  writeFileSync(file, JSON.stringify({ passed, failed, failedTests, passedOnRetry, durations, mutated }));
}

/** Goes on from the counts in a file of `writeResult`, and returns its `mutated`. Throws if there is no such file. */
export function readResult(file) {
  if (!existsSync(file)) throw new Error(`no result in ${file}: npm test -- --result ${file}`);
  const before = JSON.parse(readFileSync(file, 'utf8'));
  passed += before.passed;
  failed += before.failed;
  failedTests.push(...before.failedTests);
  passedOnRetry.push(...before.passedOnRetry);
  durations.push(...before.durations);
  return before.mutated;
}

/** Prints failed tests, tests that passed only on retry, durations and counts, and sets the exit code. */
export function finish() {
  printList('Failed:', failedTests);
  printList('Passed only on retry:', passedOnRetry);
  const width = Math.max(0, ...durations.map(([name]) => name.length));
  const rows = durations.map(
    ([name, seconds]) => `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}`,
  );
  console.log(['\nDurations in seconds:', ...rows].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed${isPart ? ' so far' : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const printList = (title, lines) => {
  if (lines.length > 0) console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'));
};
