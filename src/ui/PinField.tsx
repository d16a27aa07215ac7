import { type ComponentPropsWithRef, type PointerEvent, type SyntheticEvent, useId, useState } from 'react';
import { cx } from './elements.tsx';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';
import css from './PinField.module.css';

interface Props
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'required' | 'onChange' | 'type' | 'value'> {
  length: number;
  value: string;
  /** The text as typed or pasted; the caller keeps what belongs into the boxes. */
  onChange: (text: string) => void;
}

/**
 * A short secret number in boxes. It is one field, so that typing, pasting, correcting and screen readers work as
 * everywhere; the boxes only show it. A click on a box selects its digit.
 */
export function PinField({
  label,
  note,
  state,
  required,
  length,
  value,
  onChange,
  id: given,
  ...input
}: Props) {
  const own = useId();
  const id = given ?? own;
  /** What an input method is composing: changing it meanwhile would write it twice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const readCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setCaret(Math.min(currentTarget.selectionStart ?? 0, length - 1));
  const select = (event: PointerEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { left, width } = field.getBoundingClientRect();
    const box = Math.min(Math.floor(((event.clientX - left) / width) * length), value.length);
    field.setSelectionRange(box, Math.min(box + 1, value.length));
  };
  return (
    <Field id={id} label={label} note={note} state={state} required={required}>
      <div className={css.frame}>
        <input
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...fieldAttributes(id, { note, state, required })}
          type="password"
          value={draft ?? value}
          onChange={(event) =>
            (event.nativeEvent as InputEvent).isComposing
              ? setDraft(event.target.value)
              : onChange(event.target.value)
          }
          onCompositionEnd={({ currentTarget }) => {
            setDraft(null);
            onChange(currentTarget.value);
          }}
          onFocus={readCaret}
          onSelect={readCaret}
          onPointerUp={select}
          onBlur={() => setCaret(null)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index.toString()}
            className={cx(css.box, index === caret && css.current)}
            aria-hidden="true"
          >
            {index < value.length ? (
              <i className={css.dot} />
            ) : (
              index === caret && <i className={css.caret} />
            )}
          </span>
        ))}
      </div>
    </Field>
  );
}
