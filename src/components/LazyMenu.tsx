import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Wearer } from '#src/ui/render-element.ts';

export interface ListProps {
  id: string;
  at: 'header' | 'rail';
}

interface Props {
  load: () => Promise<{ default: ComponentType<ListProps> }>;
  at: ListProps['at'];
  /** Fetches the list beforehand, where it must open without a line too: signing out works offline. */
  early?: boolean;
  /** What opens it, around a button that is given. */
  children: (open: Wearer) => ReactNode;
}

/** A list that drops from a button, loaded when somebody asks for it for the first time. */
export function OnDemand({ load, at, early = false, children }: Props) {
  const id = useId();
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  useEffect(() => {
    if (early) void load().catch(tryLater);
  }, [early, load]);
  const ask = () =>
    load()
      .then((module) => setList(() => module.default))
      .catch(tryLater);
  const open = <button type="button" {...(List ? { popoverTarget: id } : { onClick: () => void ask() })} />;
  return (
    <>
      {children(open)}
      {List && createPortal(<List id={id} at={at} />, document.body)}
    </>
  );
}

/** Without a line there is no list; the next press asks again. */
const tryLater = () => undefined;
