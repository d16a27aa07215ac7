import { type MouseEvent, type ReactNode, useRef } from 'react';
import css from './Popover.module.css';

interface Props {
  /** The button that opens it carries this as `popoverTarget`. */
  id: string;
  label: string;
  head?: ReactNode;
  children: ReactNode;
}

/** What drops from a button at the end of the header. The browser closes it by Escape and a press beside it. */
export function Popover({ id, label, head, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const closeWhenChosen = (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a, button')) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside take the keys, this only tidies up
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={panel} id={id} popover="auto" className={css.popover} onClick={closeWhenChosen}>
      {head && <div className={css.head}>{head}</div>}
      <nav aria-label={label}>{children}</nav>
    </div>
  );
}
