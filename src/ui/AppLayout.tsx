import type { ReactNode } from 'react';
import css from './AppLayout.module.css';
import brandMarkCss from './BrandMark.module.css';
import { cx, type RenderProp, renderElement, VisuallyHidden } from './elements.tsx';

interface AppLayoutProps {
  layout: 'desktop' | 'phone';
  /** Links that lead the keyboard past what stands before; `to` is an element's id. */
  skips: readonly { to: string; label: ReactNode }[];
  /** Any part may be missing (appPage, header=false, footer=false); the content keeps its margins. */
  sidebar?: ReactNode;
  header?: ReactNode;
  bottomNav?: ReactNode;
  children: ReactNode;
}

/** Id of the search of all games in the header. */
export const SEARCH = 'search';
/** Id of the page's content. */
export const MAIN = 'main';

/** The layout around a page: sidebar and header on the desktop, header and bottom bar on the phone. */
export function AppLayout({ layout, skips, sidebar, header, bottomNav, children }: AppLayoutProps) {
  const shape = layout === 'desktop' && sidebar ? css.desktop : css.phone;
  return (
    <div
      className={cx(shape, Boolean(bottomNav) && css.withBottomNav, !header && css.withoutHeader)}
      data-part="layout"
    >
      {skips.map(({ to, label }) => (
        <SkipLink key={to} to={to}>
          {label}
        </SkipLink>
      ))}
      {layout === 'desktop' && sidebar}
      <div className={css.page}>
        {header}
        <main className={css.main} id={MAIN} tabIndex={-1}>
          {children}
        </main>
      </div>
      {layout === 'phone' && bottomNav}
    </div>
  );
}

/** Leads the keyboard past what follows, to the element with the id `to`; shown while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={css.skip} href={`#${to}`}>
    {children}
  </a>
);

interface SidebarProps {
  label: string;
  /** None where it is above already. */
  brand: ReactNode;
  /** Navigation lists. */
  children: ReactNode;
  foot?: ReactNode;
  /** Whether it is the site's navigation, which a template may put above the page. */
  isMain?: boolean;
}

export const Sidebar = ({ label, brand, children, foot, isMain = false }: SidebarProps) => (
  <aside className={css.sidebar} data-part={isMain ? 'navigation' : 'directory'}>
    {brand && <div className={css.brand}>{brand}</div>}
    <nav aria-label={label}>{children}</nav>
    {foot && <div className={css.sidebarEnd}>{foot}</div>}
  </aside>
);

interface HeaderProps {
  start?: ReactNode;
  /** Letters, wallet and account; or sign-in and registration. */
  children: ReactNode;
}

export const Header = ({ start, children }: HeaderProps) => (
  <header className={css.header} data-part="header">
    <div className={css.start}>{start}</div>
    {children}
  </header>
);

interface PageHeadingProps {
  /** On the phone. */
  back?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** The title of a page in the header, in place of the brand or the search. */
export const PageHeading = ({ back, end, children }: PageHeadingProps) => (
  <div className={css.heading}>
    {back}
    <h1 className={css.headingText}>{children}</h1>
    {end && <div className={css.headingEnd}>{end}</div>}
  </div>
);

interface Props {
  name: string;
  /** URL of the operator's logo; replaces symbol and name. */
  logo?: string | undefined;
  /** URL of a square picture for where the logo is too wide. */
  icon?: string | undefined;
  /** The symbol alone; the name stays for screen readers. */
  compact?: boolean;
  render?: RenderProp;
}

export function Brand({ name, logo, icon, compact, render = <span /> }: Props) {
  const words = compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>;
  const children = logo ? (
    <>
      <img className={cx(css.logo, icon && css.wordmark)} src={logo} alt={name} />
      {icon && <img className={css.icon} src={icon} alt={name} loading="lazy" />}
    </>
  ) : (
    <>
      <BrandMark className={css.mark} />
      {words}
    </>
  );
  return renderElement(render, { className: css.brandMark, children });
}

/** The site's arch. `animated`: light moves through it while something loads. */
export function BrandMark({ animated, className }: { animated?: boolean; className?: string }) {
  return (
    <svg className={cx(animated && brandMarkCss.animated, className)} viewBox="0 0 30 34" aria-hidden="true">
      <path className={brandMarkCss.outer} d="M1 34V15A14 14 0 0 1 29 15V34Z" />
      <path className={brandMarkCss.middle} d="M5.8 34V16.5A9.2 9.2 0 0 1 24.2 16.5V34Z" />
      <path className={brandMarkCss.inner} d="M10.4 34V18.5A4.6 4.6 0 0 1 19.6 18.5V34Z" />
    </svg>
  );
}
