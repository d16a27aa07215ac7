import css from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';
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
