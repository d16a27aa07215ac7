import css from './Avatar.module.css';
import { dress, type Wearer } from './render-element.ts';
import { OffScreen } from './VisuallyHidden.tsx';

interface Props {
  label: string;
  /** The account's name; its first two letters stand for it. */
  name: string;
  /** The button that opens what is theirs. */
  render: Wearer;
}

export const Face = ({ label, name, render }: Props) =>
  dress(render, {
    className: css.face,
    title: label,
    children: (
      <>
        <OffScreen>{label}</OffScreen>
        <span aria-hidden="true">{[...name].slice(0, 2).join('').toUpperCase()}</span>
      </>
    ),
  });
