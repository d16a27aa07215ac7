import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Letters.module.css';
import { dress, type Wearer } from './render-element.ts';
import { OffScreen } from './VisuallyHidden.tsx';

export const Letters = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.letters} />;

interface Props {
  subject: ReactNode;
  time: ReactNode;
  sub?: ReactNode;
  /** The word "unread" while it is; a lamp alone says nothing to an ear. */
  unread?: ReactNode;
  /** Link or button; its `aria-current` says that it is the one being read. */
  render: Wearer;
}

export const Letter = ({ subject, time, sub, unread, render }: Props) => (
  <li>
    {dress(render, {
      className: cx(css.letter, unread != null && css.unread),
      children: (
        <>
          <span className={css.lamp} />
          <span className={css.subject}>
            {unread && <OffScreen>{unread} </OffScreen>}
            {subject}
          </span>
          <span className={css.time}>{time}</span>
          {sub && <span className={css.sub}>{sub}</span>}
        </>
      ),
    })}
  </li>
);
