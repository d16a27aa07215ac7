import { type ReactNode, useId } from 'react';
import css from './Card.module.css';
import { cx } from './cx.ts';

interface Props {
  label?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** URL of an image at the end. */
  image?: string;
}

/** Card with one topic and action. */
export function Card({ label, title, text, action, image }: Props) {
  const id = useId();
  return (
    <section className={cx(css.card, image && css.withImage)} aria-labelledby={id}>
      <div className={css.content}>
        {label && <span className={css.label}>{label}</span>}
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {image && <img className={css.image} src={image} alt="" />}
    </section>
  );
}
