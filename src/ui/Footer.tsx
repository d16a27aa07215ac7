import type { ReactNode } from 'react';
import css from './Footer.module.css';

interface Props {
  brand: ReactNode;
  /** Ways to go, one list item each. */
  links: ReactNode;
  label: string;
  /** What the operator has to say. */
  words?: ReactNode;
  /** Marks of whoever licenses the house or pays with it. */
  marks?: ReactNode;
}

/** Below every page: whose house it is, and its papers. */
export const Footer = ({ brand, links, label, words, marks }: Props) => (
  <footer className={css.footer}>
    <div className={css.top}>
      {brand}
      <nav aria-label={label}>
        <ul className={css.links}>{links}</ul>
      </nav>
    </div>
    {words && <div className={css.words}>{words}</div>}
    {marks && <ul className={css.marks}>{marks}</ul>}
  </footer>
);
