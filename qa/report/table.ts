import type { Fault } from '../explore/branches.ts';
import type { Criterion } from '../plan/criteria.ts';
import type { MachinePlan } from '../plan/machine-plan.ts';

/** Figures of one machine; `--json` prints them unchanged. */
export interface Row {
  id: string;
  /** Number of leaf states, or nodes of a plain graph. */
  states: number;
  /** Number of transition definitions, or edges of a plain graph. */
  transitions: number;
  tests: number;
  steps: number;
  /** Lower bound on the cost of every plan: steps plus reset cost per test. */
  lowerBound: number;
  model: { covered: number; targets: number; unreachable: { target: string; reason: string }[] };
  browser: { covered: number };
  /** Reason if exploration stopped at its budget; the figures are then incomplete. */
  exceeded?: string;
  /** Steps at which the machine throws or has an unhandled error. */
  faults?: string[];
  /** Milliseconds of exploring and planning. */
  ms?: number;
}

export interface Report {
  criterion: Criterion;
  machines: Row[];
  ms?: number;
}

/** `browserCovered` is the number of targets covered by a recorded browser walk. */
export function rowOf(
  { exploration, id, paths, plan, targets, unreached }: MachinePlan,
  browserCovered = 0,
): Row {
  const kinds = (kind: string) => exploration.targets.filter((target) => target.kind === kind).length;
  return {
    id,
    states: kinds('state'),
    transitions: kinds('transition'),
    tests: paths.length,
    steps: plan.steps,
    lowerBound: plan.lowerBound,
    model: {
      covered: targets.length - unreached.length,
      targets: targets.length,
      unreachable: unreached.map(({ reason, target }) => ({ target: target.label, reason })),
    },
    browser: { covered: browserCovered },
    ...(exploration.exceeded === undefined ? {} : { exceeded: exploration.exceeded }),
    ...(exploration.faults.length === 0 ? {} : { faults: exploration.faults.map(faultText) }),
  };
}

function faultText({ error, label, leaves }: Fault): string {
  return `${leaves.join(', ')}: ${label}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Maximum number of faults per machine in the table; `--json` contains all. */
const SHOWN = 5;

export function tableText({ criterion, machines }: Report): string {
  const share = (covered: number, targets: number) => {
    return targets === 0 ? '-' : `${covered}/${targets} ${Math.floor((100 * covered) / targets)} %`;
  };
  const lines = machines.map((row) => [
    row.id,
    ...[row.states, row.transitions, row.tests, row.steps, row.lowerBound].map(String),
    share(row.model.covered, row.model.targets),
    share(row.browser.covered, row.model.targets),
  ]);
  const head = ['machine', 'states', 'transitions', 'tests', 'steps', 'lower bound', 'model', 'browser'];
  const gaps = machines.flatMap(({ id, model }) =>
    model.unreachable.map(({ reason, target }) => `  ${id}: ${target} (${reason})`),
  );
  const cut = machines.flatMap(({ exceeded, id }) => (exceeded ? [`  ${id}: exploration ${exceeded}`] : []));
  const faults = machines.flatMap((row) =>
    (row.faults ?? []).slice(0, SHOWN).map((fault) => `  ${row.id}: ${fault}`),
  );
  return [
    `every ${criterion === 'pairs' ? 'pair of transitions' : criterion.slice(0, -1)}`,
    ...aligned([head, ...lines]),
    ...section('not reached', gaps),
    ...section('incomplete', cut),
    ...section('the machine fails', faults),
  ].join('\n');
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
