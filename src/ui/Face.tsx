import { dress, type Wearer } from './dress.ts';
import css from './Face.module.css';
import { OffScreen } from './OffScreen.tsx';

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
