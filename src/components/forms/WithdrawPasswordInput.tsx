import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { WithdrawPasswordField, type WithdrawPasswordFieldProps } from './WithdrawPasswordField.tsx';

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
