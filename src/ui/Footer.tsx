import type { ReactNode } from 'react';
import css from './Footer.module.css';

interface Props {
  brand: ReactNode;
  /** One list item each. */
  links: ReactNode;
  label: string;
  /** Who may play. */
  age: ReactNode;
  /** The operator's texts. */
  texts?: ReactNode;
  /** Logos of licensors and payment providers. */
  logos?: ReactNode;
}

/** The site's footer. */
export const Footer = ({ brand, links, label, age, texts, logos }: Props) => (
  <footer className={css.footer}>
    <div className={css.top}>
      {brand}
      <nav aria-label={label}>
        <ul className={css.links}>{links}</ul>
      </nav>
    </div>
    <p className={css.age}>{age}</p>
    {texts && <div className={css.texts}>{texts}</div>}
    {logos && <ul className={css.logos}>{logos}</ul>}
  </footer>
);

/** A line in place of the footer, where the page is a tool. */
export const FooterLine = ({ age }: Pick<Props, 'age'>) => (
  <footer className={css.line} data-line>
    <p className={css.age}>{age}</p>
  </footer>
);
