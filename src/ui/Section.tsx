import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { HeadingLevel, type RenderProp, renderElement } from './elements.tsx';
import css from './Section.module.css';

interface Props {
  title: ReactNode;
  /** A link to the complete list. */
  more?: { label: ReactNode; render: RenderProp };
  /** Further content at the end of the header. */
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
        {more &&
          renderElement(more.render, { className: css.more, children: <MoreLabel label={more.label} /> })}
        {end}
      </header>
      <HeadingLevel value="h3">{children}</HeadingLevel>
    </section>
  );
}

const MoreLabel = ({ label }: { label: ReactNode }) => (
  <>
    {label}
    <ChevronRight />
  </>
);
