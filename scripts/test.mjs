// Runs all checks, from types to browser tests. The last line is: N passed, N failed.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, install, root, run, runAndCapture } from './setup.mjs';

install();
const browser = await chromium();
const reports = join(tmpdir(), `gamehall-${process.pid}`);
const env = { CHROMIUM: browser };
let passed = 0;
let failed = 0;

/** Runs a check that counts as one test; `task` resolves to 0 if it passes. */
async function check(name, task) {
  console.log(`\n== ${name}`);
  if ((await task()) === 0) passed += 1;
  else {
    failed += 1;
    console.log(`FAILED: ${name}`);
  }
}

/** Runs a test runner and adds the counts of its report; without a report it counts as one failed test. */
async function suite(name, task, count) {
  console.log(`\n== ${name}`);
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await task(report);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed || (code === 0 ? 0 : 1);
}

/** Walks paths of all machines. Machines whose failures match `retryPattern` are walked once more. */
async function walk(name, command, countPattern, retryPattern) {
  console.log(`\n== ${name}`);
  const { code, output } = await runAndCapture('node', ['qa/cli/cli.ts', ...command], env);
  const counts = [...output.matchAll(countPattern)];
  const failedMachines = retryPattern
    ? new Set([...output.matchAll(retryPattern)].map(([, machine]) => machine))
    : new Set();
  let retriesPassed = failedMachines.size > 0;
  for (const machine of failedMachines) {
    const retry = await runAndCapture('node', ['qa/cli/cli.ts', ...command, machine], env);
    if (retry.code === 0) console.log(`Passed on retry: ${machine}`);
    retriesPassed &&= retry.code === 0;
  }
  for (const [, walked, all] of counts) {
    passed += Number(retriesPassed ? all : walked);
    failed += retriesPassed ? 0 : Number(all) - Number(walked);
  }
  if (counts.length === 0 || (code !== 0 && counts.every(([, walked, all]) => walked === all))) failed += 1;
}

const vitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests,
});
const playwright = ({ stats, suites }) => {
  for (const title of flakyTests(suites)) console.log(`Passed on retry: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
};
const flakyTests = (suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);

/** Paths and contents of all files of a folder. */
const filesWithText = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path, 'utf8')]);

await check('production build', () => run('vite', ['build', '--logLevel', 'warn']));
await check('build for QA', () => run('vite', ['build', '--mode', 'inspect', '--logLevel', 'warn']));
await check('production build without QA hook', () =>
  filesWithText(join(root, 'dist')).some(([, text]) => text.includes('qaHook')) ? 1 : 0,
);
await check('types', () => run('tsc', ['--noEmit']));
await check('lint and import layers', () => run('biome', ['check', '.', '--error-on-warnings']));
await check('no unused code', () => run('knip', []));
await check('message catalogues are up to date', async () => {
  const locales = join(root, 'src/i18n/locales');
  const before = JSON.stringify(filesWithText(locales));
  const code = await run('lingui', ['extract', '--clean'], { stdio: 'ignore' });
  return code || (before === JSON.stringify(filesWithText(locales)) ? 0 : 1);
});
await suite(
  'unit and machine tests',
  (report) => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]),
  vitest,
);
await suite(
  'browser tests',
  (report) => run('playwright', ['test'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
  playwright,
);

await walk('paths in the model', ['check'], /^.+: (\d+) of (\d+) paths/gm);
await walk(
  'paths in the browser',
  ['walk'],
  /^(\d+) of (\d+) paths walked/gm,
  /^\d+\/\d+ (\S+) \S+ FAILED/gm,
);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
