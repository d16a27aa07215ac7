import { type BrowserResult, type BrowserWalk, type Evidence, walkBrowser } from './walk-browser.ts';

/**
 * Walks a path. A failed path is walked again to record a trace, since tracing every path would slow down the
 * passing ones. A path that passes then is unstable.
 */
export async function walkForEvidence(
  walk: BrowserWalk,
  { image, trace }: Required<Evidence>,
): Promise<BrowserResult> {
  const result = await walkBrowser({ ...walk, evidence: { image } });
  const { failure } = result;
  if (!failure) return result;
  const again = await walkBrowser({ ...walk, evidence: { trace } });
  const evidence = { ...failure.evidence, ...again.failure?.evidence };
  if (!again.failure) return { ...result, failure: { ...failure, kind: 'unstable', evidence } };
  // A difference that was seen once is certain, whatever prevented the other walk.
  const seen = failure.kind === 'broken' ? again.failure : failure;
  return { ...result, failure: { ...seen, evidence } };
}
