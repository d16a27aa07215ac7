import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import css from './Popover.module.css';

interface Props {
  /** The button that opens it carries this as `popoverTarget`. */
  id: string;
  label: string;
  /** Where it opens on the desktop: below the end of the header, beside the foot of the rail. */
  at: 'header' | 'rail';
  head?: ReactNode;
  /** Opens as soon as it is there: it was loaded because somebody asked for it. */
  asked?: boolean;
  children: ReactNode;
}

/** A list that drops from a button. The browser closes it by Escape and a press beside it. */
export function Popover({ id, label, at, head, asked, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asked) return;
    // Named as its source, the button stands before the list in the order of the Tab key.
    const source = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`) ?? undefined;
    panel.current?.showPopover({ source });
  }, [asked, id]);
  const closeWhenChosen = (event: MouseEvent) => {
    const pressed = (event.target as HTMLElement).closest('a, button');
    // What only turns a leaf of the list (`data-stay`) leaves it open.
    if (pressed && !pressed.hasAttribute('data-stay')) panel.current?.hidePopover();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // Its own button opens and closes it itself.
    if (!relatedTarget.matches(`[popovertarget="${id}"]`)) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside take the keys, this only tidies up
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={panel}
      id={id}
      popover="auto"
      className={cx(css.popover, css[at])}
      onClick={closeWhenChosen}
      onBlur={closeWhenLeft}
    >
      {head && <div className={css.head}>{head}</div>}
      <nav aria-label={label}>{children}</nav>
    </div>
  );
}
