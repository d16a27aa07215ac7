import css from './Brand.module.css';
import { Arch } from './BrandMark.tsx';
import { dress, type Wearer } from './render-element.ts';
import { OffScreen } from './VisuallyHidden.tsx';

interface Props {
  name: string;
  /** The operator's own picture takes the place of arch and name. */
  logo?: string;
  /** Arch only; the name stays for screen readers. */
  compact?: boolean;
  render?: Wearer;
}

export function Brand({ name, logo, compact, render = <span /> }: Props) {
  const words = compact ? <OffScreen>{name}</OffScreen> : <span>{name}</span>;
  const children = logo ? (
    <img className={css.logo} src={logo} alt={name} />
  ) : (
    <>
      <Arch className={css.mark} />
      {words}
    </>
  );
  return dress(render, { className: css.brand, children });
}
