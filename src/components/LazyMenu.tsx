import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RenderProp } from '#src/ui/render-element.ts';

export interface ListProps {
  id: string;
  at: 'header' | 'sidebar';
}

interface Props {
  load: () => Promise<{ default: ComponentType<ListProps> }>;
  at: ListProps['at'];
  /** Loads the list beforehand where it must also open offline: signing out works offline. */
  early?: boolean;
  /** Renders the control around the given button, which opens the list. */
  children: (open: RenderProp) => ReactNode;
}

/** A drop-down list that is loaded on first use. */
export function LazyMenu({ load, at, early = false, children }: Props) {
  const id = useId();
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  useEffect(() => {
    if (early) void load().catch(ignoreFailure);
  }, [early, load]);
  const loadList = () =>
    load()
      .then((module) => setList(() => module.default))
      .catch(ignoreFailure);
  const open = (
    <button type="button" {...(List ? { popoverTarget: id } : { onClick: () => void loadList() })} />
  );
  return (
    <>
      {children(open)}
      {List && createPortal(<List id={id} at={at} />, document.body)}
    </>
  );
}

/** Ignores a failed load; the next click retries. */
const ignoreFailure = () => undefined;
