import { type ReactNode, useId } from 'react';
import css from './ChoiceBar.module.css';
import { cx } from './cx.ts';

interface Props<Id extends string> {
  legend: ReactNode;
  /** The legend is for screen readers only. */
  legendHidden?: boolean;
  choices: readonly { id: Id; label: ReactNode }[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** In one frame, or as chips that share the line. */
  look?: 'segments' | 'chips';
}

/** One of a few short values, in a line. */
export function ChoiceBar<Id extends string>(props: Props<Id>) {
  const { legend, legendHidden, choices, value, onChange, look = 'segments' } = props;
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={cx(css.legend, legendHidden && css.hidden)}>{legend}</legend>
      <div className={css[look]}>
        {choices.map(({ id, label }) => (
          <label key={id} className={css.choice}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
