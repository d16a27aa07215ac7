import * as v from 'valibot';
import { criteria } from '../plan/criteria.ts';
import { UsageError } from '../shared/usage-error.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const steps = v.pipe(v.number(), v.finite(), v.minValue(0));
const positive = v.pipe(v.number(), v.gtValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const machine = v.strictObject({
  id: text,
  machine: text,
  arguments: v.optional(v.array(v.unknown())),
  samples: text,
  driver: v.optional(text),
  views: v.optional(v.array(text)),
  criterion: v.optional(v.picklist(criteria)),
  resetCost: v.optional(steps),
});
const isEachOnce = (machines: v.InferOutput<typeof machine>[]) =>
  new Set(machines.map(({ id }) => id)).size === machines.length;

export const configSchema = v.strictObject({
  machines: v.pipe(
    v.array(machine),
    v.minLength(1, 'there is no machine'),
    v.check(isEachOnce, 'two machines have the same id'),
  ),
  frozen: v.optional(text),
  resetCost: v.optional(steps),
  budget: v.optional(
    v.strictObject({
      maxStates: v.optional(count),
      maxEdges: v.optional(count),
      maxSeconds: v.optional(positive),
      maxMegabytes: v.optional(positive),
    }),
  ),
  fixture: v.optional(text),
  loader: v.optional(v.picklist(['node', 'vite'])),
  setup: v.optional(v.array(text)),
  workers: v.optional(count),
});

const nonEmptyList = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.minLength(1, 'is empty'));
const event = v.looseObject({ type: text });
/** An event, or one with a name and conditions. */
const eventSample = v.union([event, v.looseObject({ event })], 'is neither an event nor { event }');
const outcome = v.pipe(
  v.looseObject({ name: text }),
  v.check((given) => 'done' in given || 'error' in given, 'has neither `done` nor `error`'),
);
const outcomes = v.union(
  [nonEmptyList(outcome), v.looseObject({ instant: v.literal(true), values: nonEmptyList(outcome) })],
  'is no list of outcomes with a name, and `done` or `error`',
);

/** What the types of `Samples` ask for, for files that no compiler has checked. */
export const samplesSchema = v.looseObject({
  events: v.record(v.string(), nonEmptyList(eventSample)),
  outcomes: v.record(v.string(), v.optional(outcomes)),
  snapshots: v.optional(
    v.record(
      v.string(),
      v.optional(nonEmptyList(v.looseObject({ name: text, snapshot: v.looseObject({}) }))),
    ),
  ),
  inputs: v.optional(nonEmptyList(v.looseObject({ name: text }))),
  project: v.optional(v.function()),
  delays: v.optional(v.record(v.string(), v.optional(v.number()))),
  survivors: v.optional(v.record(v.string(), v.string())),
});

/** Throws with the first field that is wrong; `reference` is what the user has named. */
export function assertShape(schema: v.GenericSchema, value: unknown, reference: string): void {
  const { issues, success } = v.safeParse(schema, value);
  if (success) return;
  const [issue] = issues;
  const field = v.getDotPath(issue);
  throw new UsageError(`${reference}: ${field === null ? '' : `${field}: `}${issue.message}`);
}
