import type { ScriptedAnswer } from '#sandbox/control-protocol.ts';
import { failure } from './test-data.ts';

/** A refusal as the samples have it: with the code, in the operator's words. */
export const refusal = (code: number | string, data?: unknown): ScriptedAnswer => ({
  kind: 'code',
  code,
  message: failure('', '').serverMessage ?? '',
  data,
});
export const success: ScriptedAnswer = { kind: 'code', code: 100 };
export const real: ScriptedAnswer = { kind: 'real' };

/** The answer that goes by an outcome's name. */
export async function byName(answers: Record<string, () => Promise<void>>, { name }: { name: string }) {
  const answer = answers[name];
  if (!answer) throw new Error(`no answer is called ${name}`);
  await answer();
}
