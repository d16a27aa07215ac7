import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RenderProp, renderElement } from './render-element.ts';
import { Skeleton } from './Skeletons.tsx';
import { Spinner } from './Spinner.tsx';
import css from './Wallet.module.css';

interface Props {
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

export function Wallet({ label, figure, stale, busy, render, children }: Props) {
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
