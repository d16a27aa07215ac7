import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { meaningOf } from '#contract/codes.ts';
import { failureText } from '#src/i18n/failure.ts';

/**
 * The operator's refusal in words, at the field that the code names or over the form.
 * `spent` are fields that are never right again, emptied for the next try.
 */
export function useRefusal<T extends FieldValues>(
  failure: Failure | null,
  { getValues, setValue, setFocus }: UseFormReturn<T>,
  spent: Path<T>[] = [],
) {
  const { i18n } = useLingui();
  const field = failure && meaningOf(failure.call, failure.code)?.field;
  const focus = field && field in getValues() ? (field as Path<T>) : null;
  const emptied = spent.join();
  useEffect(() => {
    if (!failure) return;
    for (const name of emptied.split(',').filter(Boolean) as Path<T>[])
      setValue(name, '' as PathValue<T, Path<T>>);
    if (focus) setFocus(focus);
  }, [failure, emptied, focus, setValue, setFocus]);
  const text = failure ? failureText(i18n, failure) : null;
  return { form: field ? null : text, field: (name: string) => (field === name ? text : null) };
}
