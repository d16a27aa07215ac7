import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { EmptyStateArt } from './EmptyStateArt.tsx';

interface Props {
  /** Announced at once; others are announced politely. */
  failed?: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** The operator's code, for customer service. */
  code?: string | undefined;
  /** Next action, such as retry or clear the search. */
  action?: ReactNode;
}

/** Empty state: reason, effect on the balance, next action. */
export function EmptyState({ failed = false, title, text, code, action }: Props) {
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
