import type { Edge, Node } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import type { ExplorerMachine } from '../data.ts';
import type { Arrow, Box, Laid } from './layout.ts';
import { type Colours, heat, worstHeat } from './paint.ts';
import type { Place } from './place.ts';

/** The text of a transition. */
interface Text {
  key: string;
  text: string;
  className: string;
  title: string;
}

export interface StateData extends Record<string, unknown> {
  box: Box;
  rows: Text[];
  choose: (target: string) => void;
  toggle: (path: string) => void;
}
export interface TransitionData extends Record<string, unknown> {
  arrow: Arrow;
  className: string;
  texts: Text[];
  choose: (target: string) => void;
}

/** The states and transitions of the chart as React Flow draws them. */
export function useElements(
  machine: ExplorerMachine,
  laid: Laid,
  place: Place,
  colours: Colours,
  go: (change: Partial<Place>) => void,
  toggle: (path: string) => void,
): { nodes: Node<StateData>[]; edges: Edge<TransitionData>[] } {
  const handlers = useRef({ go, toggle });
  handlers.current = { go, toggle };
  return useMemo(() => {
    const targets = new Map(machine.targets.map((target) => [target.key, target]));
    const step = machine.paths.find(({ id }) => id === place.path)?.steps[place.step];
    const taken = new Set(step?.covered);
    const classOf = (key: string) =>
      [heat(targets.get(key), colours), taken.has(key) && 'taken', key === place.target && 'chosen']
        .filter(Boolean)
        .join(' ');
    const titleOf = (key: string) => {
      const { hits = 0, label = key, reason } = targets.get(key) ?? {};
      return reason === undefined ? `${label}: ${hits} times` : `${label}: not reached, ${reason}`;
    };
    const textOf = ({ key, text }: { key: string; text: string }): Text => {
      return { key, text, className: classOf(key), title: titleOf(key) };
    };
    const choose = (target: string) =>
      handlers.current.go({ target: target === place.target ? undefined : target, state: undefined });
    const byPath = new Map(laid.boxes.map((box) => [box.path, box]));
    const isActive = ({ path }: Box) =>
      (step?.leaves ?? []).some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
    const nodes = laid.boxes.map((box): Node<StateData> => {
      const parent = box.parent === undefined ? undefined : byPath.get(box.parent);
      const position = { x: box.x - (parent?.x ?? 0), y: box.y - (parent?.y ?? 0) };
      return {
        id: box.path,
        type: 'state',
        position,
        width: box.width,
        height: box.height,
        ...(parent ? { parentId: parent.path } : {}),
        selected: box.path === place.state,
        className: `${box.kind} ${isActive(box) ? 'active' : ''}`,
        ariaLabel: `State ${box.path}`,
        data: { box, rows: box.rows.map(textOf), choose, toggle: (path) => handlers.current.toggle(path) },
      };
    });
    const edges = laid.arrows.map((arrow): Edge<TransitionData> => {
      const { id, source, target, transitions } = arrow;
      const keys = transitions.map(({ key }) => key);
      const marks = keys.some((key) => taken.has(key))
        ? 'taken'
        : keys.some((key) => key === place.target)
          ? 'chosen'
          : '';
      const heats = keys.map((key) => heat(targets.get(key), colours));
      const className = `${worstHeat(heats)} ${marks}`;
      // Gaps come first, since not all texts may be shown.
      const isGap = ({ key }: { key: string }) => heat(targets.get(key), colours) === 'gap';
      const ordered = transitions.toSorted((a, b) => Number(isGap(b)) - Number(isGap(a)));
      const data = { arrow, className, texts: ordered.map(textOf), choose };
      return { id, type: 'transition', source, target, zIndex: 10, focusable: false, data };
    });
    return { nodes, edges };
  }, [machine, laid, place, colours]);
}
