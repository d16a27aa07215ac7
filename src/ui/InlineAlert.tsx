import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './InlineAlert.module.css';

interface Props {
  tone: 'good' | 'bad' | 'warn' | 'info';
  icon: ReactNode;
  text: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** A notice that stays as long as what it says is true. */
export const Banner = ({ tone, icon, text, detail, action }: Props) => (
  <div className={cx(css.banner, css[tone])} role="status">
    {icon}
    <p className={css.text}>
      {text}
      {detail && <span className={css.detail}>{detail}</span>}
    </p>
    {action}
  </div>
);
