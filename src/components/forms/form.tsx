import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { durationText } from '#src/i18n/duration.ts';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';
import css from './form.module.css';
import { fieldIn, refusalOf } from './refusal.ts';

interface Props extends Omit<ButtonProps, 'type' | 'cooldownLabel'> {
  /** Why the last try failed. If the operator says when the next one is allowed, the button counts down to it. */
  failure: Failure | null | undefined;
}

/** The button that sends a form. */
export function SubmitButton({ failure, ...button }: Props) {
  const { i18n } = useLingui();
  const wait = useTimeLeft(failure?.retryAt ?? 0);
  const words = durationText(i18n.locale, wait);
  return (
    <Button
      type="submit"
      cooldownLabel={wait > 0 ? <Trans>Try again in {words}</Trans> : undefined}
      {...button}
    />
  );
}

/** Error of the whole form, announced to screen readers at once. */
export const FormError = ({ children }: { children: string | null }) =>
  children && (
    <p className={css.failure} role="alert">
      <CircleAlert />
      {children}
    </p>
  );

interface Names<T extends FieldValues> {
  /** Fields that are never valid again, and are cleared. */
  spent?: Path<T>[];
  /** Fields by the wire names of what they send, where these differ. */
  wireNames?: Readonly<Record<string, Path<T>>>;
}

/** Text of the operator's rejection, at the fields that it names or above the form. */
export function useServerError<T extends FieldValues>(
  failure: Failure | null,
  { getValues, setValue, setFocus }: UseFormReturn<T>,
  { spent = [], wireNames }: Names<T> = {},
) {
  const { i18n } = useLingui();
  const display = failure ? failureDisplayOf(failure.call, failure.code) : undefined;
  const { fields, form } = failure
    ? refusalOf(i18n, failure, fieldIn(getValues(), wireNames))
    : { fields: {}, form: null };
  const focus = (Object.keys(getValues()).find((name) => name in fields) ?? null) as Path<T> | null;
  const emptied = spent.join();
  useEffect(() => {
    if (!failure) return;
    for (const name of emptied.split(',').filter(Boolean) as Path<T>[])
      setValue(name, '' as PathValue<T, Path<T>>);
    if (focus) setFocus(focus);
  }, [failure, emptied, focus, setValue, setFocus]);
  return {
    form,
    field: (name: string): string | null => fields[name] ?? null,
    needsService: display?.service === true,
  };
}
