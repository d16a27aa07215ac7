import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';

/** The data that the operator sent with a code; null if there is none, or it cannot be read. */
export function failureData<S extends v.GenericSchema>(
  schema: S,
  { data }: Failure,
): v.InferOutput<S> | null {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : null;
}
