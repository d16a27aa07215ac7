import type { ExplorerMachine } from '../data.ts';
import { statesOf } from './states.ts';

export interface Found {
  kind: 'state' | 'transition' | 'path';
  /** Path of the state, key of the target, or id of the path. */
  key: string;
  label: string;
}

/** States, transitions with their events and guards, and paths with all words of the query, in any order. */
export function search({ chart, paths, targets }: ExplorerMachine, query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [
    ...statesOf(chart.root).map(
      ({ label, path }): Found => ({ kind: 'state', key: path, label: path === '(root)' ? label : path }),
    ),
    ...targets.map(({ key, label }): Found => ({ kind: 'transition', key, label })),
    ...paths.map(({ id, steps }): Found => {
      return { kind: 'path', key: id, label: `${id}: ${steps.map(({ label }) => label).join(', ')}` };
    }),
  ];
  return found.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
