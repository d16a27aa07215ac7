import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from '../shared/usage-error.ts';
import type { RecordedSession } from './session.ts';

const sessionSchema = v.object({
  version: v.literal(1),
  actors: v.array(
    v.object({
      machine: v.string(),
      from: v.string(),
      isStart: v.boolean(),
      steps: v.array(v.object({ event: v.string(), state: v.string(), at: v.number() })),
    }),
  ),
});

/** Reads a file that an application has recorded. Throws if it is none. */
export function readSession(file: string): RecordedSession {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  const { issues, output, success } = v.safeParse(sessionSchema, content);
  if (success) return output;
  throw new UsageError(
    `${file} is no recorded session: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`,
  );
}
