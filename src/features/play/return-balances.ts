import { type CallResult, clientErrorCodes, type Data, isOutcomeUnknown } from '#contract/call.ts';
import { allBalancesBack, balanceGetBack, myCash } from '#contract/endpoints/money/wallet.ts';
import type { ReturnedMoney } from '#machines/kernel/events.ts';
import { call } from '#src/api/call.ts';
import { callOnce } from '#src/api/call-once.ts';
import { type ProviderMoney, readProviders } from '#src/api/member-queries.ts';
import type { Clock } from '#src/clock.ts';
import { storedMember } from '#src/storage/member.ts';

/** How long the return waits for the balances to compare, in milliseconds. */
const maxReadTime = 3_000;

/** Returns all balances; the balances before and after tell what came back, because the response does not. */
export async function returnBalances(
  clock: Clock,
  signal: AbortSignal,
): Promise<CallResult<ReturnedMoney | null>> {
  const read = () => balancesAtProviders(clock, signal);
  const currency = storedMember()?.currency ?? '';
  const before = await read();
  const newer = await callOnce(allBalancesBack, {}, { clock, signal });
  const result = !newer.ok && newer.failure.isMissing ? await olderReturn(signal) : newer;
  const isUnknown = !result.ok && result.failure.code === clientErrorCodes.unknownOutcome;
  if (!result.ok && !isUnknown) return result;
  const after = before && (await read());
  const data =
    before && after
      ? returnedMoney(readProviders(before, currency), readProviders(after, currency), currency)
      : null;
  // What has left the providers tells the outcome that the operator could not.
  return result.ok || data ? { ok: true, data } : result;
}

/** Asks an operator that has the older call alone. It takes no request ID: without a response, only the balances tell its outcome. */
async function olderReturn(signal: AbortSignal): Promise<CallResult<unknown>> {
  const result = await call(balanceGetBack, {}, { signal });
  if (result.ok || signal.aborted || !isOutcomeUnknown(result.failure)) return result;
  return { ok: false, failure: { ...result.failure, code: clientErrorCodes.unknownOutcome } };
}

const balancesAtProviders = (clock: Clock, signal: AbortSignal) =>
  new Promise<Data<typeof myCash> | undefined>((resolve) => {
    const timer = clock.setTimeout(() => resolve(undefined), maxReadTime);
    void call(myCash, {}, { signal }).then((result) => {
      clock.clearTimeout(timer as never);
      resolve(result.ok ? result.data : undefined);
    });
  });

/** What has left each provider, most first; null if that is not known of every one, or if nothing has. */
export function returnedMoney(
  before: readonly ProviderMoney[],
  after: readonly ProviderMoney[],
  currency: string,
): ReturnedMoney | null {
  const left = new Map(after.map(({ id, minor }) => [id, minor]));
  const from: ReturnedMoney['from'] = [];
  for (const { id, name, minor } of before) {
    if (minor === 0) continue;
    const rest = left.get(id) ?? null;
    if (minor === null || rest === null) return null;
    if (rest < minor) from.push({ provider: name, minor: minor - rest });
  }
  if (from.length === 0) return null;
  return { currency, from: from.toSorted((a, b) => b.minor - a.minor) };
}
