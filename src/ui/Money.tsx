import { useState } from 'react';
import { type MoneyFormat, type MoneyPart, type MoneyStyle, moneyParts } from '#src/money-format.ts';
import { cx } from './cx.ts';
import css from './Money.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  value: number;
  format: MoneyFormat;
  /** Text for screen readers in place of a hidden amount. */
  hidden?: string | false;
  /** Highlights the amount briefly on each change. */
  highlight?: boolean;
  plus?: boolean;
  style?: MoneyStyle;
}

const classes: Record<MoneyPart['type'], string | undefined> = {
  sign: css.sign,
  fraction: css.fraction,
  whole: undefined,
};

export function Money({ hidden = false, highlight = false, ...amount }: Props) {
  if (hidden !== false) {
    return (
      <span className={css.money}>
        <span className={css.mask} aria-hidden="true">
          ••••••
        </span>
        <VisuallyHidden>{hidden}</VisuallyHidden>
      </span>
    );
  }
  return highlight ? <HighlightedAmount {...amount} /> : amountElement(amount);
}

type AmountProps = Pick<Props, 'value' | 'format' | 'plus' | 'style'>;

/** No component of its own: a table has hundreds of amounts. */
const amountElement = ({ value, format, plus, style }: AmountProps, changes = 0) => (
  <data
    // A new key restarts the highlight if the amount changes again during it.
    key={changes}
    className={cx(css.money, changes > 0 && css.highlighted, plus && css.plus)}
    value={value}
  >
    {moneyParts(value, format, style).map(({ type, text }, index) => (
      <span key={index.toString()} className={classes[type]}>
        {text}
      </span>
    ))}
  </data>
);

function HighlightedAmount(amount: AmountProps) {
  return amountElement(amount, useChanges(amount.value));
}

function useChanges(value: number): number {
  const [last, setLast] = useState({ value, changes: 0 });
  if (last.value === value) return last.changes;
  const next = { value, changes: last.changes + 1 };
  setLast(next);
  return next.changes;
}
