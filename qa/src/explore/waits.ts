interface Step {
  from: number;
  to: number;
  covered: readonly string[];
}
/** What is compared of two explorations. */
interface Explored {
  starts: readonly Step[];
  edges: readonly Step[];
  unreached: readonly { target: { kind: string } }[];
}

/** Whether waits reach more transitions, or halve the distance of the farthest target. */
export function waitsHelp(withWaits: Explored, without: Explored): boolean {
  return (
    missedTransitions(withWaits) < missedTransitions(without) || 2 * farthest(withWaits) < farthest(without)
  );
}

/** Number of transitions that are not reached. */
export const missedTransitions = ({ unreached }: Pick<Explored, 'unreached'>): number =>
  unreached.filter(({ target }) => target.kind === 'transition').length;

/** Distance of the farthest target from a start, in steps. */
function farthest({ edges, starts }: Explored): number {
  const depth = new Map<number, number>(starts.map(({ to }) => [to, 0]));
  const covered = new Set(starts.flatMap((edge) => edge.covered));
  let far = 0;
  // Edges are in breadth-first order, so the depth of an edge's source is already known.
  for (const edge of edges) {
    const steps = (depth.get(edge.from) ?? 0) + 1;
    if (!depth.has(edge.to)) depth.set(edge.to, steps);
    for (const key of edge.covered) {
      if (!covered.has(key)) far = steps;
      covered.add(key);
    }
  }
  return far;
}
