import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Budget, explore } from '../explore/explore.ts';
import { type AnySamples, defaultSamples } from '../explore/offers.ts';
import { mutate, mutationScore, mutationText } from '../mutate/mutate.ts';
import { type Criterion, graphTask, machineTask } from '../plan/criteria.ts';
import { readGraph, walkGraphOf } from '../plan/graphs.ts';
import { frozenPaths, type MachinePlan, type MachinePlanOptions, planMachine } from '../plan/machine-plan.ts';
import { planWalks } from '../plan/plan.ts';
import { Coverage } from '../report/coverage.ts';
import { type Format, inFormat } from '../report/formats.ts';
import { coveredBy } from '../report/path-coverage.ts';
import { type Report, rowOf } from '../report/table.ts';
import { type FrozenPath, readFrozen, writeFrozen } from '../walk/frozen.ts';
import { loadFrozenPaths, selectMachines } from '../walk/load-frozen-paths.ts';
import { lastRecord, measuredResetCost, readRecord, treeKey } from '../walk/record.ts';
import { type Mismatch, replay } from '../walk/replay.ts';
import { walkModel } from '../walk/walk-model.ts';
import { asMachine, type LoadedMachine, load, loadMachine, type Project } from './config.ts';
import { walkMachines } from './walk-command.ts';

export interface PlanOverrides {
  criterion?: Criterion;
  /** In steps, or 'measured' for the value of the machine's last browser walk. */
  resetCost?: number | 'measured';
}

/** Plans a plain graph from a file. `ms` is the time of reading and planning. */
export function graphReport(
  file: string,
  { criterion = 'transitions', resetCost = 0 }: PlanOverrides,
): Report {
  if (criterion !== 'transitions' && criterion !== 'pairs') {
    throw new Error(`a plain graph supports the criteria transitions and pairs, not ${criterion}`);
  }
  const began = performance.now();
  const graph = readGraph(readFileSync(file, 'utf8'));
  const { graph: task, targets } = graphTask(walkGraphOf(graph), criterion);
  const plan = planWalks(task, { resetCost: fixedResetCost(resetCost) });
  const ms = Math.round(performance.now() - began);
  const unreachable = plan.unreachable.map((target) => ({
    target: targets[target]?.label ?? '',
    reason: 'no path',
  }));
  const row = {
    id: file,
    states: graph.states.length,
    transitions: graph.transitions.length,
    tests: plan.paths.length,
    steps: plan.steps,
    lowerBound: plan.lowerBound,
    model: { covered: targets.length - unreachable.length, targets: targets.length, unreachable },
    browser: { covered: 0 },
    ms,
  };
  return { criterion, machines: [row], ms };
}

/** Plans any machine; without samples it sends events without payload. */
export async function machineReport(
  reference: string,
  samplesReference: string | undefined,
  options: PlanOverrides,
): Promise<{ plan: MachinePlan; report: Report }> {
  const machine = asMachine(await load(reference), reference);
  const samples =
    samplesReference === undefined ? defaultSamples(machine) : ((await load(samplesReference)) as AnySamples);
  const began = performance.now();
  // Without samples there is no projection, so a counter in the context would never end.
  const budget = samplesReference === undefined ? { maxStates: 2_000 } : {};
  // XState's id of a machine without one.
  const id = machine.id === '(machine)' ? reference : machine.id;
  const { resetCost = 0, ...rest } = options;
  const plan = planMachine(id, machine, samples, {
    ...budget,
    ...rest,
    resetCost: fixedResetCost(resetCost),
  });
  const ms = Math.round(performance.now() - began);
  return { plan, report: { criterion: plan.criterion, machines: [{ ...rowOf(plan), ms }], ms } };
}

/** Plans one machine of the project; keeps the frozen paths that are still valid. */
export async function planOf(project: Project, id: string, options: PlanOverrides): Promise<MachinePlan> {
  return planLoaded(project, await loadMachine(project, id), options);
}

function planLoaded({ config, root }: Project, loaded: LoadedMachine, options: PlanOverrides): MachinePlan {
  const { criterion, id, machine, samples } = loaded;
  const keep = existsSync(loaded.frozen) ? readFrozen(readFileSync(loaded.frozen, 'utf8')) : [];
  const { resetCost: wanted = loaded.resetCost, ...rest } = options;
  const resetCost = wanted === 'measured' ? measuredCost(root, id) : wanted;
  const all: MachinePlanOptions = { criterion, keep, ...config.budget, ...rest, resetCost };
  return planMachine(id, machine, samples, all);
}

function measuredCost(root: string, id: string): number {
  const record = lastRecord(root, id);
  if (!record) throw new Error(`no measurement of ${id}: run npm run paths -- walk ${id}`);
  return measuredResetCost(record);
}

function fixedResetCost(resetCost: number | 'measured'): number {
  if (resetCost === 'measured') throw new Error('--reset-cost measured requires a machine of the project');
  return resetCost;
}

/**
 * Figures of all machines. With `walk`, first walks in the browser if a machine has no record of this tree.
 */
export async function projectReport(
  project: Project,
  options: PlanOverrides,
  walk: boolean,
): Promise<Report> {
  const tree = treeKey(project.root);
  const { machines } = project.config;
  const missing = machines.some(({ driver, id }) => driver && !readRecord(project.root, tree, id));
  if (walk && missing && project.config.fixture)
    await walkMachines(project, undefined, { headed: false, progress: false });
  const rows = [];
  for (const { id } of machines) {
    const plan = await planOf(project, id, options);
    const covered = new Set(readRecord(project.root, tree, id)?.covered);
    rows.push(rowOf(plan, plan.targets.filter(({ key }) => covered.has(key)).length));
  }
  return { criterion: options.criterion ?? 'transitions', machines: rows };
}

/** Imports of a machine's spec; placeholders are used for a driver and a fixture that are not configured. */
export interface SpecNames {
  machine: string;
  samples?: string | undefined;
  driver?: string | undefined;
  fixture?: string | undefined;
}

/** Spec imports of a machine of the project. Throws if there is none with this id. */
export function specNames({ config }: Project, id: string): SpecNames {
  const entry = config.machines.find((machine) => machine.id === id);
  if (!entry) throw new Error(`no machine ${id}`);
  return { ...entry, fixture: config.fixture };
}

/** Formats a plan. References are relative to `root`; `out` is the file that the result is written to. */
export function words(
  plan: MachinePlan,
  format: Format,
  { driver, machine, samples, fixture }: SpecNames,
  root: string,
  out: string | undefined,
): string {
  const baseFolder = out === undefined ? resolve(root) : dirname(resolve(out));
  const relativeTo = (reference: string) => {
    const [file = '', name] = reference.split('#');
    const path = relative(baseFolder, resolve(root, file)).replaceAll('\\', '/');
    return `${path.startsWith('.') ? path : `./${path}`}${name === undefined ? '' : `#${name}`}`;
  };
  return inFormat(plan, format, {
    pathTest: relativeTo(`${fileURLToPath(new URL('../report/spec.ts', import.meta.url))}#pathTest`),
    machine: relativeTo(machine),
    ...(samples === undefined ? {} : { samples: relativeTo(samples) }),
    driver: relativeTo(driver ?? 'driver.ts#driver'),
    fixture: relativeTo(fixture ?? 'fixture.ts#fixture'),
  });
}

/** Writes the frozen paths of one machine or of all; returns one line per file with its changes. */
export async function freeze(
  project: Project,
  id: string | undefined,
  options: PlanOverrides,
): Promise<string> {
  const lines: string[] = [];
  for (const machineId of selectMachines(project, id)) {
    const loaded = await loadMachine(project, machineId);
    const plan = planLoaded(project, loaded, options);
    const before = existsSync(loaded.frozen) ? readFileSync(loaded.frozen, 'utf8') : '';
    const content = writeFrozen(`${machineId}: every ${plan.criterion.slice(0, -1)}`, frozenPaths(plan));
    mkdirSync(dirname(loaded.frozen), { recursive: true });
    writeFileSync(loaded.frozen, content);
    const kept = readFrozen(before).filter(({ id: path }) =>
      plan.paths.some((now) => now.id === path),
    ).length;
    const change = content === before ? 'unchanged' : `${plan.paths.length} paths, ${kept} unchanged`;
    lines.push(`${relative(project.root, loaded.frozen)}: ${change}`);
  }
  return lines.join('\n');
}

/** Walks the frozen paths with running actors on a manual clock, and lists what none of them covers. */
export async function check(
  project: Project,
  id: string | undefined,
): Promise<{ ok: boolean; text: string }> {
  const lines: string[] = [];
  let ok = true;
  for (const machineId of selectMachines(project, id)) {
    const loaded = await loadMachine(project, machineId);
    const paths = loadFrozenPaths(loaded);
    const mismatches = walkModel(loaded.machine, loaded.samples, paths);
    const gaps = mismatches.length === 0 ? gapsOf(loaded, paths, project.config.budget) : [];
    ok &&= mismatches.length === 0 && gaps.length === 0;
    lines.push(
      `${machineId}: ${paths.length - new Set(mismatches.map(({ path }) => path)).size} of ${paths.length} paths`,
    );
    lines.push(...mismatches.map(mismatchText), ...gaps);
  }
  return { ok, text: lines.join('\n') };
}

/** Targets that no frozen path covers, with the reason if no path can. */
function gapsOf(
  { criterion, machine, samples }: LoadedMachine,
  frozen: readonly FrozenPath[],
  budget: Budget | undefined,
): string[] {
  // The targets of this criterion are pairs, which a single step does not cover.
  if (criterion === 'pairs') return [];
  const exploration = explore(machine, samples, budget);
  const replayed = replay(machine, samples, frozen);
  const coverage = new Coverage(replayed.machine);
  const covered = new Set(replayed.replayed.flatMap((path) => coveredBy(path, coverage)));
  const reasons = new Map(exploration.unreached.map(({ reason, target }) => [target.key, reason]));
  return machineTask(exploration, criterion)
    .targets.filter(({ key }) => !covered.has(key))
    .map(({ key, label }) => `  ${label}: ${reasons.get(key) ?? 'no frozen path covers it'}`);
}

export function mismatchText({ expected, label, path, seen, step }: Mismatch): string {
  return `  ${path}, step ${step}: ${label}\n    expected ${expected}\n    seen     ${seen}`;
}

/** Fails if less than 95 % of the non-equivalent mutants are killed. */
export async function mutateAll(
  project: Project,
  id: string | undefined,
): Promise<{ ok: boolean; text: string }> {
  const reports = [];
  for (const machineId of selectMachines(project, id)) {
    const loaded = await loadMachine(project, machineId);
    reports.push(mutate(machineId, loaded.machine, loaded.samples, loadFrozenPaths(loaded)));
  }
  const killed = reports.reduce((sum, report) => sum + report.killed, 0);
  const survived = reports.reduce((sum, report) => sum + report.survived.length, 0);
  const ok = reports.every((report) => mutationScore(report) > 0) && killed >= 0.95 * (killed + survived);
  return { ok, text: mutationText(reports) };
}
