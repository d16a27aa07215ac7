import type { ComponentPropsWithRef } from 'react';
import { type RenderProp, renderElement } from './render-element.ts';
import css from './TextButton.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  render?: RenderProp;
}

/** A button or link inside a sentence. */
export function TextButton({ render, ...rest }: Props) {
  if (render) return renderElement(render, { className: css.text, children: rest.children });
  return <button type="button" {...rest} className={css.text} />;
}
