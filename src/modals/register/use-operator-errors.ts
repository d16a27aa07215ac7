import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { meaningOf } from '#contract/codes.ts';
import { failureText } from '../../i18n/failure.ts';
import type { Typed } from './schema.ts';

/** Puts the operator's refusal to the field that its code names, where it stays until that is changed. */
export function useOperatorErrors(
  failure: Failure | null,
  { setError }: UseFormReturn<Typed>,
  elsewhere?: keyof Typed,
) {
  const { i18n } = useLingui();
  useEffect(() => {
    if (!failure) return;
    const field = meaningOf(failure.call, failure.code)?.field ?? elsewhere;
    if (!field) return;
    const message = failureText(i18n, failure);
    setError(field as keyof Typed, { type: 'operator', message }, { shouldFocus: true });
  }, [failure, elsewhere, i18n, setError]);
}
