import type { ReactNode } from 'react';
import css from './Chips.module.css';
import { cx } from './cx.ts';

interface Props<Id extends string> {
  label: string;
  chips: readonly { id: Id; label: ReactNode }[];
  /** Null if none of these is chosen. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** After the chips, in the same line. */
  children?: ReactNode;
}

/** One of several in a line, which scrolls on the phone. */
export const ChoiceChips = <Id extends string>({ label, chips, value, onChange, children }: Props<Id>) => (
  <fieldset className={cx(css.chips, css.choice)} aria-label={label}>
    {chips.map(({ id, label: text }) => (
      <button
        key={id}
        type="button"
        className={css.chip}
        aria-pressed={id === value}
        onClick={() => onChange(id)}
      >
        {text}
      </button>
    ))}
    {children}
  </fieldset>
);
