// Runs what most changes can break, all tests, or one part of them:
//   node scripts/test.mjs [main [--result FILE] | all [--after FILE] | unit [WORDS] | e2e [WORDS] | engines [WORDS] |
//     paths | servers | journeys [WORDS] | faults | changed]
// `main --result FILE` writes its counts, and `all --after FILE` runs the rest and adds them. The last line is:
// N passed, N failed.
import { allMachines, changedMachines, selectChanged } from './changed.mjs';
import { install } from './setup.mjs';
import * as steps from './steps.mjs';

install();
const [part = 'main', ...words] = process.argv.slice(2);

/** The type check takes as long as all others together, and runs beside them. */
async function checks(...more) {
  await steps.routes();
  const others = async () => {
    for (const check of [...more, steps.lint, steps.unused, steps.catalogues]) await check();
  };
  await Promise.all([steps.types(), others()]);
}

/** Paths and mutants need one core each. */
const inTheModel = (machines) => Promise.all([steps.modelPaths(machines), steps.mutants(machines)]);

async function paths() {
  await inTheModel();
  await steps.browserPaths();
}

/** The file that an option names; undefined without the option. */
function fileOf(option) {
  if (words.length === 0) return undefined;
  const [given, file] = words;
  if (given !== option || file === undefined || words.length > 2)
    throw new Error(`${part} takes only ${option} FILE, not ${words.join(' ')}`);
  return file;
}

const parts = {
  /** What most changes can break. */
  async main() {
    const file = fileOf('--result');
    await steps.findBrowsers('chromium');
    await checks(steps.productionBuild, steps.qaBuild, steps.noQaHook);
    await steps.unitTests(['--project', 'main*']);
    await steps.browserTests(['--project', 'main']);
    const mutated = changedMachines();
    await Promise.all([steps.modelPaths(), mutated.length > 0 && steps.mutants(mutated)]);
    await steps.browserPaths(['--longest']);
    if (file !== undefined) steps.writeResult(file, mutated);
  },
  async all() {
    const file = fileOf('--after');
    if (file !== undefined) return rest(steps.readResult(file));
    await steps.findBrowsers('chromium', 'others');
    await checks(steps.productionBuild, steps.domBuild, steps.qaBuild, steps.noQaHook);
    await Promise.all([steps.unitTests(), steps.serverTests()]);
    await steps.browserTests();
    await steps.journeysOnServers(['--grep', '@main']);
    await steps.engineTests();
    await paths();
  },
  async unit() {
    if (words.length > 0) return steps.unitTests(words);
    await checks();
    await steps.unitTests();
  },
  async e2e() {
    await steps.productionBuild();
    await steps.domBuild();
    await steps.browserTests(words);
  },
  /** The member's main flows in Firefox and WebKit. */
  async engines() {
    await steps.productionBuild();
    await steps.engineTests(words);
  },
  paths,
  /** The sandbox on PostgreSQL and Redis. */
  servers: steps.serverTests,
  /** Money and play in the browser on two processes with PostgreSQL and Redis behind nginx. */
  async journeys() {
    await steps.productionBuild();
    await steps.journeysOnServers(words);
  },
  /** What every call and its consumer do when the operator's response is missing or wrong; prints a table. */
  async faults() {
    await steps.unitTests(['tests/fault-injection/faults.test.ts'], { FAULT_REPORT: '1' });
    await steps.productionBuild();
    await steps.browserTests(['fault-injection/kernel-bad-responses']);
  },
  /** What the changes since the last commit can break. */
  async changed() {
    const selected = selectChanged();
    if (!selected) return console.log('Nothing has changed since the last commit.');
    const { all, tests, specs, engines, modelMachines, browserMachines } = selected;
    if (all) return parts.all();
    await checks();
    await steps.relatedUnitTests(tests);
    if (specs || engines) await steps.productionBuild();
    if (specs) await steps.domBuild();
    if (specs) await steps.browserTests(specs);
    if (engines) await steps.engineTests();
    if (modelMachines) await inTheModel(modelMachines);
    if (browserMachines) await steps.browserPaths(browserMachines);
  },
};

/** What `main` leaves of `all`; the builds are those of `main`. */
async function rest(mutated) {
  await steps.findBrowsers('chromium', 'others');
  await steps.domBuild();
  await Promise.all([steps.unitTests(['--project', '!main*']), steps.serverTests()]);
  await steps.browserTests(steps.projectsBesideMain.flatMap((name) => ['--project', name]));
  await steps.journeysOnServers(['--grep', '@main']);
  // The other engines leave a core idle much of the time, and the mutants need one.
  const others = allMachines().filter((machine) => !mutated.includes(machine));
  await Promise.all([steps.engineTests(), others.length > 0 && steps.mutants(others)]);
  await steps.browserPaths(['--except-longest']);
}

if (!parts[part]) throw new Error(`no part ${part}: ${Object.keys(parts).join(', ')}`);
await parts[part]();
steps.finish();
