import type { Exploration } from '../explore/explore.ts';
import { faultLines } from '../explore/faults.ts';
import type { Criterion } from '../plan/criteria.ts';
import type { MachinePath, MachinePlan } from '../plan/machine-plan.ts';
import { commandLine } from '../shared/command-line.ts';

/** Figures of one machine; `--json` prints them unchanged. */
export interface Row {
  id: string;
  /** Number of leaf states, or nodes of a plain graph. */
  states: number;
  /** Number of transition definitions, or edges of a plain graph. */
  transitions: number;
  /** Number of those that the tests take. */
  transitionsCovered: number;
  tests: number;
  steps: number;
  /** Steps that a plan without kept paths saves: with a reset cost per test, its saved cost. */
  saving: number;
  /** Steps that a shorter plan may still save: 0 if the plan without kept paths is proved to be minimal. */
  gap: number;
  /** Lower bound on the cost of every plan: steps plus reset cost per test. */
  lowerBound: number;
  model: { covered: number; targets: number; unreachable: { target: string; reason: string }[] };
  browser: { covered: number };
  /** Transitions that the tests of a team have taken, if they were measured, and the labels of the others. */
  ownTests?: { covered: number; missing: string[] };
  /** Reason if planning stopped at its limits; the tests cover all targets, but fewer steps may do so. */
  stopped?: string;
  /** Reason if exploration stopped at its budget; the figures are then incomplete. */
  exceeded?: string;
  /** Errors that the machine throws or does not handle, each with its first step and its number. */
  faults?: string[];
  /** Why there is nothing to cover: full coverage then says nothing. */
  empty?: string;
  /** Milliseconds of exploring and planning. */
  ms?: number;
}

export interface Report {
  criterion: Criterion;
  machines: Row[];
  ms?: number;
}

interface RowOptions {
  /** Number of targets covered by a recorded browser walk. */
  browserCovered?: number;
  /** Keys of the transitions that the tests of a team have taken, if they were measured. */
  taken?: ReadonlySet<string> | undefined;
  /** In the table of a project, a machine with transitions may lack the targets of another criterion. */
  mayLackTargets?: boolean;
}

export function rowOf(
  { criterion, exploration, id, paths, plan, fresh = plan, targets, unreached }: MachinePlan,
  { browserCovered = 0, mayLackTargets = false, taken }: RowOptions = {},
): Row {
  const kinds = (kind: string) => exploration.targets.filter((target) => target.kind === kind).length;
  const transitions = kinds('transition');
  const lacks = transitions === 0 ? 'transitions' : targets.length === 0 && !mayLackTargets && criterion;
  return {
    id,
    states: kinds('state'),
    transitions,
    transitionsCovered: takenTransitions(exploration, paths),
    tests: paths.length,
    steps: plan.steps,
    saving: plan.cost - fresh.cost,
    gap: fresh.cost - fresh.lowerBound,
    lowerBound: fresh.lowerBound,
    model: {
      covered: targets.length - unreached.length,
      targets: targets.length,
      unreachable: unreached.map(({ reason, target }) => ({ target: target.label, reason })),
    },
    browser: { covered: browserCovered },
    ...(taken === undefined ? {} : { ownTests: ownTests(exploration, taken) }),
    ...(exploration.exceeded === undefined ? {} : { exceeded: exploration.exceeded }),
    ...(exploration.faults.length === 0 ? {} : { faults: faultLines(exploration.faults) }),
    ...(plan.stopped === undefined ? {} : { stopped: plan.stopped }),
    ...(lacks ? { empty: `no ${lacks} to cover` } : {}),
  };
}

function ownTests(
  { targets }: Exploration,
  taken: ReadonlySet<string>,
): { covered: number; missing: string[] } {
  const transitions = targets.filter(({ kind }) => kind === 'transition');
  const missing = transitions.filter(({ key }) => !taken.has(key)).map(({ label }) => label);
  return { covered: transitions.length - missing.length, missing };
}

function takenTransitions({ targets }: Exploration, paths: readonly MachinePath[]): number {
  const edges = paths.flatMap(({ start, steps }) => [start, ...steps]);
  const taken = new Set(edges.flatMap(({ covered }) => covered));
  return targets.filter(({ key, kind }) => kind === 'transition' && taken.has(key)).length;
}

/** Maximum number of faults per machine in the table; `--json` contains all. */
const SHOWN = 5;

export function tableText({ criterion, machines }: Report): string {
  const share = (covered: number, targets: number) => {
    return targets === 0 ? '-' : `${covered} ${Math.floor((100 * covered) / targets)} %`;
  };
  const isMeasured = machines.some(({ ownTests: own }) => own !== undefined);
  const lines = machines.map((row) => [
    row.id,
    String(row.states),
    `${row.transitionsCovered} of ${row.transitions}`,
    ...[row.model.targets, row.tests, row.steps, row.saving, row.lowerBound].map(String),
    share(row.model.covered, row.model.targets),
    share(row.browser.covered, row.model.targets),
    ...(isMeasured ? [share(row.ownTests?.covered ?? 0, row.transitions)] : []),
  ]);
  const head = [
    'machine',
    'states',
    'transitions',
    'targets',
    'tests',
    'steps',
    'saving',
    'lower bound',
    'model',
    'browser',
    ...(isMeasured ? ['your tests'] : []),
  ];
  const longer = machines.filter(({ saving }) => saving > 0);
  const unproved = machines.filter(({ gap }) => gap > 0);
  return [
    `every ${criterion === 'pairs' ? 'pair of transitions' : criterion.slice(0, -1)}`,
    ...aligned([head, ...lines]),
    ...openSections(machines).flatMap(({ title, lines: open }) => section(title, open)),
    ...section(
      'not taken by your tests',
      machines.flatMap(({ id, ownTests: own }) => (own?.missing ?? []).map((label) => `  ${id}: ${label}`)),
    ),
    ...section(
      'shorter without the frozen paths',
      longer.map(({ id, saving }) => `  ${id}: ${saving} fewer: ${commandLine(`freeze --replan ${id}`)}`),
    ),
    ...section(
      'not proved to be minimal',
      unproved.map(({ gap, id, lowerBound, stopped }) => {
        const reason = stopped === undefined ? '' : `: planning ${stopped}`;
        return `  ${id}: ${lowerBound + gap} found, at least ${lowerBound} necessary, gap ${gap}${reason}`;
      }),
    ),
  ].join('\n');
}

/** What the plans leave open, one line each; nothing if they cover every target. */
export function openPoints({ machines }: Report): string[] {
  return openSections(machines).flatMap(({ lines, title }) => lines.map((line) => `${title}:${line}`));
}

function openSections(machines: readonly Row[]): { title: string; lines: string[] }[] {
  const linesOf = (of: (row: Row) => string | string[]) =>
    machines.flatMap((row) => [of(row)].flat().map((line) => `  ${row.id}: ${line}`));
  return [
    {
      title: 'not reached',
      lines: linesOf(({ model }) => model.unreachable.map(({ reason, target }) => `${target} (${reason})`)),
    },
    { title: 'incomplete', lines: linesOf(({ exceeded }) => (exceeded ? [`exploration ${exceeded}`] : [])) },
    { title: 'the machine fails', lines: linesOf(({ faults = [] }) => shown(faults)) },
    { title: 'nothing to cover', lines: linesOf(({ empty }) => empty ?? []) },
  ];
}

function shown(faults: readonly string[]): string[] {
  const rest = faults.length - SHOWN;
  return rest > 0 ? [...faults.slice(0, SHOWN), `${rest} more faults: see --json`] : [...faults];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', `${title}:`, ...lines] : [];

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}
