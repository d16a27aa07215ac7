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
  /** Separates groups of digits of the value. */
  group?: string | undefined;
  onChange: (text: string) => void;
  /** An action on the amount, such as "All". */
  end?: ReactNode;
  presets?: readonly Preset[];
  presetsLabel?: string;
}

/** An amount of money, as typed; reading it is the caller's. */
export function AmountField(props: Props) {
  const { label, prominent, note, state, required, sign, signAtEnd, value, group, ...more } = props;
  const { onChange, end, presets = [], presetsLabel, id: given, ...input } = more;
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
            onChange={({ target, nativeEvent }) => {
              if (group) ungroup(target, nativeEvent, group);
              onChange(target.value);
            }}
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

/**
 * Removes the separators of a text with groups when it is edited, because they would be at wrong places. What is typed,
 * pasted or completed stays as it is, and the caret where it is.
 */
function ungroup(input: HTMLInputElement, edit: Partial<InputEvent>, group: string) {
  const { value, selectionStart: caret } = input;
  const { inputType = '', data } = edit;
  const inserted = inputType === 'insertText' ? data?.length : inputType.startsWith('delete') ? 0 : undefined;
  if (caret === null || inserted === undefined) return;
  const bare = (start: number, end?: number) => value.slice(start, end).replaceAll(group, '');
  const before = bare(0, caret - inserted) + value.slice(caret - inserted, caret);
  input.value = before + bare(caret);
  input.setSelectionRange(before.length, before.length);
}
