import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnySamples, bareSamples } from '../explore/offers.ts';
import { mutate, mutationScore, mutationText } from '../mutate/mutate.ts';
import { type Criterion, graphTask } from '../plan/criteria.ts';
import { readGraph, walkGraphOf } from '../plan/graphs.ts';
import { frozenPaths, type MachinePlan, type MachinePlanOptions, planMachine } from '../plan/machine-plan.ts';
import { planWalks } from '../plan/plan.ts';
import { type Format, inFormat } from '../report/formats.ts';
import { type Report, rowOf } from '../report/table.ts';
import { readFrozen, writeFrozen } from '../walk/frozen.ts';
import { chosen, reviewedPaths } from '../walk/load-frozen-paths.ts';
import { lastRecord, measuredResetCost, readRecord, treeKey } from '../walk/record.ts';
import type { Mismatch } from '../walk/replay.ts';
import { walkModel } from '../walk/walk-model.ts';
import { asMachine, type LoadedMachine, load, loadMachine, type Project } from './config.ts';
import { walkMachines } from './walk-command.ts';

export interface PlanOverrides {
  criterion?: Criterion;
  /** In steps, or what the last browser walk of the machine has measured. */
  resetCost?: number | 'measured';
}

/** Plans a plain graph from a file. `ms` is the time that reading and planning took. */
export function graphReport(
  file: string,
  { criterion = 'transitions', resetCost = 0 }: PlanOverrides,
): Report {
  if (criterion !== 'transitions' && criterion !== 'pairs') {
    throw new Error(`a plain graph has transitions and pairs, no ${criterion}`);
  }
  const began = performance.now();
  const graph = readGraph(readFileSync(file, 'utf8'));
  const { graph: task, targets } = graphTask(walkGraphOf(graph), criterion);
  const plan = planWalks(task, { resetCost: given(resetCost) });
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

/** Plans a machine of anybody's; without samples with bare events. */
export async function machineReport(
  reference: string,
  samplesReference: string | undefined,
  options: PlanOverrides,
): Promise<{ plan: MachinePlan; report: Report }> {
  const machine = asMachine(await load(reference), reference);
  const samples =
    samplesReference === undefined ? bareSamples(machine) : ((await load(samplesReference)) as AnySamples);
  const began = performance.now();
  // Without samples there is no projection either, and a context that counts never ends.
  const budget = samplesReference === undefined ? { maxStates: 2_000 } : {};
  // XState calls a machine without id so.
  const id = machine.id === '(machine)' ? reference : machine.id;
  const { resetCost = 0, ...rest } = options;
  const plan = planMachine(id, machine, samples, { ...budget, ...rest, resetCost: given(resetCost) });
  const ms = Math.round(performance.now() - began);
  return { plan, report: { criterion: plan.criterion, machines: [{ ...rowOf(plan), ms }], ms } };
}

/** The plan of one machine of the project, around its frozen paths as far as they still hold. */
export async function planOf(project: Project, id: string, options: PlanOverrides): Promise<MachinePlan> {
  return planLoaded(project, await loadMachine(project, id), options);
}

function planLoaded({ config, root }: Project, loaded: LoadedMachine, options: PlanOverrides): MachinePlan {
  const { criterion, id, machine, samples } = loaded;
  const keep = existsSync(loaded.frozen) ? readFrozen(readFileSync(loaded.frozen, 'utf8')) : [];
  const { resetCost: wanted = loaded.resetCost, ...rest } = options;
  const resetCost = wanted === 'measured' ? measured(root, id) : wanted;
  const all: MachinePlanOptions = { criterion, keep, ...config.budget, ...rest, resetCost };
  return planMachine(id, machine, samples, all);
}

function measured(root: string, id: string): number {
  const record = lastRecord(root, id);
  if (!record) throw new Error(`nothing is measured yet: walk ${id}`);
  return measuredResetCost(record);
}

function given(resetCost: number | 'measured'): number {
  if (resetCost === 'measured') throw new Error('only machines of the project are walked and measured');
  return resetCost;
}

/** All machines in figures. With `walk`, what has no record of a browser walk of this very tree is walked first. */
export async function projectReport(
  project: Project,
  options: PlanOverrides,
  walk: boolean,
): Promise<Report> {
  const tree = treeKey(project.root);
  const { machines } = project.config;
  const missing = machines.some(({ driver, id }) => driver && !readRecord(project.root, tree, id));
  if (walk && missing && project.config.world)
    await walkMachines(project, undefined, { headed: false, progress: false });
  const rows = [];
  for (const { id } of machines) {
    const plan = await planOf(project, id, options);
    const covered = new Set(readRecord(project.root, tree, id)?.covered);
    rows.push(rowOf(plan, plan.targets.filter(({ key }) => covered.has(key)).length));
  }
  return { criterion: options.criterion ?? 'transitions', machines: rows };
}

/** What a spec for a machine has to import; a driver and a world that nobody named are still to be written. */
export interface SpecNames {
  machine: string;
  samples?: string | undefined;
  driver?: string | undefined;
  world?: string | undefined;
}

/** Of a machine of the project. */
export function specNames({ config }: Project, id: string): SpecNames {
  const entry = config.machines.find((machine) => machine.id === id);
  if (!entry) throw new Error(`no machine ${id}`);
  return { ...entry, world: config.world };
}

/** `out` is the file that the words are for; names are relative to `root`. */
export function words(
  plan: MachinePlan,
  format: Format,
  { driver, machine, samples, world }: SpecNames,
  root: string,
  out: string | undefined,
): string {
  const here = out === undefined ? resolve(root) : dirname(resolve(out));
  const seen = (reference: string) => {
    const [file = '', name] = reference.split('#');
    const path = relative(here, resolve(root, file)).replaceAll('\\', '/');
    return `${path.startsWith('.') ? path : `./${path}`}${name === undefined ? '' : `#${name}`}`;
  };
  return inFormat(plan, format, {
    pathTest: seen(`${fileURLToPath(new URL('../report/spec.ts', import.meta.url))}#pathTest`),
    machine: seen(machine),
    ...(samples === undefined ? {} : { samples: seen(samples) }),
    driver: seen(driver ?? 'driver.ts#driver'),
    world: seen(world ?? 'world.ts#world'),
  });
}

/** Writes the frozen paths of one machine, or of all; what it says are the files and what changed in them. */
export async function freeze(
  project: Project,
  id: string | undefined,
  options: PlanOverrides,
): Promise<string> {
  const lines: string[] = [];
  for (const each of chosen(project, id)) {
    const loaded = await loadMachine(project, each);
    const plan = planLoaded(project, loaded, options);
    const before = existsSync(loaded.frozen) ? readFileSync(loaded.frozen, 'utf8') : '';
    const content = writeFrozen(`${each}: every ${plan.criterion.slice(0, -1)}`, frozenPaths(plan));
    mkdirSync(dirname(loaded.frozen), { recursive: true });
    writeFileSync(loaded.frozen, content);
    const kept = readFrozen(before).filter(({ id: path }) =>
      plan.paths.some((now) => now.id === path),
    ).length;
    const change = content === before ? 'unchanged' : `${plan.paths.length} paths, ${kept} of them as before`;
    lines.push(`${relative(project.root, loaded.frozen)}: ${change}`);
  }
  return lines.join('\n');
}

/** Walks frozen paths with running actors on a simulated clock. */
export async function check(
  project: Project,
  id: string | undefined,
): Promise<{ ok: boolean; text: string }> {
  const lines: string[] = [];
  let ok = true;
  for (const each of chosen(project, id)) {
    const loaded = await loadMachine(project, each);
    const paths = reviewedPaths(loaded);
    const mismatches = walkModel(loaded.machine, loaded.samples, paths);
    ok &&= mismatches.length === 0;
    lines.push(
      `${each}: ${paths.length - new Set(mismatches.map(({ path }) => path)).size} of ${paths.length} paths`,
    );
    lines.push(...mismatches.map(mismatchText));
  }
  return { ok, text: lines.join('\n') };
}

export function mismatchText({ expected, label, path, seen, step }: Mismatch): string {
  return `  ${path}, step ${step}: ${label}\n    expected ${expected}\n    seen     ${seen}`;
}

/** Fails below 95 % of the mutants that can be noticed. */
export async function mutateAll(
  project: Project,
  id: string | undefined,
): Promise<{ ok: boolean; text: string }> {
  const reports = [];
  for (const each of chosen(project, id)) {
    const loaded = await loadMachine(project, each);
    reports.push(mutate(each, loaded.machine, loaded.samples, reviewedPaths(loaded)));
  }
  const killed = reports.reduce((sum, report) => sum + report.killed, 0);
  const survived = reports.reduce((sum, report) => sum + report.survived.length, 0);
  const ok = reports.every((report) => mutationScore(report) > 0) && killed >= 0.95 * (killed + survived);
  return { ok, text: mutationText(reports) };
}
