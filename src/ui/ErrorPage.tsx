import type { ReactNode } from 'react';
import { EmptyStateArt } from './EmptyState.tsx';
import css from './ErrorPage.module.css';
import { cx } from './elements.tsx';

interface Props {
  /** 404 or 500; undefined for maintenance. */
  status?: number;
  title: ReactNode;
  text?: ReactNode;
  /** Details of the error, for the site's administrator. */
  details?: readonly string[];
  actions: ReactNode;
  /** Without the layout around it. */
  full?: boolean;
  /** Further content, such as the hours of a maintenance. */
  children?: ReactNode;
}

export function ErrorPage({ status, title, text, details, actions, full, children }: Props) {
  return (
    <section className={cx(css.page, full && css.full)} role="alert">
      <EmptyStateArt gone={status !== undefined} />
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
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
