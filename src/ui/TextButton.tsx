import type { ComponentPropsWithRef } from 'react';
import { dress, type Wearer } from './render-element.ts';
import css from './TextButton.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  render?: Wearer;
}

/** A press or a link inside a sentence. */
export function TextButton({ render, ...rest }: Props) {
  if (render) return dress(render, { className: css.text, children: rest.children });
  return <button type="button" {...rest} className={css.text} />;
}
