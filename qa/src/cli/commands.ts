import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defaultSamples } from '../explore/enabled-moves.ts';
import type { Budget } from '../explore/explore.ts';
import { limitsOf, Watch } from '../explore/watch.ts';
import { asMachine, isFile, load } from '../load/load.ts';
import { readTaken } from '../measure/taken-files.ts';
import { type Criterion, graphTask } from '../plan/criteria.ts';
import { readGraphFiles } from '../plan/graphs.ts';
import { frozenPaths, type MachinePlan, type MachinePlanOptions, planMachine } from '../plan/machine-plan.ts';
import { GraphError, type PlainGraph, walkGraphOf } from '../plan/plain-graph.ts';
import { type Plan, planWalks } from '../plan/plan.ts';
import type { WalkGraph } from '../plan/plan-graph.ts';
import { type Format, inFormat } from '../report/formats.ts';
import type { CommandResult } from '../report/results.ts';
import { openPoints, type Report, rowOf } from '../report/table.ts';
import { type WrittenPlan, writtenGraph, writtenMachine } from '../report/written.ts';
import { commandLine } from '../shared/command-line.ts';
import { UsageError } from '../shared/usage-error.ts';
import { readFrozen, writeFrozen } from '../walk/frozen.ts';
import { lastRecord, measuredResetCost, readRecord, treeKey } from '../walk/record.ts';
import { type LoadedMachine, loadMachine, loadSamples, type Project } from './config.ts';
import { frozenPathsIn, selectMachines } from './load-frozen-paths.ts';
import { walkMachines } from './walk-command.ts';

export interface PlanOverrides {
  criterion?: Criterion;
  /** In steps, or 'measured' for the value of the machine's last browser walk. */
  resetCost?: number | 'measured';
}

/** Plans a graph from a file. The time in the report is that of reading and planning. */
export function graphReport(
  file: string,
  { criterion = 'transitions', resetCost = 0 }: PlanOverrides,
  limits: Budget = {},
): { written: WrittenPlan; report: Report } {
  if (criterion !== 'transitions' && criterion !== 'pairs') {
    throw new UsageError(`a plain graph supports the criteria transitions and pairs, not ${criterion}`);
  }
  const began = performance.now();
  const graph = graphOf(file, limits.maxStates);
  const walkable = walkGraphOf(graph);
  const { graph: task, targets } = graphTask(walkable, criterion);
  const plan = planWalks(task, {
    resetCost: fixedResetCost(resetCost),
    watch: new Watch(limitsOf(limits, `${file}: planning,`)),
  });
  const ms = Math.round(performance.now() - began);
  const unreachable = [
    ...plan.unreachable.map((target) => ({ target: targets[target]?.label ?? '', reason: 'no path' })),
    ...graph.unreached,
  ];
  const all = targets.length + graph.unreached.length;
  const { targets: edgeTargets } = graphTask(walkable, 'transitions');
  const edges = edgeTargets.length + graph.unreached.length;
  const row = {
    id: file,
    states: graph.nodeCount,
    transitions: edges,
    transitionsCovered: takenEdges(walkable, plan),
    tests: plan.paths.length,
    steps: plan.steps,
    saving: 0,
    gap: plan.cost - plan.lowerBound,
    lowerBound: plan.lowerBound,
    model: { covered: all - unreachable.length, targets: all, unreachable },
    browser: { covered: 0 },
    ...(plan.stopped === undefined ? {} : { stopped: plan.stopped }),
    ...(graph.exceeded === undefined ? {} : { exceeded: graph.exceeded }),
    ...(all === 0 ? { empty: `no ${criterion} to cover` } : {}),
    ms,
  };
  return {
    written: writtenGraph(file, criterion, graph, walkable, plan),
    report: { criterion, machines: [row], ms },
  };
}

/** Number of edges of the file that the walks of a plan take. */
function takenEdges({ starts, steps }: WalkGraph, { paths }: Plan): number {
  const walked = paths.flatMap((path) => [starts[path.start], ...path.steps.map((step) => steps[step])]);
  return new Set(walked.flatMap((step) => step?.covered ?? [])).size;
}

function graphOf(file: string, maxStates: number | undefined): PlainGraph {
  const files = isFile(file) ? [file] : file.split(',');
  const missing = files.find((each) => !isFile(each));
  if (missing !== undefined) throw new UsageError(`no file ${missing}`);
  try {
    const contents = files.map((name) => ({ name, content: readFileSync(name, 'utf8') }));
    return readGraphFiles(contents, maxStates);
  } catch (error) {
    if (error instanceof GraphError) throw new UsageError(error.message);
    throw error;
  }
}

/** Plans any machine; without samples it sends events without payload. */
export async function machineReport(
  reference: string,
  samplesReference: string | undefined,
  options: PlanOverrides,
  limits: Budget = {},
): Promise<{ plan: MachinePlan; report: Report }> {
  const machine = asMachine(await load(reference), reference);
  const samples =
    samplesReference === undefined ? defaultSamples(machine) : await loadSamples(samplesReference);
  const began = performance.now();
  // Without samples there is no projection, so a counter in the context would never end.
  const budget = samplesReference === undefined ? { maxStates: 2_000 } : {};
  // XState's id of a machine without one.
  const id = machine.id === '(machine)' ? reference : machine.id;
  const { resetCost = 0, ...rest } = options;
  const plan = planMachine(id, machine, samples, {
    ...budget,
    ...limits,
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

function planLoaded(
  { config, root }: Project,
  loaded: LoadedMachine,
  options: PlanOverrides,
  fresh?: 'compare' | 'take',
): MachinePlan {
  const { criterion, id, machine, samples } = loaded;
  const keep = frozenPathsIn(loaded);
  const { resetCost: wanted = loaded.resetCost, ...rest } = options;
  const resetCost = wanted === 'measured' ? measuredCost(root, id) : wanted;
  const all: MachinePlanOptions = { criterion, keep, ...config.budget, ...rest, resetCost };
  if (fresh) all.fresh = fresh;
  return planMachine(id, machine, samples, all);
}

function measuredCost(root: string, id: string): number {
  const record = lastRecord(root, id);
  if (!record) throw new UsageError(`no measurement of ${id}: run ${commandLine(`walk ${id}`)}`);
  return measuredResetCost(record);
}

function fixedResetCost(resetCost: number | 'measured'): number {
  if (resetCost === 'measured')
    throw new UsageError('--reset-cost measured requires a machine of the project');
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
    await walkMachines(project, [], { headed: false, progress: false });
  const taken = readTaken(project.root);
  const rows = [];
  for (const { id } of machines) {
    const loaded = await loadMachine(project, id);
    const plan = planLoaded(project, loaded, options, 'compare');
    const own = taken && (taken.get(loaded.machine.id) ?? new Set<string>());
    const covered = new Set(readRecord(project.root, tree, id)?.covered);
    const browserCovered = plan.targets.filter(({ key }) => covered.has(key)).length;
    rows.push(rowOf(plan, { browserCovered, mayLackTargets: true, taken: own }));
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
  if (!entry) throw new UsageError(`no machine ${id}`);
  return { ...entry, fixture: config.fixture };
}

/** Formats a plan. References are relative to `root`; `out` is the file that the result is written to. */
export function formatPlan(
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
  return inFormat(writtenMachine(plan), format, {
    pathTest: 'xstate-path-tests/playwright#pathTest',
    machine: relativeTo(machine),
    ...(samples === undefined ? {} : { samples: relativeTo(samples) }),
    driver: relativeTo(driver ?? 'driver.ts#driver'),
    fixture: relativeTo(fixture ?? 'fixture.ts#fixture'),
  });
}

/**
 * Writes the frozen paths of these machines or of all, with one line per file that tells its changes. Fails for what
 * they leave open: targets without a path, failing steps, the budget. Keeps the paths that are still valid; `fresh`
 * takes a shorter plan of new paths instead, if there is one.
 */
export async function freeze(
  project: Project,
  ids: readonly string[],
  options: PlanOverrides,
  fresh = false,
): Promise<CommandResult> {
  const lines: string[] = [];
  const open: string[] = [];
  for (const machineId of selectMachines(project, ids)) {
    const loaded = await loadMachine(project, machineId);
    const plan = planLoaded(project, loaded, options, fresh ? 'take' : undefined);
    const before = existsSync(loaded.frozen) ? readFileSync(loaded.frozen, 'utf8') : '';
    const content = writeFrozen(`${machineId}: every ${plan.criterion.slice(0, -1)}`, frozenPaths(plan));
    mkdirSync(dirname(loaded.frozen), { recursive: true });
    writeFileSync(loaded.frozen, content);
    const kept = readFrozen(before).filter(({ id: path }) =>
      plan.paths.some((now) => now.id === path),
    ).length;
    const change = content === before ? 'unchanged' : `${plan.paths.length} paths, ${kept} unchanged`;
    lines.push(`${relative(project.root, loaded.frozen)}: ${change}`);
    open.push(...openPoints({ criterion: plan.criterion, machines: [rowOf(plan)] }));
  }
  return { verdict: open.length === 0 ? 'ok' : 'failed', text: [...lines, ...open].join('\n') };
}
