import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isInside, listsOf, pathOf, transitionKey, transitionLabel } from '../../explore/transitions.ts';

/** Layout of a chart in absolute pixels; outer boxes come before inner ones. */
export interface Chart {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

export interface Box {
  /** Dotted path; `(root)` for the machine itself. */
  path: string;
  label: string;
  kind: string;
  /** Whether it is the initial state of its parent. */
  initial: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Internal transitions: without target, to the state itself or to a descendant. */
  rows: { key: string; text: string }[];
}

export interface Arrow {
  key: string;
  text: string;
  points: { x: number; y: number }[];
  label: { x: number; y: number };
}

const CHARACTER = 6.6;
const BOLD = 8.2;
const ROW = 16;
const HEADER = 30;

const ELK_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.placement': 'CENTER',
};

/** Lays out a machine's chart with nested states; internal transitions are text rows in the state's box. */
export async function chartOf(machine: AnyStateMachine): Promise<Chart> {
  const edges: ElkExtendedEdge[] = [];
  const rows = new Map<string, Box['rows']>();
  collect(machine.root, edges, rows);
  const graph = elkNode(machine.root, rows);
  const laid: ElkNode = await new Elk().layout({
    id: '·',
    layoutOptions: ELK_OPTIONS,
    children: [graph],
    edges,
  });
  const boxes: Box[] = [];
  const origins = new Map<string, { x: number; y: number }>([['·', { x: 0, y: 0 }]]);
  place(laid.children ?? [], machine.root, { x: 0, y: 0 }, rows, boxes, origins);
  const arrows = edgesUnder(laid).flatMap((edge) => arrowOf(edge, origins));
  return { width: laid.width ?? 0, height: laid.height ?? 0, boxes, arrows };
}

const own = (node: AnyStateNode) => Object.values(node.states as Record<string, AnyStateNode>);

function collect(node: AnyStateNode, edges: ElkExtendedEdge[], rows: Map<string, Box['rows']>): void {
  const inner: Box['rows'] = [];
  for (const [trigger, list] of listsOf(node)) {
    for (const [branch, definition] of list.entries()) {
      const key = transitionKey(node, trigger, branch);
      const targets = (definition.target ?? []) as readonly AnyStateNode[];
      const text = transitionLabel(definition).slice(pathOf(node).length + 2);
      const away = targets.find((target) => target !== node && !isInside(target, node));
      if (!away) inner.push({ key, text });
      else {
        const label = text.replace(/ → .*$/, '');
        edges.push({
          id: key,
          sources: [node.id],
          targets: [away.id],
          labels: [{ text: label, width: label.length * CHARACTER, height: ROW }],
        });
      }
    }
  }
  rows.set(node.id, inner);
  for (const child of own(node)) collect(child, edges, rows);
}

function elkNode(node: AnyStateNode, rows: ReadonlyMap<string, Box['rows']>): ElkNode {
  const lines = rows.get(node.id) ?? [];
  const widths = [node.key.length * BOLD, ...lines.map(({ text }) => text.length * CHARACTER)];
  const width = Math.max(90, ...widths.map((length) => length + 24));
  const height = HEADER + lines.length * ROW + 8;
  const children = own(node).map((child) => elkNode(child, rows));
  if (children.length === 0) return { id: node.id, width, height };
  return {
    id: node.id,
    children,
    layoutOptions: {
      'elk.padding': `[top=${height + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

function place(
  nodes: readonly ElkNode[],
  root: AnyStateNode,
  origin: { x: number; y: number },
  rows: ReadonlyMap<string, Box['rows']>,
  boxes: Box[],
  origins: Map<string, { x: number; y: number }>,
): void {
  for (const { children, height = 0, id, width = 0, x = 0, y = 0 } of nodes) {
    const node = root.machine.getStateNodeById(id) as AnyStateNode;
    const at = { x: origin.x + x, y: origin.y + y };
    origins.set(id, at);
    const region = node.parent?.type === 'parallel' ? 'region' : node.type;
    const initial =
      (node.parent?.initial?.target as readonly AnyStateNode[] | undefined)?.includes(node) ?? false;
    const own = { path: pathOf(node), label: node.key, kind: region, initial, rows: rows.get(id) ?? [] };
    boxes.push({ ...own, ...at, width, height });
    place(children ?? [], root, at, rows, boxes, origins);
  }
}

/**
 * All edges below `node`. ELK stores an edge in its container node, with coordinates relative to that node.
 */
function edgesUnder(node: ElkNode): ElkExtendedEdge[] {
  return [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesUnder)];
}

function arrowOf(edge: ElkExtendedEdge, origins: ReadonlyMap<string, { x: number; y: number }>): Arrow[] {
  const [section] = edge.sections ?? [];
  if (!section) return [];
  const { container = '·' } = edge as { container?: string };
  const origin = origins.get(container) ?? { x: 0, y: 0 };
  const shift = ({ x, y }: { x: number; y: number }) => ({ x: x + origin.x, y: y + origin.y });
  const label = edge.labels?.[0];
  return [
    {
      key: edge.id,
      text: label?.text ?? edge.id,
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(shift),
      label: shift({ x: label?.x ?? section.startPoint.x, y: label?.y ?? section.startPoint.y }),
    },
  ];
}
