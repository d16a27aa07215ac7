import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './InlineAlert.module.css';

interface Props {
  tone: 'success' | 'error' | 'warning' | 'info';
  icon: ReactNode;
  text: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** A message that is shown as long as it applies. */
export const InlineAlert = ({ tone, icon, text, detail, action }: Props) => (
  <div className={cx(css.alert, css[tone])} role="status">
    {icon}
    <p className={css.text}>
      {text}
      {detail && <span className={css.detail}>{detail}</span>}
    </p>
    {action}
  </div>
);
