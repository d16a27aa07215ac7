import { dress, type Wearer } from './dress.ts';
import css from './Face.module.css';

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
    'aria-label': label,
    title: label,
    children: [...name].slice(0, 2).join('').toUpperCase(),
  });
