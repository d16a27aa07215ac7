import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './AmountField.module.css';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';

interface Preset {
  /** The text that it puts into the field. */
  text: string;
  label: ReactNode;
  /** Whether the field has this amount, in whatever form. */
  chosen: boolean;
}

interface Props
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'required' | 'onChange' | 'type' | 'value'> {
  /** The currency's sign, at the side where the language has it. */
  sign: string;
  signAtEnd?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** An action on the amount, such as "All". */
  end?: ReactNode;
  presets?: readonly Preset[];
  presetsLabel?: string;
}

/** An amount of money, as typed; reading it is the caller's. */
export function AmountField(props: Props) {
  const { label, prominent, note, state, required, sign, signAtEnd, value, onChange, ...more } = props;
  const { end, presets = [], presetsLabel, id: given, ...input } = more;
  const own = useId();
  const id = given ?? own;
  const currency = (
    <span className={css.sign} aria-hidden="true">
      {sign}
    </span>
  );
  return (
    <Field id={id} label={label} prominent={prominent} note={note} state={state} required={required}>
      <div className={css.line}>
        <div className={css.frame}>
          {!signAtEnd && currency}
          <input
            className={css.input}
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...fieldAttributes(id, { note, state, required })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {signAtEnd && currency}
          {end}
        </div>
        {presets.length > 0 && (
          <fieldset className={css.presets} aria-label={presetsLabel}>
            {presets.map(({ text, label: words, chosen }) => (
              <button
                key={text}
                type="button"
                className={css.preset}
                aria-pressed={chosen}
                disabled={input.disabled}
                onClick={() => onChange(text)}
              >
                {words}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </Field>
  );
}
