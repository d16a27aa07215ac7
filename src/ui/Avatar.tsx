import css from './Avatar.module.css';
import { type RenderProp, renderElement } from './render-element.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  label: string;
  /** The account's name; its first two letters are shown. */
  name: string;
  /** The button that opens the account menu. */
  render: RenderProp;
}

export const Avatar = ({ label, name, render }: Props) =>
  renderElement(render, {
    className: css.avatar,
    title: label,
    children: (
      <>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true">{[...name].slice(0, 2).join('').toUpperCase()}</span>
      </>
    ),
  });
