import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './ProviderCard.module.css';
import { type RenderProp, renderElement } from './render-element.ts';

/** Provider cards in list items. */
export const ProviderGrid = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.cards} />;

interface Props {
  name: ReactNode;
  detail?: ReactNode;
  /** URL of the provider's logo for a dark background. */
  mark?: string;
  render: RenderProp;
}

export const ProviderCard = ({ name, detail, mark, render }: Props) =>
  renderElement(render, {
    className: css.card,
    children: (
      <>
        {mark && <img className={css.logo} src={mark} alt="" loading="lazy" decoding="async" />}
        <span className={css.text}>
          <span className={css.name}>{name}</span>
          <span className={css.detail}>{detail}</span>
        </span>
      </>
    ),
  });
