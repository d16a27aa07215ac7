import css from './Avatar.module.css';
import { type RenderProp, renderElement, VisuallyHidden } from './elements.tsx';
import { initials } from './initials.ts';

interface Props {
  /** For a button; without it the initials only decorate a name. */
  label?: string;
  /** The member's name or account, of which the initials are shown. */
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
        <span aria-hidden="true">{initials(name)}</span>
      </>
    ),
  });
