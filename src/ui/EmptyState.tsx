import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { DimArches } from './EmptyStateArt.tsx';

interface Props {
  /** `failed` is announced at once, the others when the reader comes by. */
  kind: 'empty' | 'nothing' | 'failed';
  title: ReactNode;
  text?: ReactNode;
  /** Call and code, for whoever helps. */
  code?: string;
  /** What to do next: retry, clear the search. */
  action?: ReactNode;
}

/** An empty place: why nothing is here, what it means for the money, what to do. */
export function Blank({ kind, title, text, code, action }: Props) {
  const failed = kind === 'failed';
  return (
    <div className={css.blank} role={failed ? 'alert' : 'status'}>
      <DimArches gone={failed} />
      <h3 className={css.title}>{title}</h3>
      {text && <p className={css.text}>{text}</p>}
      {code && <code className={css.code}>{code}</code>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
