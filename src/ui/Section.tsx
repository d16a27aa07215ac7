import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { dress, type Wearer } from './render-element.ts';
import css from './Section.module.css';

interface Props {
  title: ReactNode;
  /** A link to all of it. */
  more?: { label: ReactNode; render: Wearer };
  /** What else stands at the end of the head. */
  end?: ReactNode;
  children: ReactNode;
}

export function Section({ title, more, end, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {more && dress(more.render, { className: css.more, children: <MoreFace label={more.label} /> })}
        {end}
      </header>
      {children}
    </section>
  );
}

const MoreFace = ({ label }: { label: ReactNode }) => (
  <>
    {label}
    <ChevronRight />
  </>
);
