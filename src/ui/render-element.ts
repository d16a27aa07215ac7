import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { cx } from './cx.ts';

/** An element of the caller's (a router's link, a button), which is cloned with the given props. */
export type RenderProp = ReactElement<HTMLAttributes<HTMLElement>>;

export function renderElement(element: RenderProp, props: HTMLAttributes<HTMLElement>) {
  const definedProps = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return cloneElement(element, { ...definedProps, className: cx(props.className, element.props.className) });
}
