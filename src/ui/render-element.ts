import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { cx } from './cx.ts';

/** An element that the caller brings (a router's link, an anchor). It is dressed here and known nowhere. */
export type Wearer = ReactElement<HTMLAttributes<HTMLElement>>;

export function dress(wearer: Wearer, props: HTMLAttributes<HTMLElement>) {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return cloneElement(wearer, { ...given, className: cx(props.className, wearer.props.className) });
}
