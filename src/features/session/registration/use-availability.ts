import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { registerVerification } from '#contract/endpoints/session/registration.ts';
import { call } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';

/** Whether a value is taken, and the operator's failure if it is. */
async function isTaken(name: string, value: string, currency: string, signal: AbortSignal) {
  const body = {
    site_id: currentSiteId(),
    member_currency: currency,
    verification: 1 as const,
    [name]: value,
  };
  const result = await call(registerVerification, body, { signal });
  if (result.ok) return { taken: null };
  // Only a definite rejection counts; any other failure is reported on submit.
  const { failure } = result;
  return failureDisplayOf(failure.call, failure.code)?.field === name ? { taken: failure } : null;
}

/**
 * Checks on blur whether a value is available. Another value cancels the check, and a late response is
 * ignored.
 */
export function useAvailability(name: string, currency: string) {
  const [value, check] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['taken', name, currency, value],
    queryFn: ({ signal }) => isTaken(name, value, currency, signal),
    enabled: value !== '',
    // Typed values are not kept in the cache.
    gcTime: 0,
  });
  const failure: Failure | null | undefined = data?.taken;
  return { check, checking: isFetching, free: failure === null, failure: failure ?? null };
}
