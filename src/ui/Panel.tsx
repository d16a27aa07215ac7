import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import css from './Panel.module.css';

interface Props {
  title?: ReactNode;
  /** At the end of the title's line: an action or a short value. */
  end?: ReactNode;
  /** Rows reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with any content below its title. */
export function Panel({ title, end, flush, children }: Props) {
  const id = useId();
  return (
    <section className={cx(css.panel, flush && css.flush)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={css.head}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          {end && <div className={css.end}>{end}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

interface ColumnsProps {
  /** What follows from the main column: a summary, status or help. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Two columns on the desktop, one on the phone, where the aside comes last. */
export const Columns = ({ aside, children }: ColumnsProps) => (
  <div className={css.columns}>
    <div className={css.column}>{children}</div>
    {aside && <div className={css.column}>{aside}</div>}
  </div>
);
