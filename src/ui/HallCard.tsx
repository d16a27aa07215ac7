import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, hideBrokenImage, type RenderProp, renderElement } from './elements.tsx';
import css from './HallCard.module.css';
import { scrollWithin } from './use-current-in-view.ts';

/** Hall cards in list items: eight columns on the desktop; on the phone a line that scrolls, or rows. */
export const HallGrid = ({
  rows,
  ...props
}: ComponentPropsWithRef<'ul'> & { rows?: boolean | undefined }) => (
  <ul
    {...props}
    data-part="halls"
    className={cx(css.halls, rows ? css.rows : css.line)}
    onFocus={({ currentTarget, target }) => scrollWithin(currentTarget, target)}
  />
);

interface Props {
  name: ReactNode;
  count?: ReactNode;
  art?: string;
  /** Replaces `art` while the card is hovered, focused or open; loads then. */
  activeArt?: string;
  /** The ID of the hall, by which a view transition finds this card and the head of the hall's page (`door.ts`). */
  door?: string;
  /** Why the hall is closed; replaces the count. */
  closed?: ReactNode;
  /** The link; its `aria-current` marks the open hall. */
  render: RenderProp;
}

export function HallCard({ name, count, art, activeArt, door, closed, render }: Props) {
  return renderElement(render, {
    className: cx(css.hall, closed != null && css.closed),
    children: (
      <>
        <span className={css.arch} data-door={door}>
          {[...new Set([art, activeArt])].map(
            (src) =>
              src && (
                <img
                  key={src}
                  className={cx(css.art, src !== art && css.active)}
                  src={src}
                  alt=""
                  decoding="async"
                  loading="lazy"
                  fetchPriority="low"
                  draggable={false}
                  onError={hideBrokenImage}
                />
              ),
          )}
        </span>
        <span className={css.name}>{name}</span>
        <span className={cx(css.count, closed != null && css.alwaysShown)}>{closed ?? count}</span>
      </>
    ),
  });
}
