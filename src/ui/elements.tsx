import { cloneElement, type HTMLAttributes, type ReactElement, type SyntheticEvent } from 'react';
import css from './elements.module.css';

/** Joins class names, without false or missing ones. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** An element of the caller's (a router's link, a button), which is cloned with the given props. */
export type RenderProp = ReactElement<HTMLAttributes<HTMLElement>>;

export function renderElement(element: RenderProp, props: HTMLAttributes<HTMLElement>) {
  const definedProps = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return cloneElement(element, { ...definedProps, className: cx(props.className, element.props.className) });
}

/** Hides an image that failed to load, and the browser's own placeholder with it (global.css). */
export const hideBrokenImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('src');

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span {...props} className={css.visuallyHidden} />
);
