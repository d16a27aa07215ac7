import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './HallCard.module.css';
import { leaveGround } from './hide-broken-image.ts';
import { dress, type Wearer } from './render-element.ts';

/** Doors in list items: eight across on the desktop, a line that scrolls on the phone. */
export const Halls = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.halls} />;

interface Props {
  name: ReactNode;
  count?: ReactNode;
  art?: string;
  /** Place of this hall between dusk blue (286) and amber (68), in degrees. */
  hue: number;
  /** Why the hall is shut, in place of the count. */
  closed?: ReactNode;
  /** The link; its `aria-current` says that one is inside. */
  render: Wearer;
}

export function HallDoor({ name, count, art, hue, closed, render }: Props) {
  return dress(render, {
    className: cx(css.hall, closed != null && css.shut),
    children: (
      <>
        <span className={css.door} style={{ '--hue': hue } as CSSProperties}>
          {art && (
            <img
              className={css.art}
              src={art}
              alt=""
              decoding="async"
              draggable={false}
              onError={leaveGround}
            />
          )}
        </span>
        <span className={css.name}>{name}</span>
        <span className={cx(css.count, closed != null && css.always)}>{closed ?? count}</span>
      </>
    ),
  });
}
