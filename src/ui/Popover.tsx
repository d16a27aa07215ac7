import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEventHandler,
  useEffect,
  useRef,
} from 'react';
import { cx } from './elements.tsx';
import css from './Popover.module.css';

export interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  label: string;
  /** Position on the desktop: below the end of the header or its own button, or beside the bottom of the sidebar. */
  at: 'header' | 'button' | 'sidebar';
  head?: ReactNode;
  /** Opens on mount, because a click loaded it. */
  openOnMount?: boolean;
  onToggle?: ToggleEventHandler<HTMLDivElement>;
  children: ReactNode;
}

/** A drop-down list. The browser closes it on Escape and on a click outside. */
export function Popover({ id, label, at, head, openOnMount, onToggle, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!openOnMount) return;
    // With the button as its source, the list follows the button in the tab order.
    const source = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`) ?? undefined;
    panel.current?.showPopover({ source });
  }, [openOnMount, id]);
  const closeWhenChosen = (event: MouseEvent) => {
    const pressed = (event.target as HTMLElement).closest('a, button');
    // An entry with `data-keep-open` changes the list's content and keeps it open.
    if (pressed && !pressed.hasAttribute('data-keep-open')) panel.current?.hidePopover();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // Its own button closes it by itself.
    if (!relatedTarget.matches(`[popovertarget="${id}"]`)) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the entries handle keys, this closes the list
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={panel}
      id={id}
      popover="auto"
      className={cx(css.popover, css[at])}
      onClick={closeWhenChosen}
      onBlur={closeWhenLeft}
      onToggle={onToggle}
    >
      {head && <div className={css.head}>{head}</div>}
      <nav aria-label={label}>{children}</nav>
    </div>
  );
}
