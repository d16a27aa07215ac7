import type { ScriptedResponse } from '#sandbox/server/control-protocol.ts';
import { failure } from './test-data.ts';

/** An API error like that of the samples: a code and a server message. */
export const refusal = (code: number | string, data?: unknown): ScriptedResponse => ({
  kind: 'code',
  code,
  message: failure('', '').serverMessage ?? '',
  data,
});
export const success: ScriptedResponse = { kind: 'code', code: 100 };
export const real: ScriptedResponse = { kind: 'real' };

/** Runs the response for the outcome of this name. */
export async function byName(responses: Record<string, () => Promise<void>>, { name }: { name: string }) {
  const respond = responses[name];
  if (!respond) throw new Error(`no response for the outcome ${name}`);
  await respond();
}
