import { text } from '../report/text.ts';
import type { Position, Projection } from './position.ts';
import { liveActors, projected } from './position.ts';

/** What may distinguish endlessly many states: the fields of the projected context, and the number of actors. */
export interface Grown {
  context: unknown;
  actors: number;
}

export const grownOf = (position: Position, samples: Projection): Grown => ({
  context: projected(position.snapshot, samples),
  actors: liveActors(position).length,
});

/** A field has more values than this if it grows. */
const MANY = 12;

/**
 * Fields of the context by their number of different values, most values first: those that have many, or else those
 * that vary.
 */
export function growingFields(states: readonly Grown[]): [field: string, values: number][] {
  const values = new Map<string, Set<string>>();
  for (const { context } of states) {
    if (typeof context !== 'object' || context === null) continue;
    for (const [field, value] of Object.entries(context)) {
      values.set(field, (values.get(field) ?? new Set()).add(text(value)));
    }
  }
  const counts = [...values].map(([field, set]): [string, number] => [field, set.size]);
  const varying = counts.filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  const growing = varying.filter(([, count]) => count > MANY);
  return growing.length > 0 ? growing : varying;
}

/** Why there are so many states, and the projection that leaves the growing fields out. */
export function growthText(states: readonly Grown[], isProjected: boolean): string {
  const growing = growingFields(states);
  const actors = Math.max(0, ...states.map((state) => state.actors));
  const reasons = [
    ...growing.map(([field, count]) => `${field} has ${count} values`),
    ...(actors > MANY ? [`${actors} actors run at once`] : []),
  ];
  if (reasons.length === 0) return '';
  const fields = growing.map(([field]) => (/^[\w$]+$/.test(field) ? field : JSON.stringify(field)));
  const advice = isProjected
    ? `leaving ${fields.join(', ')} out of \`project\``
    : `\`project: ({ ${fields.map((field) => (field.startsWith('"') ? `${field}: _` : field)).join(', ')}, ...rest }) => rest\``;
  const kept = 'with what guards read of it';
  return `: ${reasons.join(', ')}${growing.length > 0 ? `; ${advice} holds it, ${kept}` : ''}`;
}
