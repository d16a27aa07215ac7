import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Wearer } from '../../ui/dress.ts';

export interface ListProps {
  id: string;
  at: 'header' | 'rail';
}

interface Props {
  list: LazyExoticComponent<ComponentType<ListProps>>;
  at: ListProps['at'];
  /** What opens it, around a button that is given. */
  children: (open: Wearer) => ReactNode;
}

/** A list that drops from a button, loaded when somebody asks for it for the first time. */
export function OnDemand({ list: List, at, children }: Props) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const open = (
    <button type="button" {...(asked ? { popoverTarget: id } : { onClick: () => setAsked(true) })} />
  );
  return (
    <>
      {children(open)}
      {asked &&
        createPortal(
          <Suspense>
            <List id={id} at={at} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
