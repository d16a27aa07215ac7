import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  useReactFlow,
  useStore,
  type Viewport,
} from '@xyflow/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ExplorerMachine } from '../data.ts';
import { useElements } from './elements.ts';
import type { Laid } from './layout.ts';
import type { Colours } from './paint.ts';
import type { Place } from './place.ts';
import { StateNode } from './StateNode.tsx';
import { TransitionEdge } from './TransitionEdge.tsx';
import type { Shown } from './theme.ts';

const nodeTypes = { state: StateNode };
const edgeTypes = { transition: TransitionEdge };

interface ChartProps {
  machine: ExplorerMachine;
  laid: Laid;
  place: Place;
  colours: Colours;
  theme: Shown;
  go: (change: Partial<Place>) => void;
  toggle: (path: string) => void;
}

/** Pixels that an arrow key moves the chart by. */
const PAN = 80;
const directions: ReadonlyMap<string, readonly [right: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

export function Chart({ colours, go, laid, machine, place, theme, toggle }: ChartProps) {
  const container = useRef<HTMLElement>(null);
  const flow = useReactFlow();
  const { edges, nodes } = useElements(machine, laid, place, colours, go, toggle);
  useInSight(laid, machine, place);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof Element && target.closest('button:not(.react-flow__controls-button)')) return;
    const { x, y, zoom } = flow.getViewport();
    const [right, down] = directions.get(key) ?? [];
    if (right !== undefined && down !== undefined)
      void flow.setViewport({ x: x - PAN * right, y: y - PAN * down, zoom });
    if (key === '+') void flow.zoomIn();
    if (key === '-') void flow.zoomOut();
    if (key === '0') void flow.fitView();
  };
  return (
    <section className="chart" ref={container} aria-label={`Chart of ${machine.id}`} onKeyDown={onKeyDown}>
      <ReactFlow
        {...{ nodes, edges, nodeTypes, edgeTypes }}
        colorMode={theme}
        minZoom={0.01}
        maxZoom={4}
        onInit={() => {
          if (place.state !== undefined || place.target !== undefined) return;
          const { height = 0, width = 0 } = container.current?.getBoundingClientRect() ?? {};
          void flow.setViewport(firstView(laid, width, height));
        }}
        nodesDraggable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        proOptions={{ hideAttribution: false }}
        onNodeClick={(_, { id }) => go({ state: id === place.state ? undefined : id, target: undefined })}
        onNodesChange={() => {}}
        onEdgeClick={(_, { data }) =>
          data?.arrow.transitions[0] && data.choose(data.arrow.transitions[0].key)
        }
      >
        <Background />
        <Controls showInteractive={false} />
        <MiniMap pannable zoomable ariaLabel="Overview of the chart" nodeStrokeWidth={3} />
        <Detail container={container} />
      </ReactFlow>
    </section>
  );
}

/** Pixels around a chart that is shown whole. */
const MARGIN = 24;

/** The whole chart if its texts can then be read; else its beginning, around the initial state. */
function firstView({ boxes, height, width }: Laid, roomX: number, roomY: number): Viewport {
  const fitting = Math.min((roomX - 2 * MARGIN) / width, (roomY - 2 * MARGIN) / height, 1);
  if (fitting >= READABLE)
    return { x: (roomX - width * fitting) / 2, y: (roomY - height * fitting) / 2, zoom: fitting };
  const begin = boxes.find(({ initial, kind }) => initial && kind !== 'region') ?? boxes[0];
  const middle = begin ? begin.x + begin.width / 2 : 0;
  const x = roomX / 2 - middle * READABLE;
  return { x: Math.min(MARGIN, x), y: MARGIN, zoom: READABLE };
}

/** Scale from which all texts have 11 px. */
const READABLE = 11 / 12;

/** Tells the style sheet the scale: texts are never smaller than 11 px, and details are hidden that would be. */
function Detail({ container }: { container: React.RefObject<HTMLElement | null> }) {
  const zoom = useStore(({ transform }) => transform[2]);
  useEffect(() => {
    container.current?.style.setProperty('--zoom', String(zoom));
    if (container.current) container.current.dataset.detail = zoom >= READABLE ? 'all' : 'names';
  }, [container, zoom]);
  return null;
}

/** Scale from which names of states are shown. */
const MIN_READABLE = 0.35;

/** Moves the chart if what was chosen, or the state of the path's step, is out of sight. */
function useInSight(laid: Laid, machine: ExplorerMachine, place: Place): void {
  const flow = useReactFlow();
  const size = useStore(({ height, width }) => `${width} ${height}`);
  useEffect(() => {
    const step = machine.paths.find(({ id }) => id === place.path)?.steps[place.step];
    const arrow = laid.arrows.find(({ transitions }) => transitions.some(({ key }) => key === place.target));
    const ofRow = laid.boxes.find(({ rows }) => rows.some(({ key }) => key === place.target));
    const wanted = place.state ?? step?.leaves[0];
    const box = ofRow ?? laid.boxes.findLast(({ path }) => wanted === path || wanted?.startsWith(`${path}.`));
    const area = arrow ? { ...arrow.label } : box;
    const [width = 0, height = 0] = size.split(' ').map(Number);
    if (!area || width === 0) return;
    const { x, y, zoom } = flow.getViewport();
    const [left, top] = [area.x * zoom + x, area.y * zoom + y];
    const isInSight =
      left >= 0 && top >= 0 && left + area.width * zoom <= width && top + area.height * zoom <= height;
    const isChosen = place.state !== undefined || place.target !== undefined;
    const isReadable = !isChosen || zoom >= MIN_READABLE;
    if (isInSight && isReadable) return;
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
    void flow.setCenter(area.x + area.width / 2, area.y + area.height / 2, {
      zoom: isReadable ? zoom : 1,
      duration,
    });
  }, [laid, machine, place, size, flow]);
}
