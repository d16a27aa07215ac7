import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './IconButton.module.css';
import { type RenderProp, renderElement } from './render-element.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string;
  children: ReactNode;
  /** 16 px icon in the same 44 px target. */
  small?: boolean;
  /** The main action of its place. */
  primary?: boolean;
  /** On an image. */
  glass?: boolean;
  /** Ignores clicks but keeps the focus, unlike `disabled`. */
  idle?: boolean;
  render?: RenderProp;
}

export function IconButton(props: IconButtonProps) {
  const { label, small, primary, glass, idle, render, className, onClick, ...rest } = props;
  const names = cx(css.iconButton, small && css.small, primary && css.primary, glass && css.glass, className);
  const named = { className: names, 'aria-label': label, title: label };
  if (render) return renderElement(render, { ...named, children: rest.children });
  return (
    <button
      type="button"
      {...rest}
      {...named}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    />
  );
}
