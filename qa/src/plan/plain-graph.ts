import type { WalkGraph } from './plan-graph.ts';

/** A graph read from a file: named states and labelled transitions. */
export interface PlainGraph {
  /** Number of nodes in the file. Guards make several states of a node, one for each value of variables. */
  nodeCount: number;
  states: string[];
  /** Indexes of the states in which a walk can start without a transition. */
  starts: number[];
  transitions: PlainTransition[];
  /** Edges of the file that no walk can take, with the reason. */
  unreached: { target: string; reason: string }[];
  /** Reason if the exploration of guards stopped at its budget. */
  exceeded?: string;
}

export interface PlainTransition {
  /** Undefined for a transition that starts a walk. */
  from?: number;
  to: number;
  label: string;
  /** The edge of the file, if it has a transition for each of several values. */
  edge?: string;
}

/** A file that is no graph, or one that is not supported. The message names the place. */
export class GraphError extends Error {}

/** `line 3, column 7` of the character at `offset`. */
export function placeAt(content: string, offset: number): string {
  const before = content.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Makes repeated names unique by a number. */
export function uniqueNames(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
}

export const edgeName = (from: string | undefined, label: string, to: string | undefined): string =>
  `${from ?? ''} —${label}→ ${to}`;

/** The graph for planning. Every edge is a target, named by source, label and destination. */
export function walkGraphOf({ starts, states, transitions }: PlainGraph): WalkGraph {
  const unique = uniqueNames();
  const steps = transitions.map(({ edge, from, label, to }) => {
    const name = unique(edgeName(from === undefined ? undefined : states[from], label, states[to]));
    return { ...(from === undefined ? {} : { from }), to, name, cost: 1, covered: [edge ?? name] };
  });
  const places = starts.map((to) => {
    const name = starts.length === 1 ? 'start' : `start in ${states[to]}`;
    return { to, name, covered: [], cost: 0 };
  });
  return {
    stateCount: states.length,
    starts: [...places, ...steps.filter(({ from }) => from === undefined)],
    steps: steps.flatMap(({ from, ...rest }) => (from === undefined ? [] : [{ from, ...rest }])),
  };
}
