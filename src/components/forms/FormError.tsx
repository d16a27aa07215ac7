import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { failureText } from '#src/i18n/failure.ts';
import css from './form.module.css';

/** Error of the whole form, announced to screen readers at once. */
export const FormError = ({ children }: { children: string | null }) =>
  children && (
    <p className={css.failure} role="alert">
      <CircleAlert />
      {children}
    </p>
  );

/**
 * Text of the operator's rejection, at the field that its code names or above the form. `spent` fields are
 * never valid again and are cleared.
 */
export function useServerError<T extends FieldValues>(
  failure: Failure | null,
  { getValues, setValue, setFocus }: UseFormReturn<T>,
  spent: Path<T>[] = [],
) {
  const { i18n } = useLingui();
  const display = failure ? failureDisplayOf(failure.call, failure.code) : undefined;
  const field = display?.field;
  const focus = field && field in getValues() ? (field as Path<T>) : null;
  const emptied = spent.join();
  useEffect(() => {
    if (!failure) return;
    for (const name of emptied.split(',').filter(Boolean) as Path<T>[])
      setValue(name, '' as PathValue<T, Path<T>>);
    if (focus) setFocus(focus);
  }, [failure, emptied, focus, setValue, setFocus]);
  const text = failure ? failureText(i18n, failure) : null;
  return {
    form: field ? null : text,
    field: (name: string) => (field === name ? text : null),
    needsService: display?.service === true,
  };
}
