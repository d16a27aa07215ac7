import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { Skeleton } from './Skeleton.tsx';
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
  /** Undefined if there is nothing to hide. */
  visibility?: { hidden: boolean; label: string; onToggle: () => void };
  /** One-key return, with the `seconds` left of its cooldown. Without it there is no button. */
  balanceReturn?: {
    label: string;
    returning: boolean;
    seconds?: number;
    disabled?: boolean;
    onReturn: () => void;
  };
  /** The deposit action. */
  children?: ReactNode;
}

export function Wallet({ label, figure, stale, visibility, balanceReturn, children }: Props) {
  return (
    <div className={css.wallet}>
      <div className={css.balance}>
        <span className={css.label}>
          {label}
          {stale && <span className={css.stale} />}
        </span>
        <span className={css.figure}>{figure}</span>
      </div>
      {visibility && (
        <IconButton small label={visibility.label} onClick={visibility.onToggle}>
          {visibility.hidden ? <EyeOff /> : <Eye />}
        </IconButton>
      )}
      {balanceReturn && (
        <IconButton
          small
          label={balanceReturn.label}
          aria-busy={balanceReturn.returning || undefined}
          idle={balanceReturn.disabled || balanceReturn.returning || Boolean(balanceReturn.seconds)}
          onClick={balanceReturn.onReturn}
        >
          <ReturnButtonContent returning={balanceReturn.returning} seconds={balanceReturn.seconds} />
        </IconButton>
      )}
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

function ReturnButtonContent({ returning, seconds }: { returning: boolean; seconds: number | undefined }) {
  if (returning) return <Spinner />;
  if (seconds) return <span className={css.seconds}>{seconds}</span>;
  return <RotateCcw />;
}
