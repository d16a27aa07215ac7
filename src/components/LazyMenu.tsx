import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RenderProp } from '#src/ui/elements.tsx';
import type { LazyComponent } from '#src/ui/lazy-component.ts';

export interface ListProps {
  id: string;
  at: 'header' | 'sidebar';
}

interface Props {
  list: LazyComponent<ListProps>;
  at: ListProps['at'];
  /** Loads the list beforehand where it must also open offline: signing out works offline. */
  preload?: boolean;
  /** Renders the control around the given button, which opens the list. */
  children: (open: RenderProp) => ReactNode;
}

/** A drop-down list that is loaded on first use. */
export function LazyMenu({ list: List, at, preload = false, children }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (preload) void List.preload();
  }, [preload, List]);
  // After a failure the next click tries again.
  const openList = async () => setOpened(await List.preload());
  const load = (event: MouseEvent) => {
    // Without the default action: the list may be there before it, and the button would close it at once.
    event.preventDefault();
    void openList();
  };
  const open = <button type="button" {...(opened ? { popoverTarget: id } : { onClick: load })} />;
  return (
    <>
      {children(open)}
      {opened && createPortal(<List id={id} at={at} />, document.body)}
    </>
  );
}
