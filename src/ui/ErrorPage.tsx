import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { DimArches } from './EmptyStateArt.tsx';
import css from './ErrorPage.module.css';

interface Props {
  /** 404, 500; none for maintenance. */
  status?: number;
  title: ReactNode;
  text?: ReactNode;
  /** What is wrong in particular, for whoever mends it. */
  details?: readonly string[];
  acts: ReactNode;
  /** Without the house around it. */
  full?: boolean;
  /** More to know: the hours of a maintenance. */
  children?: ReactNode;
}

export function ErrorPage({ status, title, text, details, acts, full, children }: Props) {
  return (
    <section className={cx(css.page, full && css.full)} role="alert">
      <DimArches gone={status !== undefined} />
      {status && <p className={css.status}>{status}</p>}
      <h1 className={css.title}>{title}</h1>
      {text && <p className={css.text}>{text}</p>}
      {details && (
        <ul className={css.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {children}
      <div className={css.acts}>{acts}</div>
    </section>
  );
}
