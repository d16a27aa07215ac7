import { type ReactNode, useId } from 'react';
import css from './Card.module.css';
import { cx } from './cx.ts';

interface Props {
  label?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Address of a picture at the end. */
  picture?: string;
}

/** One matter, one act. */
export function Card({ label, title, text, action, picture }: Props) {
  const id = useId();
  return (
    <section className={cx(css.card, picture && css.pictured)} aria-labelledby={id}>
      <div className={css.words}>
        {label && <span className={css.label}>{label}</span>}
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {picture && <img className={css.picture} src={picture} alt="" />}
    </section>
  );
}
