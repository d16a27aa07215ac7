import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { Bone } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import css from './Wallet.module.css';

interface Props {
  /** "Balance", or with the hour when it is stale. */
  label: ReactNode;
  /** A `Money`, a `BalanceBone` while it loads, or `NoBalance`: a slot, so that a new figure draws nothing else anew. */
  figure: ReactNode;
  /** The figure is from an earlier hour: a lamp beside the label, which says the hour. */
  stale?: boolean;
  /** Absent where there is nothing to hide. */
  eye?: { hidden: boolean; label: string; onToggle: () => void };
  /** One-key return, with the `seconds` left of its rest. Without it the button is absent. */
  back?: { label: string; returning: boolean; seconds?: number; disabled?: boolean; onReturn: () => void };
  /** The deposit action. */
  children?: ReactNode;
}

export function Wallet({ label, figure, stale, eye, back, children }: Props) {
  return (
    <div className={css.wallet}>
      <div className={css.sum}>
        <span className={css.label}>
          {label}
          {stale && <span className={css.stale} />}
        </span>
        <span className={css.figure}>{figure}</span>
      </div>
      {eye && (
        <IconButton small label={eye.label} onClick={eye.onToggle}>
          {eye.hidden ? <EyeOff /> : <Eye />}
        </IconButton>
      )}
      {back && (
        <IconButton
          small
          label={back.label}
          aria-busy={back.returning || undefined}
          idle={back.disabled || back.returning || Boolean(back.seconds)}
          onClick={back.onReturn}
        >
          <ReturnFace returning={back.returning} seconds={back.seconds} />
        </IconButton>
      )}
      {children && <span className={css.act}>{children}</span>}
    </div>
  );
}

export const BalanceBone = () => <Bone className={css.bone} />;

/** In place of a figure that did not come. */
export const NoBalance = ({ children }: { children: ReactNode }) => (
  <span className={css.none} role="status">
    <CircleAlert />
    {children}
  </span>
);

function ReturnFace({ returning, seconds }: { returning: boolean; seconds: number | undefined }) {
  if (returning) return <Spinner />;
  if (seconds) return <span className={css.seconds}>{seconds}</span>;
  return <RotateCcw />;
}
