import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useEffect } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { withdrawPasswordLength } from '#contract/constants.ts';
import { asciiDigits } from '#contract/money.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { durationText } from '#src/i18n/duration.ts';
import { Button, type ButtonProps } from '#src/ui/elements.tsx';
import { PinField } from '#src/ui/PinField.tsx';
import css from './form.module.css';
import { fieldIn, refusalOf } from './refusal.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'cooldownLabel'> {
  /** Why the last try failed. If the operator says when the next one is allowed, the button counts down to it. */
  failure: Failure | null | undefined;
}

/** The button that sends a form. */
export function SubmitButton({ failure, ...button }: SubmitButtonProps) {
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

interface WithdrawPasswordFieldProps {
  label?: ReactNode;
  value: string;
  onChange: (password: string) => void;
  /** Why it is not accepted. */
  problem?: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  isNew?: boolean;
  required?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

export const isComplete = (password: string) => password.length === withdrawPasswordLength;

/** The withdrawal password: its digits may be those of any script, and pasted with spaces. */
export function WithdrawPasswordField({
  label,
  onChange,
  problem,
  note,
  isNew,
  ...field
}: WithdrawPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PinField
      label={label ?? t`Withdrawal password, ${withdrawPasswordLength} digits`}
      length={withdrawPasswordLength}
      note={problem ?? note ?? (label && t`${withdrawPasswordLength} digits`)}
      state={problem ? 'invalid' : undefined}
      autoComplete={isNew ? 'new-password' : 'off'}
      onChange={(text) => onChange(asciiDigits(text).replace(/\D/g, '').slice(0, withdrawPasswordLength))}
      {...field}
    />
  );
}

interface WithdrawPasswordInputProps<T extends FieldValues>
  extends Omit<WithdrawPasswordFieldProps, 'value' | 'onChange' | 'ref'> {
  form: UseFormReturn<T>;
  name: FieldPathByValue<T, string>;
}

/** The withdrawal password as the field `name` of a form, whose errors are shown at it. */
export function WithdrawPasswordInput<T extends FieldValues>({
  form,
  name,
  problem,
  ...field
}: WithdrawPasswordInputProps<T>) {
  const { field: input, fieldState } = useController({ control: form.control, name });
  return (
    <WithdrawPasswordField
      {...field}
      name={name}
      ref={input.ref}
      value={input.value}
      onChange={input.onChange}
      problem={fieldState.error?.message ?? problem}
    />
  );
}
