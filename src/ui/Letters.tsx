import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, type RenderProp, renderElement, VisuallyHidden } from './elements.tsx';
import css from './Letters.module.css';

interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Without marks for unread letters. */
  plain?: boolean;
}

export const Letters = ({ plain, ...props }: ListProps) => (
  <ul {...props} className={cx(css.letters, plain && css.plain)} />
);

interface Props {
  subject: ReactNode;
  time?: ReactNode;
  sub?: ReactNode;
  /** The word "unread" for screen readers, which cannot see the dot. */
  unread?: ReactNode;
  /** A control before it, such as a checkbox. */
  start?: ReactNode;
  /** Link or button; its `aria-current` marks the open letter. */
  render: RenderProp;
}

export const Letter = ({ subject, time, sub, unread, start, render }: Props) => (
  <li className={css.row}>
    {start}
    {renderElement(render, {
      className: cx(css.letter, unread != null && css.unread),
      children: (
        <>
          <span className={css.dot} />
          <span className={css.subject}>
            {unread && <VisuallyHidden>{unread} </VisuallyHidden>}
            {subject}
          </span>
          {time && <span className={css.time}>{time}</span>}
          {sub && <span className={css.sub}>{sub}</span>}
        </>
      ),
    })}
  </li>
);
