import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { EmptyStateArt } from './EmptyStateArt.tsx';

interface Props {
  /** `failed` is announced at once, the others politely. */
  kind: 'empty' | 'nothing' | 'failed';
  title: ReactNode;
  text?: ReactNode;
  /** The operator's code, for customer service. */
  code?: string | undefined;
  /** Next action, such as retry or clear the search. */
  action?: ReactNode;
}

/** Empty state: reason, effect on the balance, next action. */
export function EmptyState({ kind, title, text, code, action }: Props) {
  const failed = kind === 'failed';
  return (
    <div className={css.empty} role={failed ? 'alert' : 'status'}>
      <EmptyStateArt gone={failed} />
      <h3 className={css.title}>{title}</h3>
      {text && <p className={css.text}>{text}</p>}
      {code && <code className={css.code}>{code}</code>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
