import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { failureText } from '#src/i18n/failure.ts';
import type { FormValues } from './schema.ts';

/** Shows the operator's rejection at the field that its code names, until the field changes. */
export function useServerErrors(
  failure: Failure | null,
  { setError }: UseFormReturn<FormValues>,
  elsewhere?: keyof FormValues,
) {
  const { i18n } = useLingui();
  // A failure from before this form was opened has been shown already.
  const shown = useRef(failure);
  useEffect(() => {
    if (!failure || failure === shown.current) return;
    shown.current = failure;
    const field = failureDisplayOf(failure.call, failure.code)?.field ?? elsewhere;
    if (!field) return;
    const message = failureText(i18n, failure);
    setError(field as keyof FormValues, { type: 'operator', message }, { shouldFocus: true });
  }, [failure, elsewhere, i18n, setError]);
}
