import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartArrow, ChartState } from '../data.ts';

/** A chart in absolute pixels; outer boxes come before inner ones. */
export interface Laid {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends ChartState, Point {
  width: number;
  height: number;
  /** Path of the box around it. */
  parent?: string;
  isCollapsed: boolean;
}

/** All transitions from one state to another one, drawn as one line. */
export interface Arrow {
  id: string;
  source: string;
  target: string;
  transitions: { key: string; text: string }[];
  points: Point[];
  /** Where the texts begin, and their size. */
  label: Point & { width: number; height: number };
}

const CHARACTER = 6.9;
const BOLD = 8.4;
/** A longer text is shortened; the whole one is its title. */
const MAX_LABEL = 280;
/** A line with more texts shows the first ones, and how many more there are. */
const MAX_TEXTS = 5;
export const ROW = 18;
export const HEADER = 32;

const ELK_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.placement': 'CENTER',
};

/** Lays out the chart without what is inside of collapsed states; arrows to that lead to the collapsed state. */
export async function layout({ arrows, root }: Chart, collapsed: ReadonlySet<string>): Promise<Laid> {
  const shown = new Map<string, ChartState>();
  const lifted = new Map<string, string>();
  visit(root, undefined, collapsed, shown, lifted);
  const visible = arrows.flatMap((arrow) => {
    const [source, target] = [lifted.get(arrow.source), lifted.get(arrow.target)];
    // What happens inside of a collapsed state is not shown.
    const isInside = source === target && (source !== arrow.source || target !== arrow.target);
    return source === undefined || target === undefined || isInside ? [] : [{ ...arrow, source, target }];
  });
  const edges = new Map<string, ChartArrow[]>();
  for (const arrow of visible) {
    const id = `${arrow.source} → ${arrow.target}`;
    edges.set(id, [...(edges.get(id) ?? []), arrow]);
  }
  const laid: ElkNode = await new Elk().layout({
    id: '·',
    layoutOptions: ELK_OPTIONS,
    children: [elkNode(root, collapsed)],
    edges: [...edges].map(([id, own]) => {
      const width = Math.min(MAX_LABEL, Math.max(...own.map(({ text }) => text.length)) * CHARACTER + 8);
      const labels = [{ text: id, width, height: ROW * Math.min(own.length, MAX_TEXTS) }];
      return { id, sources: [own[0]?.source ?? ''], targets: [own[0]?.target ?? ''], labels };
    }),
  });
  const boxes: Box[] = [];
  const origins = new Map<string, Point>([['·', { x: 0, y: 0 }]]);
  place(laid.children ?? [], undefined, { x: 0, y: 0 }, { shown, collapsed, boxes, origins });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    arrows: edgesUnder(laid).flatMap((edge) => arrowOf(edge, edges.get(edge.id) ?? [], origins)),
  };
}

/** The texts of a line that are shown at once; the others are told by their number. */
export function shownTexts<T>(texts: readonly T[]): { shown: readonly T[]; more: number } {
  if (texts.length <= MAX_TEXTS) return { shown: texts, more: 0 };
  const shown = texts.slice(0, MAX_TEXTS - 1);
  return { shown, more: texts.length - shown.length };
}

/** Records the states that are shown, and for each state the one that stands for it. */
function visit(
  state: ChartState,
  above: string | undefined,
  collapsed: ReadonlySet<string>,
  shown: Map<string, ChartState>,
  lifted: Map<string, string>,
): void {
  if (above === undefined) shown.set(state.path, state);
  lifted.set(state.path, above ?? state.path);
  const next = above ?? (collapsed.has(state.path) ? state.path : undefined);
  for (const child of state.children) visit(child, next, collapsed, shown, lifted);
}

function elkNode(state: ChartState, collapsed: ReadonlySet<string>): ElkNode {
  const { children, label, notes, path, rows } = state;
  const texts = [...notes, ...rows.map(({ text }) => text)];
  const widths = texts.map((text) => Math.min(MAX_LABEL, text.length * CHARACTER));
  const width = Math.max(100, ...[label.length * BOLD + 30, ...widths].map((length) => length + 26));
  const height = HEADER + texts.length * ROW + 8;
  if (children.length === 0 || collapsed.has(path)) return { id: path, width, height };
  return {
    id: path,
    children: children.map((child) => elkNode(child, collapsed)),
    layoutOptions: {
      'elk.padding': `[top=${height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

interface Placing {
  shown: ReadonlyMap<string, ChartState>;
  collapsed: ReadonlySet<string>;
  boxes: Box[];
  origins: Map<string, Point>;
}

function place(nodes: readonly ElkNode[], parent: string | undefined, origin: Point, placing: Placing): void {
  for (const { children, height = 0, id, width = 0, x = 0, y = 0 } of nodes) {
    const state = placing.shown.get(id);
    const at = { x: origin.x + x, y: origin.y + y };
    placing.origins.set(id, at);
    const isCollapsed = placing.collapsed.has(id);
    if (state)
      placing.boxes.push({ ...state, ...at, width, height, isCollapsed, ...(parent ? { parent } : {}) });
    place(children ?? [], id, at, placing);
  }
}

/** All edges below `node`. ELK stores an edge in its container node, with coordinates relative to that node. */
function edgesUnder(node: ElkNode): ElkExtendedEdge[] {
  return [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesUnder)];
}

function arrowOf(
  edge: ElkExtendedEdge,
  transitions: readonly ChartArrow[],
  origins: ReadonlyMap<string, Point>,
): Arrow[] {
  const [section] = edge.sections ?? [];
  const [first] = transitions;
  if (!section || !first) return [];
  const { container = '·' } = edge as { container?: string };
  const origin = origins.get(container) ?? { x: 0, y: 0 };
  const shift = ({ x, y }: Point) => ({ x: x + origin.x, y: y + origin.y });
  const label = edge.labels?.[0];
  const begin = shift({ x: label?.x ?? section.startPoint.x, y: label?.y ?? section.startPoint.y });
  return [
    {
      id: edge.id,
      source: first.source,
      target: first.target,
      transitions: transitions.map(({ key, text }) => ({ key, text })),
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(shift),
      label: { ...begin, width: label?.width ?? 0, height: label?.height ?? ROW },
    },
  ];
}
