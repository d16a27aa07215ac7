import css from './Brand.module.css';
import brandMarkCss from './BrandMark.module.css';
import { cx } from './cx.ts';
import { type RenderProp, renderElement } from './render-element.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  name: string;
  /** URL of the operator's logo; replaces symbol and name. */
  logo?: string;
  /** The symbol alone; the name stays for screen readers. */
  compact?: boolean;
  render?: RenderProp;
}

export function Brand({ name, logo, compact, render = <span /> }: Props) {
  const words = compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>;
  const children = logo ? (
    <img className={css.logo} src={logo} alt={name} />
  ) : (
    <>
      <BrandMark className={css.mark} />
      {words}
    </>
  );
  return renderElement(render, { className: css.brand, children });
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
