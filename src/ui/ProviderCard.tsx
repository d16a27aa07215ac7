import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './ProviderCard.module.css';
import { dress, type Wearer } from './render-element.ts';

/** Plates in list items. */
export const Plates = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.plates} />;

interface Props {
  name: ReactNode;
  detail?: ReactNode;
  /** The provider's mark, drawn for a dark ground. */
  mark?: string;
  render: Wearer;
}

/** A name plate beside a door: who plays inside. */
export const Plate = ({ name, detail, mark, render }: Props) =>
  dress(render, {
    className: css.plate,
    children: (
      <>
        {mark && <img className={css.mark} src={mark} alt="" loading="lazy" decoding="async" />}
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.detail}>{detail}</span>
        </span>
      </>
    ),
  });
