import { User } from 'lucide-react';
import css from './Avatar.module.css';
import { type RenderProp, renderElement, VisuallyHidden } from './elements.tsx';
import { initials } from './initials.ts';

interface Props {
  /** For a button; without it the initials only decorate a name. */
  label?: string;
  /** The member's name, of which the initials are shown; null as long as it is not known. */
  name: string | null;
  render: RenderProp;
}

export const Avatar = ({ label, name, render }: Props) =>
  renderElement(render, {
    className: css.avatar,
    title: label,
    children: (
      <>
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
        {name === null ? <User /> : <span aria-hidden="true">{initials(name)}</span>}
      </>
    ),
  });
