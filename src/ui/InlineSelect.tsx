import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import css from './InlineSelect.module.css';

interface Props<Id extends string> {
  /** For screen readers. */
  label: string;
  icon?: ReactNode;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A native select among other controls, without a visible label. */
export const InlineSelect = <Id extends string>({ label, icon, options, value, onChange }: Props<Id>) => (
  <span className={css.frame}>
    {icon}
    <select
      className={css.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Id)}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown />
  </span>
);
