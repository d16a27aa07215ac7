import { useState } from 'react';
import { cx } from './cx.ts';
import css from './Money.module.css';
import { type MoneyFormat, type MoneyPart, moneyParts } from './money.ts';
import { OffScreen } from './VisuallyHidden.tsx';

interface Props {
  value: number;
  format: MoneyFormat;
  /** The words that stand for a hidden figure. */
  hidden?: string | false;
  /** Light the figure for a moment whenever it changes. */
  lights?: boolean;
  plus?: boolean;
}

const faces: Record<MoneyPart['type'], string | undefined> = {
  sign: css.sign,
  fraction: css.fraction,
  whole: undefined,
};

export function Money({ value, format, hidden = false, lights = false, plus }: Props) {
  const changes = useChanges(value);
  if (hidden !== false) {
    return (
      <span className={css.money}>
        <span className={css.mask} aria-hidden="true">
          ••••••
        </span>
        <OffScreen>{hidden}</OffScreen>
      </span>
    );
  }
  return (
    <data
      // A new key starts the light anew when the figure changes while it is still lit.
      key={changes}
      className={cx(css.money, lights && changes > 0 && css.lit, plus && css.plus)}
      value={value}
    >
      {moneyParts(value, format).map(({ type, text }, place) => (
        <span key={place.toString()} className={faces[type]}>
          {text}
        </span>
      ))}
    </data>
  );
}

function useChanges(value: number): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  const next = { value, changes: seen.changes + 1 };
  setSeen(next);
  return next.changes;
}
