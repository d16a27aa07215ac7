import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { meaningOf } from '#contract/codes.ts';
import { registerVerification } from '#contract/endpoints/register.ts';
import { call } from '#src/api/call.ts';
import { site_id } from '#src/api/request-context.ts';

/** Whether somebody has a value already, and what the operator said of it. */
async function isTaken(name: string, value: string, currency: string, signal: AbortSignal) {
  const body = { site_id: site_id(), member_currency: currency, verification: 1 as const, [name]: value };
  const answer = await call(registerVerification, body, { signal });
  if (answer.ok) return { taken: null };
  // Only a plain no counts: whatever else went wrong will be told when the form is sent.
  const { failure } = answer;
  return meaningOf(failure.call, failure.code)?.field === name ? { taken: failure } : null;
}

/**
 * Asks whether a value is still free, when its field is left. Another value takes the question back, and what
 * answers late is not heard.
 */
export function useTaken(name: string, currency: string) {
  const [value, ask] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['taken', name, currency, value],
    queryFn: ({ signal }) => isTaken(name, value, currency, signal),
    enabled: value !== '',
    // What somebody typed does not stay.
    gcTime: 0,
  });
  const said: Failure | null | undefined = data?.taken;
  return { ask, checking: isFetching, free: said === null, failure: said ?? null };
}
