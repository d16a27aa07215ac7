import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { meaningOf } from '#contract/codes.ts';
import { failureText } from '#src/i18n/failure.ts';
import type { Typed } from './schema.ts';

/** Puts the operator's refusal to the field that its code names, where it stays until that is changed. */
export function useOperatorErrors(
  failure: Failure | null,
  { setError }: UseFormReturn<Typed>,
  elsewhere?: keyof Typed,
) {
  const { i18n } = useLingui();
  // One from before this form was opened has been told.
  const told = useRef(failure);
  useEffect(() => {
    if (!failure || failure === told.current) return;
    told.current = failure;
    const field = meaningOf(failure.call, failure.code)?.field ?? elsewhere;
    if (!field) return;
    const message = failureText(i18n, failure);
    setError(field as keyof Typed, { type: 'operator', message }, { shouldFocus: true });
  }, [failure, elsewhere, i18n, setError]);
}
