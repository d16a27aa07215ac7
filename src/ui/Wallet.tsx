import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type MoneyFormat, type MoneyPart, type MoneyStyle, moneyParts } from '#src/money-format.ts';
import { cx, type RenderProp, renderElement, Spinner, VisuallyHidden } from './elements.tsx';
import { Skeleton } from './Skeletons.tsx';
import css from './Wallet.module.css';

interface WalletProps {
  /** "Balance", with the time when it is stale. */
  label: ReactNode;
  /**
   * A `Money`, a `BalanceSkeleton` while it loads, or `NoBalance`. A slot, so that a new amount rerenders
   * nothing else.
   */
  figure: ReactNode;
  /** The amount is old: shows a dot beside the label, which names the time. */
  stale?: boolean;
  /** The balances are being returned. */
  busy?: boolean;
  /** The button that opens the menu of the balance. */
  render: RenderProp;
  /** Actions beside it. */
  children?: ReactNode;
}

export function Wallet({ label, figure, stale, busy, render, children }: WalletProps) {
  return (
    <div className={css.wallet}>
      {renderElement(render, {
        className: css.balance,
        'aria-busy': busy || undefined,
        children: (
          <>
            <span className={css.amount}>
              <span className={css.label}>
                {label}
                {stale && <span className={css.stale} />}
              </span>{' '}
              <span className={css.figure}>{figure}</span>
            </span>
            {busy ? <Spinner /> : <ChevronDown />}
          </>
        ),
      })}
      {children && <span className={css.action}>{children}</span>}
    </div>
  );
}

export const BalanceSkeleton = () => <Skeleton className={css.skeleton} />;

/** Shown in place of an amount that failed to load. */
export const NoBalance = ({ children }: { children: ReactNode }) => (
  <span className={css.missing} role="status">
    <CircleAlert />
    {children}
  </span>
);

interface ClassesProps {
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

export function Money({ hidden = false, highlight = false, ...amount }: ClassesProps) {
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

type AmountProps = Pick<ClassesProps, 'value' | 'format' | 'plus' | 'style'>;

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
