import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { withdrawPasswordLength } from '#contract/constants.ts';
import { asciiDigits } from '#contract/money.ts';
import { PinField } from '#src/ui/PinField.tsx';

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

interface Props<T extends FieldValues>
  extends Omit<WithdrawPasswordFieldProps, 'value' | 'onChange' | 'ref'> {
  form: UseFormReturn<T>;
  name: FieldPathByValue<T, string>;
}

/** The withdrawal password as the field `name` of a form, whose errors are shown at it. */
export function WithdrawPasswordInput<T extends FieldValues>({ form, name, problem, ...field }: Props<T>) {
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
