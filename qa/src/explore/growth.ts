import { digest } from './hash.ts';
import type { MachineState, Projection } from './stepper.ts';
import { liveActors, projected } from './stepper.ts';
import { text } from './text.ts';

/** What of a state can grow without end: fields of the projected context, and the numbers of actors and timers. */
export interface GrowthRecord {
  context: unknown;
  actors: number;
  timers: number;
}

export const growthRecordOf = (state: MachineState, samples: Projection): GrowthRecord => ({
  context: projected(state.snapshot, samples),
  actors: liveActors(state).length,
  timers: state.timers.length,
});

/** A field with more values than this is taken for one that grows without end. */
const MAX_VALUES = 12;

/**
 * Fields of the context by their number of different values, most values first: those that have many, or else those
 * that vary.
 */
export function growingFields(states: readonly GrowthRecord[]): [field: string, values: number][] {
  const values = new Map<string, Set<string>>();
  for (const { context } of states) {
    if (typeof context !== 'object' || context === null) continue;
    for (const [field, value] of Object.entries(context)) {
      values.set(field, (values.get(field) ?? new Set()).add(digest(text(value))));
    }
  }
  const counts = [...values].map(([field, set]): [string, number] => [field, set.size]);
  const varying = counts.filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  const growing = varying.filter(([, count]) => count > MAX_VALUES);
  return growing.length > 0 ? growing : varying;
}

/** Why there are so many states, and the projection that leaves the growing fields out. */
export function growthText(states: readonly GrowthRecord[], isProjected: boolean): string {
  const growing = growingFields(states);
  const most = (of: (state: GrowthRecord) => number) =>
    states.reduce((max, state) => Math.max(max, of(state)), 0);
  const actors = most((state) => state.actors);
  const timers = most((state) => state.timers);
  const reasons = [
    ...growing.map(([field, count]) => `${field} has ${count} values`),
    ...(actors > MAX_VALUES ? [`${actors} actors run at once`] : []),
    ...(timers > MAX_VALUES ? [`${timers} timers run at once`] : []),
  ];
  if (reasons.length === 0) return '';
  const fields = growing.map(([field]) => (/^[\w$]+$/.test(field) ? field : JSON.stringify(field)));
  const advice = isProjected
    ? `leaving ${fields.join(', ')} out of \`project\``
    : `\`project: ({ ${fields.map((field) => (field.startsWith('"') ? `${field}: _` : field)).join(', ')}, ...rest }) => rest\``;
  return `: ${reasons.join(', ')}${growing.length > 0 ? `; ${advice} bounds the states, if it keeps what guards read` : ''}`;
}
