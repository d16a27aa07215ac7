import css from './Avatar.module.css';
import { type RenderProp, renderElement } from './render-element.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** For a button; without it the initials only decorate a name. */
  label?: string;
  /** The account's name; its first two letters are shown. */
  name: string;
  render: RenderProp;
}

export const Avatar = ({ label, name, render }: Props) =>
  renderElement(render, {
    className: css.avatar,
    title: label,
    children: (
      <>
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
        <span aria-hidden="true">{[...name].slice(0, 2).join('').toUpperCase()}</span>
      </>
    ),
  });
