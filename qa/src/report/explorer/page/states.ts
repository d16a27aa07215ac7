import type { Chart, ChartState } from '../data.ts';

/** All states of a chart, outer ones first. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesOf)];

/** Paths of the states that contain others, without the machine itself. */
export const compoundStates = ({ root }: Chart): string[] =>
  statesOf(root)
    .filter((state) => state !== root && state.children.length > 0)
    .map(({ path }) => path);

/** Paths of the states around a chosen state, or around both ends of a chosen transition. */
export function statesAround(
  { arrows, root }: Chart,
  chosen: { state?: string | undefined; target?: string | undefined },
): string[] {
  const arrow = arrows.find(({ key }) => key === chosen.target);
  const ofRow = statesOf(root).find(({ rows }) => rows.some(({ key }) => key === chosen.target));
  const ends = [chosen.state, arrow?.source, arrow?.target, ofRow?.path].filter((path) => path !== undefined);
  return [...new Set(ends.flatMap(ancestors))];
}

/** `a` and `a.b` of `a.b.c`. */
function ancestors(path: string): string[] {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}
