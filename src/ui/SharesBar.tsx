import type { ReactNode } from 'react';
import css from './SharesBar.module.css';

interface Share {
  id: string;
  label: ReactNode;
  value: number;
}

interface Props {
  /** The most important one first; it has the accent. */
  shares: readonly Share[];
  /** Label of the shares beyond the fourth together. */
  rest: ReactNode;
  /** At the end of the legend. */
  end?: ReactNode;
}

/** How an amount is divided: a bar, which screen readers skip, and its legend. The page shows the figures elsewhere. */
export function SharesBar({ shares, rest, end }: Props) {
  const shown = shares.slice(0, shares.length > 4 ? 3 : 4);
  const others = shares.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  const parts = others > 0 ? [...shown, { id: 'others', label: rest, value: others }] : shown;
  return (
    <div className={css.shares}>
      <div className={css.bar} aria-hidden="true">
        {parts.map(({ id, value }) => (
          <span key={id} style={{ flexGrow: value }} />
        ))}
      </div>
      <div className={css.foot}>
        <ul className={css.legend}>
          {parts.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        {end && <p className={css.end}>{end}</p>}
      </div>
    </div>
  );
}
