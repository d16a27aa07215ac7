import type { WalkGraph } from './plan-graph.ts';

/** A graph read from a file: named states and labelled transitions. */
export interface PlainGraph {
  states: string[];
  /** Index of the start state; undefined if transitions without source start the walks. */
  start?: number;
  transitions: PlainTransition[];
}

export interface PlainTransition {
  /** Undefined for a transition that starts a walk. */
  from?: number;
  to: number;
  label: string;
}

/** Reads GraphWalker JSON or a GraphViz Mealy machine. Throws if the content is invalid. */
export function readGraph(content: string): PlainGraph {
  return content.trimStart().startsWith('{') && content.includes('"models"')
    ? readGraphWalker(content)
    : readDot(content);
}

const IDENTIFIER = String.raw`"(?:[^"\\]|\\.)*"|[\w.]+`;
const DOT_EDGE = new RegExp(String.raw`^\s*(${IDENTIFIER})\s*->\s*(${IDENTIFIER})\s*(?:\[(.*)\])?\s*;?\s*$`);
const DOT_NODE = new RegExp(String.raw`^\s*(${IDENTIFIER})\s*(?:\[(.*)\])?\s*;?\s*$`);
const DOT_LABEL = /\blabel\s*=\s*(?:"((?:[^"\\]|\\.)*)"|<([^>]*)>|([^\s,\]]+))/;
const DOT_WORDS = new Set(['graph', 'node', 'edge', 'digraph', 'strict']);

/**
 * Reads a .dot file with one statement per line. The start is the target of `__start0`, else the first node.
 */
export function readDot(content: string): PlainGraph {
  const states: string[] = [];
  const transitions: PlainTransition[] = [];
  let start: number | undefined;
  const stateOf = (name: string) => {
    const known = states.indexOf(name);
    return known >= 0 ? known : states.push(name) - 1;
  };
  for (const line of content.split('\n')) {
    const edge = DOT_EDGE.exec(line);
    if (edge) {
      const [from, to] = [unquoted(edge[1]), unquoted(edge[2])];
      if (from.startsWith('__start')) start = stateOf(to);
      else transitions.push({ from: stateOf(from), to: stateOf(to), label: dotLabel(edge[3]) });
      continue;
    }
    const node = DOT_NODE.exec(line);
    const name = unquoted(node?.[1]);
    if (node && !name.startsWith('__start') && !DOT_WORDS.has(name)) stateOf(name);
  }
  if (states.length === 0) throw new Error('no node found: expected a .dot file with one statement per line');
  return { states, start: start ?? 0, transitions };
}

function dotLabel(attributes = ''): string {
  const [, quoted, html, bare] = DOT_LABEL.exec(attributes) ?? [];
  return quoted ?? html ?? bare ?? '';
}

function unquoted(name = ''): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('\\"', '"') : name;
}

interface GraphWalkerModel {
  startElementId?: string;
  vertices: { id: string; name?: string }[];
  edges: { id: string; name?: string; sourceVertexId?: string; targetVertexId: string }[];
}

/** Reads the first model of the file. Ignores guards and actions, which are code for GraphWalker. */
export function readGraphWalker(content: string): PlainGraph {
  const { models } = JSON.parse(content) as { models?: GraphWalkerModel[] };
  const model = models?.[0];
  if (!model) throw new Error('the GraphWalker file contains no model');
  const indexOf = new Map(model.vertices.map(({ id }, index) => [id, index]));
  const stateOf = (id: string) => {
    const index = indexOf.get(id);
    if (index === undefined) throw new Error(`edge to unknown vertex ${id}`);
    return index;
  };
  const transitions = model.edges.map(({ id, name, sourceVertexId, targetVertexId }): PlainTransition => {
    const from = sourceVertexId === undefined ? {} : { from: stateOf(sourceVertexId) };
    return { ...from, to: stateOf(targetVertexId), label: name ?? id };
  });
  const begun = transitions.some(({ from }) => from === undefined);
  const start = begun ? {} : { start: indexOf.get(model.startElementId ?? '') ?? 0 };
  return { states: model.vertices.map(({ id, name }) => name ?? id), ...start, transitions };
}

/** The graph for planning. Every transition is a target, named by source, label and destination. */
export function walkGraphOf({ start, states, transitions }: PlainGraph): WalkGraph {
  const seen = new Map<string, number>();
  const nameOf = ({ from, label, to }: PlainTransition) => {
    const name = `${from === undefined ? '' : states[from]} —${label}→ ${states[to]}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
  const named = transitions.map((transition) => ({ ...transition, name: nameOf(transition), cost: 1 }));
  const withKey = named.map((each) => ({ ...each, covered: [each.name] }));
  return {
    stateCount: states.length,
    starts:
      start === undefined
        ? withKey.filter(({ from }) => from === undefined)
        : [{ to: start, name: 'start', covered: [], cost: 0 }],
    steps: withKey.flatMap(({ from, ...rest }) => (from === undefined ? [] : [{ from, ...rest }])),
  };
}
