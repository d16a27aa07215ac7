import { type ReactNode, useContext } from 'react';
import css from './EmptyState.module.css';
import { HeadingLevel } from './elements.tsx';

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
  const Title = useContext(HeadingLevel);
  return (
    <div className={css.empty} role={failed ? 'alert' : 'status'}>
      <EmptyStateArt gone={failed} />
      <Title className={css.title}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {code && <code className={css.code}>{code}</code>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** The arch, unlit; `gone`: without its innermost part. */
export const EmptyStateArt = ({ gone }: { gone?: boolean }) => (
  <svg className={css.art} viewBox="0 0 104 104" aria-hidden="true">
    <path className={css.outer} d="M12 98V46A40 40 0 0 1 92 46V98Z" />
    <path className={css.middle} d="M24 98V52A28 28 0 0 1 80 52V98Z" />
    <path className={gone ? css.gone : css.inner} d="M36 98V60A16 16 0 0 1 68 60V98Z" />
    <path className={css.sill} d="M4 98H100" />
  </svg>
);
